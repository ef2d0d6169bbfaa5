import type { Move } from "../../generated/boardgame";
import { countsOf, LETTERS } from "./units";

/**
 * How a move is chosen on the board: step by step, each of them something that can be tapped. A march is its source, its
 * target, its units; a card from the hand is one step. The moves that a decision offers thus form a tree, and what is lit
 * is what leads on from where one stands in it.
 */
export type Step =
  | { readonly kind: "area"; readonly id: string }
  | { readonly kind: "units"; readonly id: string }
  | { readonly kind: "order"; readonly id: string }
  | { readonly kind: "unit"; readonly id: string; readonly routed: boolean; readonly upgrade: boolean }
  | { readonly kind: "card"; readonly id: string }
  | { readonly kind: "track"; readonly id: string }
  | { readonly kind: "house"; readonly id: string }
  | { readonly kind: "number"; readonly id: string }
  | { readonly kind: "button"; readonly id: string };

export type StepKind = Step["kind"];
export type Path = readonly Step[];

const area = (id: string): Step => ({ kind: "area", id });
const button = (id: string): Step => ({ kind: "button", id });
const unit = (id: string, routed = false, upgrade = false): Step => ({ kind: "unit", id, routed, upgrade });

/** The steps that lead to a move. Moves that name nothing on the table are buttons. */
export function pathOf(move: Move): Path {
  switch (move.move) {
    case "march-units":
      return [area(move.source), area(move.target), { kind: "units", id: move.units }];
    case "end-march":
      return [area(move.source), button(move.move)];
    case "raid":
      return [area(move.source), move.target === null ? button("raid-nothing") : area(move.target)];
    case "place-order":
    case "exchange-order":
      return [area(move.area), { kind: "order", id: move.token }];
    case "recruit":
      return [area(move.area), unit(move.unit), area(move.place)];
    case "upgrade":
      return [area(move.area), unit(move.unit, move.routed, true)];
    case "choose-unit":
      return [area(move.area), unit(move.unit, move.routed)];
    case "destroy-unit":
      return [unit(move.unit)];
    case "consolidate-power":
    case "muster-by-order":
      return [area(move.area), button(move.move)];
    case "retreat-to":
    case "pick-castle":
    case "remove-order":
    case "upgrade-footman":
      return [area(move.area)];
    case "play-card":
    case "pick-card":
    case "discard-from-hand":
      return [{ kind: "card", id: move.card }];
    case "choose-track":
    case "pick-track":
      return [{ kind: "track", id: move.track }];
    case "next-house":
    case "count-as":
      return [{ kind: "house", id: move.seat }];
    case "grant-support":
      return [move.side === null ? button("support-nobody") : { kind: "house", id: move.side }];
    case "bid-power":
      return [{ kind: "number", id: String(move.power) }];
    case "keep-ships":
      return [{ kind: "number", id: String(move.ships) }];
    default:
      return [button(JSON.stringify(move))];
  }
}

export function sameStep(one: Step, other: Step | undefined): boolean {
  if (!other) return false;
  if (one.kind === "unit" && other.kind === "unit") {
    return one.id === other.id && one.routed === other.routed && one.upgrade === other.upgrade;
  }
  return one.kind === other.kind && one.id === other.id;
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => sameStep(step, path[index]));
}

/** What may be tapped next, each once, in the order of the moves. */
export function nextSteps(moves: readonly Move[], taken: Path): Step[] {
  const found: Step[] = [];
  for (const move of moves) {
    const path = pathOf(move);
    const step = path[taken.length];
    if (step && startsWith(path, taken) && !found.some((one) => sameStep(one, step))) found.push(step);
  }
  return found;
}

/** The move that these steps lead to exactly, if they do. */
export function moveAt<M extends Move>(moves: readonly M[], taken: Path): M | undefined {
  return moves.find((move) => pathOf(move).length === taken.length && startsWith(pathOf(move), taken));
}

/** The ids of the steps of one kind. */
export function idsOf(steps: readonly Step[], kind: StepKind): string[] {
  return steps.filter((step) => step.kind === kind).map((step) => step.id);
}

/**
 * Goes on alone where there is only one way: a recruited Footman stands where its points come from, a march that has
 * begun goes on from its area. What this leads to is still to be confirmed.
 */
export function settled(moves: readonly Move[], taken: Path): Path {
  const [only, ...others] = nextSteps(moves, taken);
  return only && others.length === 0 ? settled(moves, [...taken, only]) : taken;
}

/**
 * The areas to light: those that lead on from here. Where nothing on the map leads on (units or a number are to be chosen, or
 * all is chosen), those of the last choice of an area, which may still be changed.
 */
export function litAreas(moves: readonly Move[], taken: Path): string[] {
  const next = idsOf(nextSteps(moves, taken), "area");
  if (next.length > 0 || taken.length === 0) return next;
  return litAreas(moves, taken.slice(0, -1));
}

/** Where a tap on an area leads; undefined if it leads nowhere. */
export function tapped(moves: readonly Move[], taken: Path, id: string): Path | undefined {
  for (let length = taken.length; length >= 0; length -= 1) {
    const start = taken.slice(0, length);
    if (idsOf(nextSteps(moves, start), "area").includes(id)) return settled(moves, [...start, { kind: "area", id }]);
  }
  return undefined;
}

/** Whether a tap on an area confirms what is chosen: it is the area where that ends, and was the last one to be tapped. */
export function confirms(taken: Path, tappedBefore: string | null, id: string): boolean {
  return tappedBefore === id && idsOf(taken, "area").at(-1) === id;
}

/** Of the groups of units that may go, the one that is wanted; else the largest part of it; else the first. */
export function bestGroup(offered: readonly string[], wanted: string | null): string | undefined {
  if (wanted === null || offered.includes(wanted)) return wanted ?? offered[0];
  const most = countsOf(wanted);
  const parts = offered.filter((group) => LETTERS.every((letter) => countsOf(group)[letter] <= most[letter]));
  return (
    parts.reduce<string | undefined>(
      (best, group) => (best && best.length >= group.length ? best : group),
      undefined,
    ) ?? offered[0]
  );
}
