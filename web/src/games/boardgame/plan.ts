import type { Move, PlaceOrderMove } from "../../generated/boardgame";
import type { Facts } from "./facts";

/**
 * The orders of a player while they are thought of: they can be placed, swapped and taken back freely, and only *Ready*
 * sends them. The table's own tray holds what was sent before; the plan starts from it.
 */
export type Plan = ReadonlyMap<string, string>;

export const EMPTY: Plan = new Map();

/** What may be planned at all, as the server said when it asked. */
export interface Frame {
  /** The areas that need an order. */
  readonly areas: readonly string[];
  /** How many tokens of each kind may be used; a kind that is banned isn't there. */
  readonly tokens: ReadonlyMap<string, number>;
  /** How many Special orders the King's Court track allows. */
  readonly stars: number;
  /** How many orders make the plan complete. */
  readonly needed: number;
}

function isPlaced(move: { move: string }): move is PlaceOrderMove {
  return move.move === "place-order";
}

/** The orders that lie in the tray. */
export function placedIn(tray: readonly { move: string }[]): PlaceOrderMove[] {
  return tray.filter(isPlaced);
}

/** What the options, the tray and the round's bans together allow. */
export function frameOf(
  facts: Facts,
  options: readonly Move[],
  tray: readonly { move: string }[],
  missing: number,
  stars: number,
  bans: readonly string[],
): Frame {
  const offered = options.filter(isPlaced);
  const placed = placedIn(tray);
  const areas = [...new Set([...offered, ...placed].map((move) => move.area as string))];
  const special = placed.filter((move) => facts.order(move.token).special).length;
  return {
    areas,
    tokens: new Map(
      [...facts.orders.values()].filter((one) => !facts.isBanned(bans, one.id)).map((one) => [one.id, one.count]),
    ),
    stars: stars + special,
    needed: missing + placed.length,
  };
}

export function planOf(tray: readonly { move: string }[]): Plan {
  return new Map(placedIn(tray).map((move) => [move.area, move.token]));
}

/** How many tokens of a kind are not in the plan. */
export function left(frame: Frame, plan: Plan, token: string): number {
  const used = [...plan.values()].filter((one) => one === token).length;
  return (frame.tokens.get(token) ?? 0) - used;
}

/** How many more Special orders the plan may hold. */
export function starsLeft(facts: Facts, frame: Frame, plan: Plan): number {
  return frame.stars - [...plan.values()].filter((token) => facts.order(token).special).length;
}

/** May this token lie in this area, in place of what lies there now? */
export function mayPlace(facts: Facts, frame: Frame, plan: Plan, area: string, token: string): boolean {
  if (!frame.areas.includes(area)) return false;
  const without = takeBack(plan, area);
  if (!plan.has(area) && plan.size >= frame.needed) return false;
  return left(frame, without, token) > 0 && (!facts.order(token).special || starsLeft(facts, frame, without) > 0);
}

/** The plan with the token in the area; unchanged if that can't be. */
export function place(facts: Facts, frame: Frame, plan: Plan, area: string, token: string): Plan {
  if (!mayPlace(facts, frame, plan, area, token)) return plan;
  return new Map([...plan, [area, token]]);
}

export function takeBack(plan: Plan, area: string): Plan {
  return new Map([...plan].filter(([one]) => one !== area));
}

/** Two areas exchange their orders; an order goes over to an area that has none. */
export function swap(frame: Frame, plan: Plan, one: string, other: string): Plan {
  if (!frame.areas.includes(one) || !frame.areas.includes(other) || one === other) return plan;
  const swapped = new Map(plan);
  const [first, second] = [plan.get(one), plan.get(other)];
  swapped.delete(one);
  swapped.delete(other);
  if (second !== undefined) swapped.set(one, second);
  if (first !== undefined) swapped.set(other, first);
  return swapped;
}

export function isComplete(frame: Frame, plan: Plan): boolean {
  return plan.size >= frame.needed;
}

/** How many orders and how many stars are left to place, in the words of the question. */
export function leftOf(facts: Facts, frame: Frame, plan: Plan): { missing: number; stars: number } {
  return { missing: Math.max(0, frame.needed - plan.size), stars: starsLeft(facts, frame, plan) };
}

/** What is left of an earlier plan when the frame has changed: only what still fits. */
export function fitted(facts: Facts, frame: Frame, plan: Plan): Plan {
  return [...plan].reduce<Plan>((kept, [area, token]) => place(facts, frame, kept, area, token), EMPTY);
}

/**
 * The plan after the tray has changed by itself, not by sending the plan: what lies there counts, what was only thought of stays, and
 * what was taken back from there (`before` is what lay there) is taken back here too.
 */
export function followed(facts: Facts, frame: Frame, plan: Plan, before: Plan, tray: Plan): Plan {
  const thoughtOf = [...plan].filter(([area, token]) => !tray.has(area) && before.get(area) !== token);
  return fitted(facts, frame, new Map([...tray, ...thoughtOf]));
}

/** What brings the tray one answer nearer to the plan: an order is placed, the last answer is taken back, or nothing is left to do. */
export type Sending = PlaceOrderMove | "undo" | "done";

/**
 * The table takes orders one by one, and only its last answer can be taken back. What agrees with the plan stays; whatever lies
 * in the tray against the plan is taken back first, with all that came after it.
 */
export function nextSending(plan: Plan, tray: readonly { move: string }[]): Sending {
  const placed = placedIn(tray);
  if (placed.some((move) => plan.get(move.area) !== move.token)) return "undo";
  const there = new Set(placed.map((move) => move.area as string));
  const [missing] = [...plan].filter(([area]) => !there.has(area));
  return missing ? ({ move: "place-order", area: missing[0], token: missing[1] } as PlaceOrderMove) : "done";
}
