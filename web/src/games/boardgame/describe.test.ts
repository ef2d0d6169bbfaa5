import { describe, expect, it, vi } from "vitest";
import { describeArea, linesAbout } from "./describe";
import { Facts } from "./facts";
import { area, facts } from "./testing";

vi.mock("../../words/spoken.svelte", () => ({
  say: (id: string, values: Record<string, unknown> = {}) =>
    [id.replace("map-area-", ""), ...Object.values(values)].join(" "),
  nameOf: (kind: string, id: string) => `${kind} ${id}`,
}));

describe("what an area is told by", () => {
  const lines = (rest: Parameters<typeof area>[1], planned?: string): string[] =>
    linesAbout(facts, "stony-shore", area("stony-shore", rest), "stark", planned);

  it("is what is printed there", () => {
    expect(linesAbout(facts, "winterfell", undefined, null)).toEqual(["stronghold", "supply 1", "power 1"]);
    expect(linesAbout(facts, "white-harbor", undefined, null)).toEqual(["castle"]);
    expect(linesAbout(facts, "narrow-sea", undefined, null)).toEqual([]);
  });

  it("is what lies there", () => {
    expect(lines({ controller: "stark", owner: "stark", units: "FK", routed: "F" })).toEqual([
      "held stark",
      "units FK",
      "routed F",
      "supply 1",
    ]);
    expect(lines({ controller: "stark", owner: "stark", units: "FK", routed: "-" })).toEqual([
      "held stark",
      "units FK",
      "supply 1",
    ]);
    expect(lines({ power_token: "stark", garrison: 2 })).toEqual(["power-token stark", "garrison 2", "supply 1"]);
    expect([lines({ neutral: 5 }), lines({ neutral: "unconquerable" }), lines({ neutral: 0 })]).toEqual([
      ["neutral 5", "supply 1"],
      ["unconquerable", "supply 1"],
      ["neutral 0", "supply 1"],
    ]);
  });

  it("is the order that is planned, else the one that lies there, open or not", () => {
    const order = { order: "raid", order_of: "stark" } as const;
    expect(lines(order, "support")[0]).toBe("planned support");
    expect(lines(order)[0]).toBe("order raid");
    expect(lines({ order_of: "stark" })[0]).toBe("own-order-hidden");
    expect(lines({ order_of: "greyjoy" })[0]).toBe("order-hidden");
  });

  it("is said in one breath, also where nothing lies", () => {
    expect(describeArea(facts, "winterfell", undefined, null, undefined, true)).toBe(
      "area winterfell; stronghold; supply 1; power 1; lit",
    );
    expect(describeArea(facts, "narrow-sea", undefined, null, undefined, false)).toBe("area narrow-sea; empty");
  });
});

describe("facts", () => {
  it("are what the data says", () => {
    expect([facts.area("pyke").castle, facts.order("raid").type, facts.order("march-plus-1").special]).toEqual([
      "stronghold",
      "raid",
      true,
    ]);
    expect(() => facts.area("nowhere")).toThrow("the map has no area nowhere");
    expect(() => facts.order("nothing")).toThrow("there is no order nothing");
    expect([facts.supplyLimit(0), facts.supplyLimit(6), facts.supplyLimit(9)]).toEqual([[2, 2], [4, 3, 2, 2, 2], []]);
    expect([facts.courtStars(4)[0], facts.courtStars(5)[0], facts.courtStars(3)]).toEqual([3, 3, facts.courtStars(4)]);
    expect(facts.courtStars(6)).not.toEqual(facts.courtStars(4));
  });

  it("describe a card, and its copies by the same", () => {
    const card = (id: string) => ({ id, kind: "westeros", names: {}, texts: {}, facts: {} });
    const known = new Facts(facts.data, [card("supply"), card("mustering-2")]);
    expect([
      known.card("supply")?.id,
      known.card("supply-3")?.id,
      known.card("mustering-2")?.id,
      known.card("nothing"),
    ]).toEqual(["supply", "supply", "mustering-2", undefined]);
    expect(facts.card("supply")).toBeUndefined();
  });
});
