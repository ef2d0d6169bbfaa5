import { describe, expect, it } from "vitest";
import { bidding, facts, leader } from "./testing";
import { isFixed, linesOf, signed, stacked } from "./totals";

describe("a total line by line", () => {
  it("names each card, and what an ability has made of it", () => {
    const jon = leader(0, {
      bid: [
        { card: "inf-call-the-banners", value: 4 },
        { card: "inf-betrayal", value: 1 },
      ],
      total: 5,
      total_lines: [
        [4, "inf-call-the-banners"],
        [1, "inf-betrayal"],
      ],
    });
    expect(linesOf(jon, facts)).toEqual([
      { value: 4, source: "inf-call-the-banners", isCard: true, printed: 2 },
      { value: 1, source: "inf-betrayal", isCard: true, printed: null },
    ]);
  });

  it("tells the rules of the round from cards", () => {
    const jon = {
      ...bidding(0, "inf-betrayal"),
      total: 0,
      total_lines: [
        [1, "inf-betrayal"],
        [-1, "ally-tywin-lannister"],
      ] as [number, string][],
    };
    expect(linesOf(jon, facts)[1]).toEqual({ value: -1, source: "ally-tywin-lannister", isCard: false, printed: null });
    expect(isFixed(jon)).toBe(false);
  });

  it("is fixed when the winner is determined, whatever happens to the cards", () => {
    expect(isFixed({ ...bidding(0, "inf-betrayal"), total: 9 })).toBe(true);
    expect(isFixed(bidding(0, "inf-betrayal", "inf-sellswords"))).toBe(false);
  });

  it("writes changes with their sign", () => expect([signed(-3), signed(2)]).toEqual(["−3", "+2"]));
});

it("puts copies together", () => {
  expect(stacked(["a", "b", "a"])).toEqual([
    { card: "a", count: 2 },
    { card: "b", count: 1 },
  ]);
});

describe("what is printed", () => {
  it("is said without the notes in brackets", () => {
    expect(facts.text("inf-betrayal", "en")).toBe("You may move 1 card.");
    expect(facts.text("inf-betrayal", "pl")).toContain("(pl)");
  });

  it("is found for a second copy of an ally too", () => {
    expect(facts.ally("ally-varys-2").power).toBe(2);
    expect(facts.described("ally-varys-2")).toBe("ally-varys");
  });

  it("names houses as their arms are known", () =>
    expect(facts.ally("ally-maester-aemon").house).toBe("night-s-watch"));
});
