import type { PlaceOrderMove } from "../../generated/boardgame";
import type { PlanGuidance } from "./guidance";

/**
 * The orders of a player while they are thought of: they can be placed, swapped and taken back freely, and only *Ready*
 * sends them. The table's own tray holds what was sent before; the plan starts from it.
 */
export type Plan = ReadonlyMap<string, string>;

export const EMPTY: Plan = new Map();

type Plain = Readonly<Record<string, unknown>>;

function isPlaced(move: Plain): move is Plain & PlaceOrderMove {
  return move.move === "place-order";
}

/** The orders that lie in the tray. */
export function planOf(tray: readonly Plain[]): Plan {
  return new Map(tray.filter(isPlaced).map((move) => [move.area, move.token]));
}

/** The plan as the moves that place its orders. */
export function movesOf(plan: Plan): { move: "place-order"; area: string; token: string }[] {
  return [...plan].map(([area, token]) => ({ move: "place-order", area, token }));
}

export function isSame(one: Plan, other: Plan): boolean {
  return one.size === other.size && [...one].every(([area, token]) => other.get(area) === token);
}

/** How many more orders a limit allows beside the plan: that of a kind of token by its id, or `stars`. */
export function left({ limits }: PlanGuidance, plan: Plan, name: string): number {
  const limit = limits[name];
  return limit ? limit.most - [...plan.values()].filter((token) => limit.tokens.includes(token)).length : 0;
}

/** The kinds of tokens that may be used at all. */
export function tokensOf({ limits }: PlanGuidance): string[] {
  return [...new Set(Object.values(limits).flatMap((limit) => limit.tokens))];
}

/** Does every limit leave room for one more token of this kind? */
export function hasRoom(guidance: PlanGuidance, plan: Plan, token: string): boolean {
  const concerned = Object.keys(guidance.limits).filter((name) => guidance.limits[name]?.tokens.includes(token));
  return concerned.length > 0 && concerned.every((name) => left(guidance, plan, name) > 0);
}

/** May this token lie in this area, in place of what lies there now? */
export function mayPlace(guidance: PlanGuidance, plan: Plan, area: string, token: string): boolean {
  if (!guidance.areas.includes(area)) return false;
  const without = takeBack(plan, area);
  return without.size < guidance.orders && hasRoom(guidance, without, token);
}

/** The plan with the token in the area; unchanged if that can't be. */
export function place(guidance: PlanGuidance, plan: Plan, area: string, token: string): Plan {
  if (!mayPlace(guidance, plan, area, token)) return plan;
  return new Map([...plan, [area, token]]);
}

export function takeBack(plan: Plan, area: string): Plan {
  return new Map([...plan].filter(([one]) => one !== area));
}

/** Two areas exchange their orders; an order goes over to an area that has none. */
export function swap({ areas }: PlanGuidance, plan: Plan, one: string, other: string): Plan {
  if (!areas.includes(one) || !areas.includes(other) || one === other) return plan;
  const swapped = new Map(plan);
  const [first, second] = [plan.get(one), plan.get(other)];
  swapped.delete(one);
  swapped.delete(other);
  if (second !== undefined) swapped.set(one, second);
  if (first !== undefined) swapped.set(other, first);
  return swapped;
}

export function isComplete({ orders }: PlanGuidance, plan: Plan): boolean {
  return plan.size >= orders;
}

/** How many orders and how many stars are left to place, in the words of the question. */
export function leftOf(guidance: PlanGuidance, plan: Plan): { missing: number; stars: number } {
  return { missing: Math.max(0, guidance.orders - plan.size), stars: left(guidance, plan, "stars") };
}

/** What is left of an earlier plan when what may be planned has changed: only what still fits. */
export function fitted(guidance: PlanGuidance, plan: Plan): Plan {
  return [...plan].reduce<Plan>((kept, [area, token]) => place(guidance, kept, area, token), EMPTY);
}

/**
 * The plan after the tray has changed by itself, not by sending the plan: what lies there counts, what was only thought of stays, and
 * what was taken back from there (`before` is what lay there) is taken back here too.
 */
export function followed(guidance: PlanGuidance, plan: Plan, before: Plan, tray: Plan): Plan {
  const thoughtOf = [...plan].filter(([area, token]) => !tray.has(area) && before.get(area) !== token);
  return fitted(guidance, new Map([...tray, ...thoughtOf]));
}
