/** How a challenge ended that is no longer on the table: the lane is gone before anybody could read it. */
import type { CourtView, Event } from "../../generated/cardgame";

export interface Outcome {
  readonly icon: string;
  readonly attacker: string;
  readonly winner: string | null;
  readonly attack: number;
  readonly defence: number;
  readonly unopposed: boolean;
  /** What came of it: deaths, discarded cards, power. */
  readonly after: readonly Event[];
}

const AFTER = [
  "card-power-gained",
  "character-saved",
  "characters-killed",
  "hand-discarded",
  "house-power-gained",
  "power-moved",
];

/** The outcome of the last challenge that was decided among these events; null if none was, or its lane is still there. */
export function outcomeOf(
  events: readonly { event: string }[],
  before: CourtView | null,
  now: CourtView,
): Outcome | null {
  const told = events as readonly Event[];
  const at = told.findLastIndex((event) => event.event === "challenge-won");
  const won = told[at];
  if (now.challenge !== null || won?.event !== "challenge-won") return null;
  const begun = told.slice(0, at).findLast((event) => event.event === "challenge-initiated");
  const icon = begun?.event === "challenge-initiated" ? begun.icon : before?.challenge?.type;
  const attacker = begun?.event === "challenge-initiated" ? begun.seat : before?.challenge?.attacker;
  if (icon === undefined || attacker === undefined) return null;
  const rest = told.slice(at + 1);
  const end = rest.findIndex((event) => event.event === "challenge-ended");
  const after = (end < 0 ? rest : rest.slice(0, end)).filter((event) => AFTER.includes(event.event));
  return {
    icon,
    attacker,
    winner: won.winner,
    attack: won.attack,
    defence: won.defence,
    unopposed: won.unopposed,
    after,
  };
}
