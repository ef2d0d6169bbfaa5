/** Mission cards that are chosen for a hand. */
import type { Decision } from "../../api/types";

export interface MissionHands {
  /** Those that everybody has. */
  readonly always: readonly number[];
  readonly size: number;
}

/** How many Missions a hand has, and which of them are in each: those that all suggested hands have. */
export function handsOf(decision: Decision): MissionHands {
  const hands = decision.options
    .filter(({ move }) => move.move === "take-missions")
    .map(({ move }) => (move.missions as readonly unknown[]).map(Number));
  const [first = []] = hands;
  return {
    always: first.filter((mission) => hands.every((hand) => hand.includes(mission))),
    size: first.length,
  };
}
