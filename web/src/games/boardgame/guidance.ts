/** What the table tells beside a question (docs/boardgame.md), so that the board shows answers before they are sent and needs no rules of its own. */
import type { Decision } from "../../api/types";

/** At most so many of these tokens may be in a plan. */
interface Limit {
  readonly most: number;
  readonly tokens: readonly string[];
}

/** Of the Planning phase. */
export interface PlanGuidance {
  /** The areas that need an order. */
  readonly areas: readonly string[];
  /** How many orders make the plan complete. */
  readonly orders: number;
  /** Each kind of token that may be used has a limit of its own, by its id; all Special ones share `stars`. */
  readonly limits: Readonly<Record<string, Limit>>;
}

/** The armies of a house (two units or more in one area), the largest first, and whether its supply allows them. */
export interface Armies {
  readonly armies: readonly number[];
  readonly fits: boolean;
}

export interface SupplyGuidance {
  readonly limit: readonly number[];
  readonly now: Armies;
  /** By the area that is chosen: what one unit, two units and so on would make of the armies. */
  readonly after: Readonly<Record<string, readonly Armies[]>>;
}

/** Of a march that may be planned, or is. */
interface MarchGuidance {
  /** The units that can still go. */
  readonly units: string;
  readonly supply: SupplyGuidance;
}

/** What there may be; which of it, the kind of the question says. */
export interface Guidance extends Partial<PlanGuidance> {
  /** By the area of the March order. */
  readonly marches?: Readonly<Record<string, MarchGuidance>>;
  /** Of mustering: what new units cost, and better ones. */
  readonly costs?: Readonly<Record<string, number>>;
  readonly upgrade_cost?: number;
  readonly supply?: SupplyGuidance;
}

export function guidanceOf(decision: Decision | null): Guidance {
  return decision?.guidance ?? {};
}

/** The guidance of the Planning phase; null if that isn't asked. */
export function planGuidance(decision: Decision | null): PlanGuidance | null {
  const { areas, orders, limits } = guidanceOf(decision);
  return areas && orders !== undefined && limits ? { areas, orders, limits } : null;
}
