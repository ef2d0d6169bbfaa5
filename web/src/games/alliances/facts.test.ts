import { describe, expect, it, vi } from "vitest";
import type { Move } from "../../generated/alliances";
import { Facts } from "./facts";
import { ringHint } from "./hints";
import { armsFor, nameFor } from "./names";
import { facts, leader, SEATS } from "./testing";

vi.mock("../../words/spoken.svelte", () => ({
  say: (id: string) => `<${id}>`,
  nameOf: (kind: string, id: string) => `${kind} ${id}`,
}));

describe("what is printed", () => {
  it("on an influence card", () => {
    expect(facts.influence("inf-sellswords")).toEqual({
      id: "inf-sellswords",
      value: 8,
      color: "red",
      triumph: true,
      leader: null,
    });
    expect(facts.influence("ldr-ghost")).toEqual({
      id: "ldr-ghost",
      value: 4,
      color: "white",
      triumph: false,
      leader: "jon-snow",
    });
    expect(facts.influence("unknown")).toEqual({
      id: "unknown",
      value: 0,
      color: "white",
      triumph: false,
      leader: null,
    });
  });

  it("on an ally, and on a second copy of it", () => {
    expect(facts.ally("ally-maester-aemon")).toEqual({ id: "ally-maester-aemon", power: 1, house: "night-s-watch" });
    expect(facts.ally("ally-varys-2")).toEqual({ id: "ally-varys-2", power: 2, house: null });
    expect(facts.ally("nobody")).toEqual({ id: "nobody", power: 0, house: null });
    expect([facts.described("ally-varys-2"), facts.described("nobody")]).toEqual(["ally-varys", "nobody"]);
    expect([facts.isAlly("ally-varys"), facts.isAlly("inf-betrayal"), facts.isAlly("nobody")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("as a text without its notes, in the language of the page", () => {
    expect(facts.text("inf-betrayal", "en")).toBe("You may move 1 card.");
    expect(facts.text("inf-betrayal", "xx")).toBe("You may move 1 card.");
    expect(facts.text("inf-betrayal", "pl")).toBe("You may move 1 card. [Keep the id: Robb Stark names it.] (pl)");
    expect(facts.text("nobody", "en")).toBe("");
    expect(new Facts([]).info("inf-betrayal")).toBeUndefined();
  });
});

describe("names", () => {
  it("are those of seats; where leaders are chosen at the table, of both", () => {
    const [jon, melisandre] = SEATS;
    expect(nameFor(leader(0), jon)).toBe("seat jon-snow");
    expect(nameFor(leader(0, { leader: null }), jon)).toBe("seat jon-snow");
    expect(nameFor(leader(0, { leader: melisandre }), "first")).toBe("leader melisandre (seat first)");
    expect([
      armsFor(leader(0), "first"),
      armsFor(leader(0, { leader: null }), "first"),
      armsFor(undefined, "first"),
    ]).toEqual([jon, "first", "first"]);
  });
});

describe("what can be tapped", () => {
  const hint = (...moves: string[]): string => ringHint(moves.map((move) => ({ move }) as Move));

  it("is said by the first move that has a place on the table", () => {
    expect(hint("pass", "kneel")).toBe("");
    expect(hint("pass", "choose-ally", "choose-token")).toBe("<ring-tap-ally>");
  });

  it.each([
    ["play-card", "card"],
    ["set-aside", "packet"],
    ["choose-card", "any-card"],
    ["choose-bid-card", "bid"],
    ["choose-leader", "leader"],
    ["take-leader", "arms"],
    ["choose-council", "council"],
    ["choose-ally", "ally"],
    ["choose-token", "token"],
  ])("is said for %s", (move, id) => expect(hint(move)).toBe(`<ring-tap-${id}>`));
});
