import type { Decision } from "../api/types";
import type { Offer, OfferedAction } from "../games/types";
import type { Words } from "../words/words";
import { optionText } from "./sentences";

type Play = (move: Decision["options"][number]["move"]) => unknown;

/**
 * What the one button of the page does: what the board offers, else the only option that there is. Null if there is nothing to confirm.
 */
export function confirmOf(
  offer: Offer | null,
  decision: Decision | null,
  words: Words,
  play: Play,
): OfferedAction | null {
  if (offer?.confirm) return offer.confirm;
  const [only, ...others] = decision?.options ?? [];
  if (!decision || decision.answered || decision.free || !only || others.length > 0) return null;
  return { label: optionText(words, only.move), run: () => void play(only.move) };
}
