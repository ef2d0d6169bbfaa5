import type { Move, RecruitMove, UpgradeMove } from "../../generated/boardgame";
import type { Facts } from "./facts";

export const COST: Readonly<Record<string, number>> = { footman: 1, knight: 2, ship: 1, "siege-engine": 2 };

export type Mustered = RecruitMove | UpgradeMove;

export function isMustered(move: Move): move is Mustered {
  return move.move === "recruit" || move.move === "upgrade";
}

export function costOf(move: Mustered): number {
  return move.move === "upgrade" ? 1 : (COST[move.unit] ?? 1);
}

/** A castle that may still muster: what it may do, and how many points it has left. */
export interface Castle {
  readonly area: string;
  readonly points: number;
  readonly moves: readonly Mustered[];
}

/**
 * The castles with something to do. The table tells only the sum of all points: what a castle has is what is printed there
 * less what was spent there before, and never less than the dearest thing that it is offered.
 */
export function castlesOf(facts: Facts, moves: readonly Move[], spent: readonly Mustered[]): Castle[] {
  const offered = moves.filter(isMustered);
  return [...new Set(offered.map((move) => move.area as string))].map((area) => {
    const own = offered.filter((move) => move.area === area);
    const used = spent.filter((move) => move.area === area).reduce((sum, move) => sum + costOf(move), 0);
    return { area, points: Math.max(facts.points(area) - used, ...own.map(costOf)), moves: own };
  });
}
