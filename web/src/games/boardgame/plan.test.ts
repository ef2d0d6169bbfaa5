import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import {
  fitted,
  followed,
  frameOf,
  isComplete,
  left,
  leftOf,
  mayPlace,
  nextSending,
  place,
  planOf,
  starsLeft,
  swap,
  takeBack,
  type Plan,
} from "./plan";
import { facts } from "./testing";

const AREAS = ["winterfell", "white-harbor", "shivering-sea"];
const offers = (areas: readonly string[]): Move[] =>
  areas.map((area) => ({ move: "place-order", area, token: "raid" }) as Move);
const frame = frameOf(facts, offers(AREAS), [], 3, 1, []);
const plan = (...orders: [string, string][]): Plan => new Map(orders);
const tray = (...orders: [string, string][]): { move: string }[] =>
  orders.map(([area, token]) => ({ move: "place-order", area, token }));

describe("the frame of a plan", () => {
  it("counts what lies in the tray already", () => {
    const later = frameOf(
      facts,
      offers(["shivering-sea"]),
      tray(["winterfell", "march-plus-1"], ["white-harbor", "raid"]),
      1,
      0,
      [],
    );
    expect(new Set(later.areas)).toEqual(new Set(AREAS));
    expect(later.needed).toBe(3);
    expect(later.stars).toBe(1);
  });

  it("leaves banned orders out", () => {
    const banned = frameOf(facts, offers(AREAS), [], 3, 1, ["no-raid"]);
    expect(banned.tokens.has("raid")).toBe(false);
    expect(banned.tokens.has("raid-special")).toBe(false);
    expect(banned.tokens.get("support")).toBe(2);
  });
});

describe("a plan", () => {
  it("holds no more tokens than there are", () => {
    const two = plan(["winterfell", "raid"], ["white-harbor", "raid"]);
    expect(left(frame, two, "raid")).toBe(0);
    expect(mayPlace(facts, frame, two, "shivering-sea", "raid")).toBe(false);
    expect(place(facts, frame, two, "shivering-sea", "raid")).toBe(two);
  });

  it("follows the tray: what is taken back there is taken back, what was only thought of stays", () => {
    const before = plan(["winterfell", "march-plus-1"]);
    const both = plan(["winterfell", "march-plus-1"], ["white-harbor", "raid"]);
    expect(followed(facts, frame, both, before, new Map())).toEqual(plan(["white-harbor", "raid"]));
    expect(followed(facts, frame, both, new Map(), before)).toEqual(both);
    expect(followed(facts, frame, plan(["winterfell", "raid"]), before, new Map())).toEqual(
      plan(["winterfell", "raid"]),
    );
    expect(followed(facts, frame, plan(["winterfell", "raid"]), new Map(), before)).toEqual(before);
  });

  it("tells how many orders and stars are left", () => {
    expect(leftOf(facts, frame, plan())).toEqual({ missing: 3, stars: 1 });
    expect(leftOf(facts, frame, plan(["winterfell", "march-plus-1"], ["white-harbor", "raid"]))).toEqual({
      missing: 1,
      stars: 0,
    });
  });

  it("holds no more Special orders than the stars allow, but may exchange one for another", () => {
    const one = plan(["winterfell", "march-plus-1"]);
    expect(starsLeft(facts, frame, one)).toBe(0);
    expect(mayPlace(facts, frame, one, "white-harbor", "defense-2")).toBe(false);
    expect(place(facts, frame, one, "winterfell", "defense-2").get("winterfell")).toBe("defense-2");
  });

  it("has orders only where they are asked for", () => {
    expect(mayPlace(facts, frame, plan(), "pyke", "raid")).toBe(false);
  });

  it("is complete with an order in each area, or with all that can be used", () => {
    expect(isComplete(frame, plan(["winterfell", "raid"], ["white-harbor", "raid"]))).toBe(false);
    const few = { ...frame, needed: 1 };
    expect(isComplete(few, plan(["winterfell", "raid"]))).toBe(true);
    expect(mayPlace(facts, few, plan(["winterfell", "raid"]), "white-harbor", "support")).toBe(false);
  });

  it("swaps two areas, and moves an order to an empty one", () => {
    const two = plan(["winterfell", "raid"], ["white-harbor", "support"]);
    expect(swap(frame, two, "winterfell", "white-harbor")).toEqual(
      plan(["winterfell", "support"], ["white-harbor", "raid"]),
    );
    expect(swap(frame, two, "winterfell", "shivering-sea")).toEqual(
      plan(["white-harbor", "support"], ["shivering-sea", "raid"]),
    );
    expect(swap(frame, two, "winterfell", "pyke")).toBe(two);
  });

  it("gives an order back", () => {
    expect(takeBack(plan(["winterfell", "raid"]), "winterfell")).toEqual(plan());
  });

  it("keeps of an older plan what still fits", () => {
    const old = plan(["pyke", "raid"], ["winterfell", "march-plus-1"], ["white-harbor", "defense-2"]);
    expect(fitted(facts, frame, old)).toEqual(plan(["winterfell", "march-plus-1"]));
  });
});

describe("sending a plan", () => {
  const wish = plan(["winterfell", "raid"], ["white-harbor", "support"]);

  /** Plays table: does what is sent until nothing more is to be done. */
  function sent(start: { move: string }[]): { tray: { move: string }[]; steps: string[] } {
    let lying = start;
    const steps: string[] = [];
    for (;;) {
      const next = nextSending(wish, lying);
      if (next === "done") return { tray: lying, steps };
      steps.push(next === "undo" ? "undo" : next.area);
      lying = next === "undo" ? lying.filter((move) => move.move !== "ready").slice(0, -1) : [...lying, next];
    }
  }

  it("lays one order after the other", () => {
    const { tray: lying, steps } = sent([]);
    expect(steps).toEqual(["winterfell", "white-harbor"]);
    expect(planOf(lying)).toEqual(wish);
  });

  it("takes back what is against the plan, and what came after it", () => {
    const start = [...tray(["winterfell", "support"], ["white-harbor", "support"]), { move: "ready" }];
    const { tray: lying, steps } = sent(start);
    expect(steps).toEqual(["undo", "undo", "winterfell", "white-harbor"]);
    expect(planOf(lying)).toEqual(wish);
  });

  it("leaves alone what agrees", () => {
    expect(sent([...tray(["white-harbor", "support"], ["winterfell", "raid"]), { move: "ready" }]).steps).toEqual([]);
  });
});
