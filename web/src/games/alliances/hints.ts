import type { Move } from "../../generated/alliances";
import { say } from "../../words/spoken.svelte";

/** What can be tapped, in one line. */
const HINTS: Partial<Record<Move["move"], string>> = {
  "play-card": "ring-tap-card",
  "set-aside": "ring-tap-packet",
  "choose-card": "ring-tap-any-card",
  "choose-bid-card": "ring-tap-bid",
  "choose-leader": "ring-tap-leader",
  "take-leader": "ring-tap-arms",
  "choose-council": "ring-tap-council",
  "choose-ally": "ring-tap-ally",
  "choose-token": "ring-tap-token",
};

export function ringHint(moves: readonly Move[]): string {
  const id = moves.map((move) => HINTS[move.move]).find((one) => one !== undefined);
  return id === undefined ? "" : say(id);
}
