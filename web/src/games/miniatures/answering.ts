/** The answers that stand around a unit, and what stands above units that may be chosen. */
import type { Decision } from "../../api/types";
import { optionText } from "../../table/sentences";
import { nameOf, say, spoken } from "../../words/spoken.svelte";
import type { BoardProps } from "../types";
import { ACTIONS, chargeOdds } from "./asking";
import type { RingItem } from "./Ring.svelte";
import { percentOf } from "./telling";

type Doing = Pick<BoardProps, "play" | "why">;

/** All actions of a unit: those that may not be taken say why. */
export function actionItems(decision: Decision | null, { play, why }: Doing): RingItem[] {
  const allowed = new Map(decision?.options.map(({ move }) => [String(move.action), move]));
  return ACTIONS.map((action) => {
    const move = allowed.get(action);
    return {
      id: action,
      label: nameOf("action", action),
      picture: action,
      barred: !move,
      run: () => void (move ? play(move) : why({ move: "take-action", action })),
    };
  });
}

/** Several answers for one unit. */
export function answerItems(options: Decision["options"], { play }: Doing): RingItem[] {
  return options.map(({ move, text }) => ({
    id: text,
    label: optionText(spoken.words, move),
    run: () => void play(move),
  }));
}

/** What the die of a Charge needs, above each unit that may be charged. */
export function chargeNotes(decision: Decision | null): ReadonlyMap<string, string> {
  return new Map(
    [...chargeOdds(decision)].map(([unit, { needs }]) => [
      unit,
      say("field-odds", { needs, percent: percentOf(needs) }),
    ]),
  );
}
