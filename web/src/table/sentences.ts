/** How the things of any game are said: questions, options, events. */
import type { Decision, PlainEvent, PlainMove } from "../api/types";
import type { Draft } from "../games/types";
import type { Words } from "../words/words";
import type { NamedCard } from "./actions";

export function optionText(words: Words, move: PlainMove): string {
  return words.say(`option-${move.move}`, move);
}

/** What a decision asks; with a draft of its answer, as it would be asked after that. */
export function promptText(words: Words, decision: Decision, draft: Draft | null): string {
  const values =
    draft?.kind === decision.kind ? { ...decision.prompt.values, ...draft.values } : decision.prompt.values;
  return words.say(decision.prompt.id, values);
}

export function eventText(words: Words, event: PlainEvent): string {
  return words.say(`event-${event.event}`, event);
}

/** Why a kind of question is asked, and what people usually do; null if nothing is said about it. */
export function hintText(words: Words, kind: string): string | null {
  const id = `hint-${kind}`;
  if (!words.has(id)) return null;
  // The terminal says it in the middle of a sentence.
  const text = words.say(id);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A sentence in pieces; a piece that names a place of the board carries the place's id, one that names a card the card. */
export interface Piece {
  text: string;
  place: string | null;
  /** The card that it names. */
  card?: NamedCard;
}

/**
 * The messages that name a place of the board: an area of a map; a card on a table where each copy has a name besides its title; an
 * ally; a leader, who stands in sentences as the seat that they hold; a unit on a field.
 */
function namesOf(words: Words, place: string): string[] {
  const [card, title] = [`card-${place}`, `title-${place.replace(/-\d+$/u, "")}`];
  const kinds = [
    [`area-${place}`],
    words.has(title) ? [card, title] : [],
    [`ally-${place}`],
    [`leader-${place}`, `seat-${place}`],
    // Units that are pieces of their own have numbers or letters; kinds of units have not.
    /-(\d+|[a-z])$/u.test(place) ? [`unit-${place}`] : [],
  ];
  return kinds.find(([first]) => first !== undefined && words.has(first))?.filter((id) => words.has(id)) ?? [];
}

/** Values of an event that are names of places. */
export function placesOf(words: Words, event: PlainEvent): string[] {
  const values = Object.values(event).flat();
  return [
    ...new Set(
      values.filter((value): value is string => typeof value === "string" && namesOf(words, value).length > 0),
    ),
  ];
}

/** The sentence of an event, with the names of its places as pieces of their own, in whatever form they stand there. */
export function eventPieces(words: Words, event: PlainEvent, cards: readonly NamedCard[] = []): Piece[] {
  let pieces: Piece[] = [{ text: eventText(words, event), place: null }];
  const places = placesOf(words, event).flatMap((place) =>
    namesOf(words, place)
      .flatMap((id) => words.forms(id))
      .map((form): Piece => ({ text: form, place })),
  );
  const named = cards.flatMap((card) =>
    words.forms(card.name).map((form): Piece => ({ text: form, place: null, card })),
  );
  // The longest form of all first: "Sea of Dorne" before "Dorne", and the second copy of a card before the first.
  for (const link of [...places, ...named].sort((one, other) => other.text.length - one.text.length)) {
    pieces = pieces.flatMap((piece) => (isLink(piece) ? [piece] : split(piece.text, link)));
  }
  return pieces;
}

function isLink(piece: Piece | undefined): boolean {
  return piece !== undefined && (piece.place !== null || piece.card !== undefined);
}

/** The pieces, with what follows a place without a space (a full stop, a comma) taken to that place: they stay on one line. */
export function withTails(pieces: readonly Piece[]): (Piece & { tail: string })[] {
  const tailAfter = (piece: Piece | undefined): string =>
    piece && !isLink(piece) ? (/^\S+/u.exec(piece.text)?.[0] ?? "") : "";
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    if (isLink(piece)) return { ...piece, tail: tailAfter(pieces[index + 1]) };
    return {
      ...piece,
      text: isLink(before) ? piece.text.slice(tailAfter(piece).length) : piece.text,
      tail: "",
    };
  });
}

function split(text: string, link: Piece): Piece[] {
  const at = indexOfName(text, link.text);
  if (at < 0) return [{ text, place: null }];
  const parts: Piece[] = [
    { text: text.slice(0, at), place: null },
    link,
    { text: text.slice(at + link.text.length), place: null },
  ];
  return parts.filter((part) => part.text !== "");
}

/** Where a name stands in a text, as words of its own: not as the beginning or the end of a longer word. */
function indexOfName(text: string, name: string): number {
  for (let at = text.indexOf(name); name !== "" && at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + name.length))) return at;
  }
  return -1;
}

/** Text as it is searched: without case, accents and the Polish ł. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

/** Whether all words that somebody typed occur in one of the texts. */
export function matches(wanted: string, ...texts: string[]): boolean {
  const folded = fold(texts.join(" "));
  return fold(wanted)
    .split(/\s+/)
    .every((part) => folded.includes(part));
}
