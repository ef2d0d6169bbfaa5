import type { BoardView, Move } from "../../generated/boardgame";
import type { Facts } from "./facts";
import { countsOf, total } from "./units";

/** How a house's armies stand against what its supply allows. */
export interface SupplyCheck {
  /** The sizes of the armies (two units or more in one area), the largest first. */
  readonly armies: readonly number[];
  readonly limit: readonly number[];
  readonly fits: boolean;
}

/** How many units a house has in each area; attackers count where they attack. */
export function sizesOf(view: BoardView, house: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const area of view.areas) {
    if (area.owner === house) sizes.set(area.area, total(countsOf(area.units)));
  }
  for (const fight of view.fights) {
    // Against a Neutral Force (no defender) the units have not left their area yet.
    if (fight.attacker === house && fight.defender !== null)
      change(sizes, fight.area, total(countsOf(fight.attacking)));
  }
  return sizes;
}

/** The sizes after moves that are planned or thought of, one after the other. */
export function sizesAfter(before: ReadonlyMap<string, number>, moves: readonly Move[]): Map<string, number> {
  const sizes = new Map(before);
  for (const move of moves) {
    if (move.move === "march-units") {
      const count = total(countsOf(move.units));
      change(sizes, move.source, -count);
      change(sizes, move.target, count);
    } else if (move.move === "recruit") {
      change(sizes, move.place, 1);
    } else if (move.move === "choose-unit") {
      change(sizes, move.area, -1);
    }
  }
  return sizes;
}

export function checkSupply(facts: Facts, level: number, sizes: ReadonlyMap<string, number>): SupplyCheck {
  const armies = [...sizes.values()].filter((size) => size > 1).sort((one, other) => other - one);
  const limit = facts.supplyLimit(level);
  return { armies, limit, fits: armies.every((size, index) => size <= (limit[index] ?? 1)) };
}

function change(sizes: Map<string, number>, area: string, by: number): void {
  sizes.set(area, (sizes.get(area) ?? 0) + by);
}
