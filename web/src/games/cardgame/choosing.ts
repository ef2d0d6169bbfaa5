/** What of the table answers the question that is asked: cards in the hand, cards in play, cards laid out to choose from, buttons. */
import type { Move } from "../../generated/cardgame";

export interface Choices {
  /** Moves by the title of a card in the own hand. */
  readonly hand: ReadonlyMap<string, readonly Move[]>;
  /** Moves by the name of a card on the table. */
  readonly table: ReadonlyMap<string, readonly Move[]>;
  /** Titles laid out to choose from: plots, a deck that is searched, a hand that is looked at. */
  readonly laid: readonly string[];
  /** What is no card, and cards that lie nowhere in sight. */
  readonly buttons: readonly Move[];
  readonly pass: Move | undefined;
}

export const NOTHING: Choices = { hand: new Map(), table: new Map(), laid: [], buttons: [], pass: undefined };

const OF_A_HAND = ["must-discard", "may-discard", "shuffle-away"];

/** Are the titles that a question offers those of the own hand? A deck that is searched may hold the same ones, and so may another hand. */
export function asksOfOwnHand(kind: string, values: Readonly<Record<string, unknown>>, viewer: string | null): boolean {
  return OF_A_HAND.includes(kind) && values.owner === viewer;
}

/** Sorts the moves that may be played by what a person would tap for them. `ofHand`: titles to choose are those of the own hand. */
export function choicesOf(moves: readonly Move[], ofHand: boolean, visible: ReadonlySet<string>): Choices {
  const byTitle = new Map<string, Move[]>();
  const byCard = new Map<string, Move[]>();
  const laid: string[] = [];
  const buttons: Move[] = [];
  let pass: Move | undefined;
  for (const move of moves) {
    switch (move.move) {
      case "play":
      case "add-duplicate":
      case "place":
      case "attach":
        put(byTitle, move.title, move);
        break;
      case "choose-title":
        if (ofHand) put(byTitle, move.title, move);
        else laid.push(move.title);
        break;
      case "use":
      case "declare":
      case "choose":
      case "resolve":
      case "discard-duplicate":
        if (visible.has(move.card)) put(byCard, move.card, move);
        else buttons.push(move);
        break;
      case "pass":
        pass = move;
        break;
      default:
        buttons.push(move);
    }
  }
  return { hand: byTitle, table: byCard, laid, buttons, pass };
}

function put(map: Map<string, Move[]>, key: string, move: Move): void {
  map.set(key, [...(map.get(key) ?? []), move]);
}

/** What was tapped first: a card in the hand, on the table, or laid out. */
export interface Chosen {
  readonly place: "hand" | "table" | "laid";
  readonly id: string;
}

/** The moves that the chosen card stands for; an attachment needs its host first. */
export function movesOf(choices: Choices, chosen: Chosen | null): readonly Move[] {
  if (!chosen) return [];
  if (chosen.place === "hand") return (choices.hand.get(chosen.id) ?? []).filter((move) => move.move !== "attach");
  if (chosen.place === "table") return choices.table.get(chosen.id) ?? [];
  return choices.laid.includes(chosen.id) ? [{ move: "choose-title", title: chosen.id }] : [];
}

/** The characters on which the chosen attachment may be played, each with its move. */
export function hostsOf(choices: Choices, chosen: Chosen | null): ReadonlyMap<string, Move> {
  const moves = chosen?.place === "hand" ? (choices.hand.get(chosen.id) ?? []) : [];
  return new Map(moves.flatMap((move) => (move.move === "attach" ? [[move.card, move] as const] : [])));
}

/** Kinds of questions in which a tap is the answer: it can be changed by tapping on, or taken back. */
const AT_ONCE = ["declare-attackers", "declare-defenders", "place-cards", "choose-seven"];

export function answersAtOnce(kind: string): boolean {
  return AT_ONCE.includes(kind);
}

/** Is this the last one who could be declared? With it the declaration is done, so it isn't taken by a single tap. */
export function declaresLast(kind: string, choices: Choices): boolean {
  return (kind === "declare-attackers" || kind === "declare-defenders") && choices.table.size === 1;
}

/** What somebody tried who taps a card that can't be chosen: the move whose rule is to be named, if there is one. */
export function triedOnTable(kind: string, card: string, own: boolean, usable: boolean): Move | null {
  switch (kind) {
    case "act":
      return own && usable ? { move: "use", card } : null;
    case "declare-attackers":
    case "declare-defenders":
      return { move: "declare", card };
    case "choose-bypassed":
    case "choose-casualties":
    case "choose-cards":
    case "choose-own":
    case "choose-any":
    case "choose-kept":
    case "choose-cost-cards":
    case "pick-target":
      return { move: "choose", card };
    default:
      return null;
  }
}

/** The same for a card in the hand. `inPlay`: a copy is in play; `host`: some character that an attachment could go to. */
export function triedInHand(
  kind: string,
  title: string,
  type: string,
  inPlay: boolean,
  host: string | undefined,
): Move | null {
  if (kind === "place-cards") return { move: "place", title };
  if (kind !== "act") return null;
  if (type === "attachment") return host === undefined ? null : { move: "attach", title, card: host };
  return { move: type === "character" && inPlay ? "add-duplicate" : "play", title };
}
