/** Army lists as the builder changes them, and those that this browser keeps. What a list breaks, only the server says. */
import type { GameFacts } from "../../api/types";
import type { ArmyEntry, ArmyList } from "../../generated/miniatures";

export type Card = GameFacts["cards"][number];
export type Kind = "unit" | "attachment" | "ncu";
export const KINDS: readonly Kind[] = ["unit", "attachment", "ncu"];
export const SIZES = [20, 30, 40, 50] as const;
/** The smallest army and the largest. */
export const POINTS: [number, number] = [10, 120];
export const NEUTRAL = "neutral";

/** What a code of an army says: `stark/45/10201+20201,30201~1`. */
export interface CodedArmy {
  faction: string;
  points: number;
  /** All its cards, by number. */
  cards: string[];
}

export function codedArmy(code: string): CodedArmy {
  const [faction = "", points = "", cards = ""] = code.split("/");
  return { faction, points: Number(points), cards: cards.replace(/~.*$/, "").split(/[,+]/).filter(Boolean) };
}

export function emptyList(faction: string, points: number): ArmyList {
  return { faction, points, entries: [], unattached: [], ncus: [] };
}

/** Cards that an army of a faction may be built of, as far as their faction goes: first its own, then the Neutral ones. */
export function offered(cards: readonly Card[], faction: string, kind: Kind, wanted: string, language: string): Card[] {
  const words = wanted.trim().toLocaleLowerCase(language);
  const found = cards.filter(
    (card) =>
      card.kind === kind &&
      (card.facts.faction === faction || card.facts.faction === NEUTRAL) &&
      `${card.names[language] ?? ""} ${card.texts[language] ?? ""}`.toLocaleLowerCase(language).includes(words),
  );
  return found.sort((one, other) => Number(one.facts.faction === NEUTRAL) - Number(other.facts.faction === NEUTRAL));
}

/** A list with one card more. An Attachment goes into the unit that is chosen, else stands by itself (some are put into enemy units). */
export function added(list: ArmyList, card: Card, entry: number | null): ArmyList {
  if (card.kind === "unit") return { ...list, entries: [...list.entries, { unit: card.id, attachments: [] }] };
  if (card.kind === "ncu") return { ...list, ncus: [...list.ncus, card.id] };
  if (entry === null || !list.entries[entry]) return { ...list, unattached: [...list.unattached, card.id] };
  return { ...list, entries: list.entries.map((one, place) => (place === entry ? joined(one, card.id) : one)) };
}

function joined(entry: ArmyEntry, card: string): ArmyEntry {
  return { ...entry, attachments: [...entry.attachments, card] };
}

export function withoutEntry(list: ArmyList, entry: number): ArmyList {
  return { ...list, entries: list.entries.filter((_, place) => place !== entry) };
}

export function withoutAttachment(list: ArmyList, entry: number | null, place: number): ArmyList {
  const left = (cards: string[]) => cards.filter((_, other) => other !== place);
  if (entry === null) return { ...list, unattached: left(list.unattached) };
  return {
    ...list,
    entries: list.entries.map((one, other) => (other === entry ? { ...one, attachments: left(one.attachments) } : one)),
  };
}

export function withoutNcu(list: ArmyList, place: number): ArmyList {
  return { ...list, ncus: list.ncus.filter((_, other) => other !== place) };
}

/** The unit that an Attachment most likely is for: the first of its type that has none; null if there is none. */
export function likelyEntry(list: ArmyList, card: Card, cards: ReadonlyMap<string, Card>): number | null {
  const found = list.entries.findIndex(
    (entry) => entry.attachments.length === 0 && cards.get(entry.unit)?.facts.type === card.facts.type,
  );
  return found < 0 ? null : found;
}

// --- what this browser keeps ------------------------------------------------------------------------------------

export interface KeptArmy {
  name: string;
  code: string;
  points: number;
  faction: string;
}

const KEY = "maester-armies";
const MOST_KEPT = 50;

/** The lists that were kept, the newest first; a browser that forbids it has none. */
export function keptArmies(): KeptArmy[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptArmy {
  if (typeof value !== "object" || value === null) return false;
  const { name, code, points, faction } = value as Record<string, unknown>;
  return (
    typeof name === "string" && typeof code === "string" && typeof points === "number" && typeof faction === "string"
  );
}

/** Keeps a list under its name, in the place of one of the same name. Was it kept? */
export function keepArmy(army: KeptArmy): boolean {
  return write([army, ...keptArmies().filter((one) => one.name !== army.name)].slice(0, MOST_KEPT));
}

export function forgetArmy(name: string): boolean {
  return write(keptArmies().filter((one) => one.name !== name));
}

function write(armies: KeptArmy[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(armies));
    return true;
  } catch {
    return false;
  }
}
