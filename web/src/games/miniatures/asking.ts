/** What a question means for the board: which units may be tapped, what else can be answered. The answers are the server's. */
import type { Decision, PlainMove } from "../../api/types";

type Option = Decision["options"][number];

/** Questions before the battle: *do it for me* answers them with the first option, which is the recommended one. */
const SET_UP = [
  "bring-army",
  "lay-piece",
  "lay-piece-alone",
  "choose-terrain-kind",
  "lay-rolled-piece",
  "choose-zone",
  "choose-corner",
  "choose-role",
  "name-defenders-edge",
  "pick-mission-hand",
  "choose-commander-card",
  "choose-marked",
  "choose-marked-card",
  "name-first-player",
  "choose-unit-to-join",
  "arrange-attachments",
  "wait-in-reserve",
  "keep-half",
  "deploy-unit",
];

export const ACTIONS = ["maneuver", "march", "charge", "ranged-attack", "melee-attack", "retreat", "forgo"] as const;

export function isSetUp(decision: Decision | null): boolean {
  return decision !== null && SET_UP.includes(decision.kind);
}

/** What is answered when somebody leaves setting up to the page; null if nothing is to be answered. */
export function readyAnswer(decision: Decision | null): PlainMove | null {
  if (!decision || decision.answered || !isSetUp(decision)) return null;
  return decision.options[0]?.move ?? null;
}

/** The unit by which a move is chosen: on the field, or an NCU beside it. */
export function unitOf(move: PlainMove): string | null {
  switch (move.move) {
    case "activate":
    case "choose-unit":
    case "heal-wounds":
    case "join-unit":
    case "mark-unit":
    case "swap-token":
      return String(move.unit);
    case "resolve-text":
      return nameOrNull(move.unit);
    case "use-text":
    case "play-card": {
      const [target] = move.targets as string[];
      return target ?? nameOrNull(move.unit);
    }
    case "declare-charge":
    case "shoot":
    case "strike":
    case "move-token":
      return String(move.target);
    default:
      return null;
  }
}

/** The part of the table by which a move is chosen: a token, a piece of terrain, a square, a corner or an edge. */
export function placeOf(move: PlainMove): string | null {
  switch (move.move) {
    case "take-objective":
      return `objective-${Number(move.objective)}`;
    case "choose-piece":
    case "demolish":
      return String(move.piece);
    case "put-in-quadrant":
      return `quadrant-${String(move.quadrant)}`;
    case "take-corner":
      return `corner-${String(move.corner)}`;
    case "take-zone":
      return `edge-${String(move.edge)}`;
    default:
      return null;
  }
}

/** Whom a move names, in the order of its text. */
export function targetsOf(move: PlainMove): readonly string[] {
  return (move.targets ?? []) as readonly string[];
}

/** Does a move name these first? */
export function beginsWith(move: PlainMove, named: readonly string[]): boolean {
  return named.every((unit, place) => targetsOf(move)[place] === unit);
}

function nameOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** What is tapped for the answers of a question: units and NCUs, parts of the table, zones of the Tactics Board, cards in the hand; the rest are buttons. */
export interface Answering {
  readonly units: ReadonlyMap<string, readonly Option[]>;
  readonly places: ReadonlyMap<string, readonly Option[]>;
  readonly zones: ReadonlyMap<string, readonly Option[]>;
  readonly cards: ReadonlyMap<string, readonly Option[]>;
  readonly others: readonly Option[];
}

/**
 * The options by what is tapped for them. A card is lifted first: then units are the next targets of that card after those that are named,
 * and `others` has only what doesn't belong to any of the cards.
 */
export function byThing(
  decision: Decision | null,
  lifted: string | null = null,
  named: readonly string[] = [],
): Answering {
  const [units, places] = [new Map<string, Option[]>(), new Map<string, Option[]>()];
  const [zones, cards] = [new Map<string, Option[]>(), new Map<string, Option[]>()];
  const others: Option[] = [];
  const add = (found: Map<string, Option[]>, key: string, option: Option): void =>
    void found.set(key, [...(found.get(key) ?? []), option]);
  for (const option of decision?.options ?? []) {
    const { move } = option;
    const [unit, place] = [unitOf(move), placeOf(move)];
    if (move.move === "claim-zone" || move.move === "choose-zone") add(zones, String(move.zone), option);
    else if (move.move === "play-card") {
      add(cards, String(move.card), option);
      const next = targetsOf(move)[named.length] ?? (named.length === 0 ? unit : null);
      if (move.card === lifted && next !== null && beginsWith(move, named)) add(units, next, option);
    } else if (place !== null) add(places, place, option);
    else if (unit === null) others.push(option);
    else if (lifted === null) add(units, unit, option);
  }
  return { units, places, zones, cards, others };
}

/** How a question is answered on the board. */
export type Way =
  | "nothing"
  | "armies"
  | "missions"
  | "cards"
  | "actions"
  | "thinking"
  | "reroll"
  | "discard"
  | "conditions"
  | "things"
  | "list";

const THINKING = [
  "maneuver",
  "march",
  "shift-by",
  "retreat-to",
  "free-pivot",
  "charge-facing",
  "deploy",
  "lay-terrain",
  "place-token",
  "place-pile",
  "align",
];

/** Cards of which one is chosen after all of them were read. */
const PICKED = ["choose-objective-card", "reveal-mission", "replace-mission", "renew-mission", "take-card"];

export function wayOfAnswering(decision: Decision | null): Way {
  if (!decision || decision.answered) return "nothing";
  const kinds = decision.options.map(({ move }) => move.move);
  if (kinds.includes("bring")) return "armies";
  if (kinds.includes("take-missions")) return "missions";
  if (kinds.some((kind) => PICKED.includes(kind))) return "cards";
  if (kinds.includes("take-action")) return "actions";
  if (decision.kind === "reroll-dice" || kinds.includes("reroll")) return "reroll";
  if (kinds.some((kind) => THINKING.includes(kind))) return "thinking";
  if (kinds.includes("discard")) return "discard";
  if (kinds.includes("choose-condition")) return "conditions";
  const { units, places, zones, cards } = byThing(decision);
  return units.size + places.size + zones.size + cards.size > 0 ? "things" : "list";
}

/** The kind of movement that is thought of. */
export function kindOf(decision: Decision): string {
  return decision.options.map(({ move }) => move.move).find((kind) => THINKING.includes(kind)) ?? "";
}

/** For each target of a Charge how far it is and what the die must show, as the server's guidance has it. */
export function chargeOdds(decision: Decision | null): ReadonlyMap<string, { travel: number; needs: number }> {
  const odds = (decision?.guidance.odds ?? {}) as Record<string, [number, number]>;
  return new Map(Object.entries(odds).map(([unit, [travel, needs]]) => [unit, { travel, needs }]));
}

/** The chance that a die shows at least this number. */
export function chanceOf(needs: number): number {
  return Math.max(0, Math.min(6, 7 - needs)) / 6;
}
