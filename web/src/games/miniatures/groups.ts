/** The log by activation: what a unit did, and all that followed from it. */
import type { GameFacts, PlainEvent } from "../../api/types";
import type { ActionStart, LogGroups } from "../../table/actions";
import type { Die } from "../../table/dice";
import { tacticsId } from "./facts";

const seatOf = (unit: unknown): string | null => String(unit).split("-")[0] ?? null;

/** After these nothing goes on that a card or an Order could belong to. */
const PAUSES = ["turn-started", "activation-ended", "turn-passed", "round-started"];

export const groupOf: LogGroups["groupOf"] = (event, before): ActionStart | null => {
  switch (event.event) {
    case "card-played":
      return before && PAUSES.includes(before.event) ? { seat: String(event.seat) } : null;
    case "round-started":
      return { seat: null, chapter: true };
    case "unit-activated":
      return { seat: seatOf(event.unit) };
    case "turn-passed":
    case "army-brought":
    case "zone-taken":
    case "zones-left":
    case "conceded":
      return { seat: String(event.seat) };
    case "first-player-changed":
    case "objectives-laid-out":
    case "game-won":
    case "game-drawn":
      return { seat: null };
    case "unit-deployed":
      return { seat: seatOf(event.unit) };
    default:
      return null;
  }
};

/** Objectives and pieces of terrain; units are named by the sentences themselves. */
export const placesOf = (event: PlainEvent): readonly string[] => {
  if (event.event === "objective-claimed") return [`objective-${String(event.objective)}`];
  return typeof event.piece === "string" ? [event.piece] : [];
};

/** Tactics cards that an event names; what is drawn and discarded, too. */
export const cardsOf: NonNullable<LogGroups["cardsOf"]> = (event, facts) => {
  const named = [event.card, event.ability, ...(Array.isArray(event.cards) ? (event.cards as unknown[]) : [])];
  const refs = refsOf(facts);
  return [...new Set(named)].flatMap((card) => {
    const id = typeof card === "string" ? refs.get(card) : undefined;
    return id === undefined ? [] : [{ name: `card-${String(card)}`, text: `text-card-${String(card)}`, id }];
  });
};

const found = new WeakMap<GameFacts, ReadonlyMap<string, string>>();

/** The numbers of all Tactics cards. */
function refsOf(facts: GameFacts): ReadonlyMap<string, string> {
  const known = found.get(facts);
  if (known) return known;
  const tactics = facts.cards.filter(({ kind }) => kind === "tactics");
  const refs = new Map(tactics.map((card) => [tacticsId(card), card.id]));
  found.set(facts, refs);
  return refs;
}

/** The dice as they lay after an event: whether they count is told by the events that count them. */
export const diceOf = (event: PlainEvent): readonly Die[] => {
  if (event.event !== "rolled" && event.event !== "rerolled") return [];
  return (event.dice as number[]).map((face) => ({ face, good: true }));
};
