/** What a question means for the board: which units may be tapped, what else can be answered. The answers are the server's. */
import type { Decision, PlainMove } from "../../api/types";

type Option = Decision["options"][number];

/** Questions before the battle: *do it for me* answers them with the first option, which is the recommended one. */
const SET_UP = ["bring-army", "lay-piece", "choose-zone", "name-first-player", "deploy-unit"];

export const ACTIONS = ["maneuver", "march", "charge", "ranged-attack", "melee-attack", "retreat", "forgo"] as const;

export function isSetUp(decision: Decision | null): boolean {
  return decision !== null && SET_UP.includes(decision.kind);
}

/** What is answered when somebody leaves setting up to the page; null if nothing is to be answered. */
export function readyAnswer(decision: Decision | null): PlainMove | null {
  if (!decision || decision.answered || !isSetUp(decision)) return null;
  return decision.options[0]?.move ?? null;
}

/** The unit on the field by which a move is chosen. */
export function unitOf(move: PlainMove): string | null {
  switch (move.move) {
    case "activate":
    case "choose-unit":
    case "resolve-text":
      return String(move.unit);
    case "use-text": {
      const [target] = move.targets as string[];
      return target ?? String(move.unit);
    }
    case "declare-charge":
    case "shoot":
    case "strike":
      return String(move.target);
    default:
      return null;
  }
}

/** The options by the units that are tapped for them, and the others. */
export function byUnit(decision: Decision | null): { units: Map<string, Option[]>; others: Option[] } {
  const units = new Map<string, Option[]>();
  const others: Option[] = [];
  for (const option of decision?.options ?? []) {
    const unit = unitOf(option.move);
    if (unit === null) others.push(option);
    else units.set(unit, [...(units.get(unit) ?? []), option]);
  }
  return { units, others };
}

/** How a question is answered on the board. */
export type Way = "nothing" | "armies" | "actions" | "thinking" | "reroll" | "units" | "list";

const THINKING = [
  "maneuver",
  "march",
  "shift-by",
  "retreat-to",
  "free-pivot",
  "charge-facing",
  "deploy",
  "lay-terrain",
  "align",
];

export function wayOfAnswering(decision: Decision | null): Way {
  if (!decision || decision.answered) return "nothing";
  const kinds = decision.options.map(({ move }) => move.move);
  if (kinds.includes("bring")) return "armies";
  if (kinds.includes("take-action")) return "actions";
  if (decision.kind === "reroll-dice" || kinds.includes("reroll")) return "reroll";
  if (kinds.some((kind) => THINKING.includes(kind))) return "thinking";
  return decision.options.some(({ move }) => unitOf(move) !== null) ? "units" : "list";
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
