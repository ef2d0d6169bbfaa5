/** The answers that stand around a unit, and what stands above units that may be chosen. */
import type { Decision, PlainMove } from "../../api/types";
import { optionText } from "../../table/sentences";
import { nameOf, say, spoken } from "../../words/spoken.svelte";
import type { BoardProps } from "../types";
import { ACTIONS, chargeOdds, type Way } from "./asking";
import type { PictureName } from "./pictures";
import type { RingItem } from "./Ring.svelte";
import { percentOf } from "./telling";

type Doing = Pick<BoardProps, "play" | "why">;

/** The answers around a unit: its actions, tokens, or whatever else there are several of for it. */
export function ringItems(
  way: Way,
  decision: Decision | null,
  own: readonly Decision["options"][number][],
  doing: Doing,
): RingItem[] {
  if (way === "actions") return actionItems(decision, doing);
  return way === "conditions" ? conditionItems(decision, doing) : answerItems(own, doing);
}

/** All actions of a unit: those that may not be taken say why. Of free actions only those that an effect grants are there. */
function actionItems(decision: Decision | null, { play, why }: Doing): RingItem[] {
  const taken = (decision?.options ?? []).filter(({ move }) => move.move === "take-action");
  const allowed = new Map(taken.map(({ move }) => [String(move.action), move]));
  const shown = decision?.kind === "choose-action" ? ACTIONS : ACTIONS.filter((action) => allowed.has(action));
  return shown.map((action) => {
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

/** The kinds of Condition tokens that a unit may get or lose. */
function conditionItems(decision: Decision | null, { play }: Doing): RingItem[] {
  return (decision?.options ?? [])
    .filter(({ move }) => move.move === "choose-condition")
    .map(({ move }) => ({
      id: String(move.condition),
      label: nameOf("condition", String(move.condition)),
      picture: move.condition as PictureName,
      run: () => void play(move),
    }));
}

/** Several answers for one unit. */
function answerItems(options: readonly Decision["options"][number][], { play }: Doing): RingItem[] {
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

/** Above each unit that was named for a card, as which one it was. */
export function targetNotes(targets: readonly string[]): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  targets.forEach((unit, place) => notes.set(unit, [notes.get(unit), `${place + 1}.`].filter(Boolean).join(" ")));
  return notes;
}

/** The card that is chosen with a move, if it isn't played from the hand of Tactics cards: what it is, and its id. */
function cardOf({ move, card, mission, reserve }: PlainMove): readonly [kind: string, id: unknown] | null {
  switch (move) {
    case "choose-objective-card":
      return ["objective", card];
    case "play-siege-card":
      return ["siege-card", card];
    case "take-card":
      return ["card", card];
    case "reveal-mission":
      return ["mission", mission];
    case "replace-mission":
    case "renew-mission":
      return ["mission", reserve];
    default:
      return null;
  }
}

/** Is a card chosen with it, which is shown with all that it says? */
export function isCard(move: PlainMove): boolean {
  return cardOf(move) !== null;
}

/** The message that tells what a card or an ability says which is chosen; null if none is. */
export function textIdOf(move: PlainMove): string | null {
  const chosen = cardOf(move);
  if (chosen) return `text-${chosen[0]}-${String(chosen[1])}`;
  if (typeof move.card === "string") return `text-card-${move.card}`;
  return typeof move.ability === "string" ? `text-ability-${move.ability}` : null;
}
