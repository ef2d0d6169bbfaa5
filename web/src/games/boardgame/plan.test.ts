import { describe, expect, it } from "vitest";
import type { PlanGuidance } from "./guidance";
import {
  EMPTY,
  fitted,
  followed,
  hasRoom,
  isComplete,
  isSame,
  left,
  leftOf,
  mayPlace,
  movesOf,
  place,
  planOf,
  swap,
  takeBack,
  tokensOf,
  type Plan,
} from "./plan";

const AREAS = ["winterfell", "white-harbor", "shivering-sea"];
const own = (most: number, ...tokens: string[]): PlanGuidance["limits"] =>
  Object.fromEntries(tokens.map((token) => [token, { most, tokens: [token] }]));
/** As the table tells it: one star, and Support is banned. */
const guidance: PlanGuidance = {
  areas: AREAS,
  orders: 3,
  limits: {
    ...own(2, "raid", "defense-1"),
    ...own(1, "march-plus-1", "defense-2"),
    stars: { most: 1, tokens: ["march-plus-1", "defense-2"] },
  },
};
const plan = (...orders: [string, string][]): Plan => new Map(orders);

describe("a plan", () => {
  it("holds no more tokens than there are", () => {
    const two = plan(["winterfell", "raid"], ["white-harbor", "raid"]);
    expect([left(guidance, two, "raid"), left(guidance, two, "defense-1")]).toEqual([0, 2]);
    expect([hasRoom(guidance, two, "raid"), hasRoom(guidance, two, "defense-1")]).toEqual([false, true]);
    expect(mayPlace(guidance, two, "shivering-sea", "raid")).toBe(false);
    expect(place(guidance, two, "shivering-sea", "raid")).toBe(two);
  });

  it("has no room for tokens that the table doesn't name", () => {
    expect(tokensOf(guidance)).toEqual(["raid", "defense-1", "march-plus-1", "defense-2"]);
    expect([left(guidance, EMPTY, "support"), hasRoom(guidance, EMPTY, "support")]).toEqual([0, false]);
    expect(mayPlace(guidance, EMPTY, "winterfell", "support")).toBe(false);
  });

  it("follows the tray: what is taken back there is taken back, what was only thought of stays", () => {
    const before = plan(["winterfell", "march-plus-1"]);
    const both = plan(["winterfell", "march-plus-1"], ["white-harbor", "raid"]);
    expect(followed(guidance, both, before, EMPTY)).toEqual(plan(["white-harbor", "raid"]));
    expect(followed(guidance, both, EMPTY, before)).toEqual(both);
    expect(followed(guidance, plan(["winterfell", "raid"]), before, EMPTY)).toEqual(plan(["winterfell", "raid"]));
    expect(followed(guidance, plan(["winterfell", "raid"]), EMPTY, before)).toEqual(before);
  });

  it("tells how many orders and stars are left", () => {
    expect(leftOf(guidance, EMPTY)).toEqual({ missing: 3, stars: 1 });
    const two = plan(["winterfell", "march-plus-1"], ["white-harbor", "raid"]);
    expect(leftOf(guidance, two)).toEqual({ missing: 1, stars: 0 });
  });

  it("holds no more of several kinds than they may be together, but may exchange one for another", () => {
    const one = plan(["winterfell", "march-plus-1"]);
    expect([left(guidance, one, "stars"), left(guidance, one, "defense-2")]).toEqual([0, 1]);
    expect(mayPlace(guidance, one, "white-harbor", "defense-2")).toBe(false);
    expect(place(guidance, one, "winterfell", "defense-2").get("winterfell")).toBe("defense-2");
  });

  it("has orders only where they are asked for", () => {
    expect(mayPlace(guidance, EMPTY, "pyke", "raid")).toBe(false);
  });

  it("is complete with as many orders as the table asks for", () => {
    expect(isComplete(guidance, plan(["winterfell", "raid"], ["white-harbor", "raid"]))).toBe(false);
    const few = { ...guidance, orders: 1 };
    expect(isComplete(few, plan(["winterfell", "raid"]))).toBe(true);
    expect(mayPlace(few, plan(["winterfell", "raid"]), "white-harbor", "defense-1")).toBe(false);
    expect(mayPlace(few, plan(["winterfell", "raid"]), "winterfell", "defense-1")).toBe(true);
  });

  it("swaps two areas, and moves an order to an empty one", () => {
    const two = plan(["winterfell", "raid"], ["white-harbor", "defense-1"]);
    expect(swap(guidance, two, "winterfell", "white-harbor")).toEqual(
      plan(["winterfell", "defense-1"], ["white-harbor", "raid"]),
    );
    expect(swap(guidance, two, "winterfell", "shivering-sea")).toEqual(
      plan(["white-harbor", "defense-1"], ["shivering-sea", "raid"]),
    );
    expect(swap(guidance, two, "winterfell", "pyke")).toBe(two);
  });

  it("gives an order back", () => {
    expect(takeBack(plan(["winterfell", "raid"]), "winterfell")).toEqual(EMPTY);
  });

  it("keeps of an older plan what still fits", () => {
    const old = plan(["pyke", "raid"], ["winterfell", "march-plus-1"], ["white-harbor", "defense-2"]);
    expect(fitted(guidance, old)).toEqual(plan(["winterfell", "march-plus-1"]));
  });

  it("is sent as moves, and read from those that lie in the tray", () => {
    const two = plan(["winterfell", "raid"], ["white-harbor", "defense-1"]);
    const moves = movesOf(two);
    expect(moves).toEqual([
      { move: "place-order", area: "winterfell", token: "raid" },
      { move: "place-order", area: "white-harbor", token: "defense-1" },
    ]);
    expect(planOf([...moves, { move: "ready" }])).toEqual(two);
  });

  it("is the same as another with the same orders, in whatever order they were thought of", () => {
    const two = plan(["winterfell", "raid"], ["white-harbor", "defense-1"]);
    expect(isSame(two, plan(["white-harbor", "defense-1"], ["winterfell", "raid"]))).toBe(true);
    expect(isSame(two, plan(["winterfell", "raid"]))).toBe(false);
    expect(isSame(two, plan(["winterfell", "raid"], ["white-harbor", "raid"]))).toBe(false);
  });
});
