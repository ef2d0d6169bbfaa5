import type { Move } from "../../generated/boardgame";
import type { Armies, Guidance, SupplyGuidance } from "./guidance";
import { countsOf, total } from "./units";

/** How a house's armies stand against what its supply allows. */
export interface SupplyCheck extends Armies {
  readonly limit: readonly number[];
}

/**
 * The armies after the move that is thought of, as the table tells; null where it tells nothing of supply. Without such a move it is
 * the armies as they are: with the groups of a march that has begun (`begun` is its area), or while mustering.
 */
export function supplyAfter(guidance: Guidance, move: Move | undefined, begun: string | undefined): SupplyCheck | null {
  switch (move?.move) {
    case "march-units": {
      const supply = guidance.marches?.[move.source]?.supply;
      return supply ? check(supply, supply.after[move.target]?.[total(countsOf(move.units)) - 1]) : null;
    }
    case "recruit":
      return guidance.supply ? check(guidance.supply, guidance.supply.after[move.place]?.[0]) : null;
    case "choose-unit":
      return guidance.supply ? check(guidance.supply, guidance.supply.after[move.area]?.[0]) : null;
    default: {
      const supply = begun === undefined ? guidance.supply : guidance.marches?.[begun]?.supply;
      return supply ? check(supply, supply.now) : null;
    }
  }
}

function check({ limit, now }: SupplyGuidance, after: Armies | undefined): SupplyCheck {
  return { ...(after ?? now), limit };
}
