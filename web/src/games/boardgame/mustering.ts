import type { Move, RecruitMove, UpgradeMove } from "../../generated/boardgame";
import type { Guidance } from "./guidance";

export type Mustered = RecruitMove | UpgradeMove;

function isMustered(move: Move): move is Mustered {
  return move.move === "recruit" || move.move === "upgrade";
}

/** What it costs, as the table tells. */
export function costOf({ costs, upgrade_cost }: Guidance, move: Mustered): number | undefined {
  return move.move === "upgrade" ? upgrade_cost : costs?.[move.unit];
}

/** A castle that may still muster: what it may do, and how many points it has left. */
export interface Castle {
  readonly area: string;
  readonly points: number;
  readonly moves: readonly Mustered[];
}

/** The kinds of things that a castle may do: a Ship may have several places, and is one of them. */
export function kindsOf(castle: Castle): Mustered[][] {
  const groups = new Map<string, Mustered[]>();
  for (const move of castle.moves) {
    const key = `${move.move} ${move.unit} ${move.move === "upgrade" ? move.routed : ""}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()];
}

/** The castles with something to do, each with the points that the table says it has left. */
export function castlesOf(moves: readonly Move[], points: Readonly<Record<string, number>>): Castle[] {
  const offered = moves.filter(isMustered);
  return [...new Set(offered.map((move) => move.area as string))].map((area) => {
    return { area, points: points[area] ?? 0, moves: offered.filter((move) => move.area === area) };
  });
}
