import { describe, expect, it } from "vitest";
import { toldBy } from "./announcements";
import { outcomesOf } from "./battle";
import { arrivals, joined, motionsOf, type Motion } from "./motions";
import { board, fight } from "./testing";

describe("motions", () => {
  it("show who walks where", () => {
    const motions = motionsOf(
      [
        { event: "round-began" },
        { event: "marched", seat: "stark", source: "winterfell", units: "FK", target: "karhold" } as { event: string },
      ],
      null,
    );
    expect(motions).toEqual([{ kind: "walk", house: "stark", units: "FK", from: "winterfell", to: "karhold" }]);
    expect(arrivals(joined([], motions, 0))).toEqual(new Set(["karhold"]));
  });

  it("let a beaten army walk away from the field of the fight", () => {
    const retreat = { event: "retreated", seat: "greyjoy", area: "flints-finger", units: "F" };
    expect(motionsOf([retreat], board({ fights: [fight()] }))).toEqual([
      { kind: "walk", house: "greyjoy", units: "F", from: "moat-cailin", to: "flints-finger" },
    ]);
    expect(motionsOf([retreat], null)).toEqual([]);
  });

  it("show raids that hit something, losses, recruits and Power", () => {
    const events = [
      { event: "raided", seat: "stark", source: "winterfell", target: null, victim: null, order: null },
      { event: "raided", seat: "stark", source: "winterfell", target: "moat-cailin", victim: "greyjoy", order: "raid" },
      { event: "units-removed", seat: "greyjoy", area: "moat-cailin", units: "F" },
      { event: "recruited", seat: "stark", area: "winterfell", unit: "siege-engine", place: "winterfell" },
      { event: "power-consolidated", seat: "stark", area: "winterfell", power: 0 },
      { event: "power-consolidated", seat: "stark", area: "karhold", power: 2 },
    ];
    const motions = motionsOf(events, null);
    expect(motions).toEqual([
      { kind: "raid", house: "stark", from: "winterfell", to: "moat-cailin" },
      { kind: "fall", house: "greyjoy", units: "F", at: "moat-cailin" },
      { kind: "rise", house: "stark", units: "E", at: "winterfell" },
      { kind: "power", house: "stark", amount: 2, at: "karhold" },
    ]);
    expect(arrivals(joined([], motions, 0))).toEqual(new Set(["winterfell"]));
    const recruited = ["footman", "knight", "ship", "siege-engine"].map((unit) => ({
      event: "recruited",
      seat: "stark",
      area: "a",
      unit,
      place: "b",
    }));
    expect(motionsOf(recruited, null).map((motion) => motion.kind === "rise" && motion.units)).toEqual([
      "F",
      "K",
      "S",
      "E",
    ]);
  });

  it("show an attack, and who turns back from it or retreats", () => {
    const events = [
      {
        event: "combat-began",
        attacker: "stark",
        defender: "greyjoy",
        source: "winterfell",
        area: "moat-cailin",
        units: "FK",
      },
      { event: "turned-back", seat: "stark", area: "winterfell", units: "FK" },
      { event: "retreated", seat: "greyjoy", area: "twins", units: "F" },
    ];
    expect(motionsOf(events, board({ fights: [fight({ area: "pyke" })] }))).toEqual([
      { kind: "walk", house: "stark", units: "FK", from: "winterfell", to: "moat-cailin" },
      { kind: "walk", house: "stark", units: "FK", from: "moat-cailin", to: "winterfell" },
      { kind: "walk", house: "greyjoy", units: "F", from: "moat-cailin", to: "twins" },
    ]);
  });
});

describe("motions on their way", () => {
  const walk = (to: string): Motion => ({ kind: "walk", house: "stark", units: "F", from: "winterfell", to });

  it("aren't cut short by new ones, which start one after the other", () => {
    const first = joined([], [walk("karhold")], 0);
    const both = joined(first, [walk("moat-cailin"), walk("castle-black")], 1);
    expect(both.map((one) => [one.id, one.delay])).toEqual([
      [0, 0],
      [1, 0],
      [2, 260],
    ]);
  });

  it("are never too many", () => {
    const many = Array.from({ length: 40 }, () => walk("karhold"));
    expect(joined([], many, 0)).toHaveLength(12);
    expect(new Set(joined(joined([], many, 0), many, 40).map((one) => one.id)).size).toBe(12);
  });
});

describe("what is told", () => {
  it("is a battle with the cards that were played and its strengths", () => {
    const events = [
      { event: "house-card-revealed", seat: "stark", card: "robb-stark" },
      { event: "house-card-revealed", seat: "greyjoy", card: "theon-greyjoy" },
      { event: "house-card-cancelled", seat: "greyjoy", card: "theon-greyjoy" },
      {
        event: "combat-won",
        area: "moat-cailin",
        attacker: "stark",
        attack: 6,
        defender: "greyjoy",
        defense: 3,
        victor: "stark",
      },
    ];
    const [told] = toldBy(events, board({ fights: [fight()] }));
    expect(told).toMatchObject({ kind: "battle", outcome: { victor: "stark", area: "moat-cailin" } });
    if (told?.kind !== "battle") throw new Error("no battle was told");
    expect(told.outcome.sides.map((side) => [side.house, side.strength, side.card])).toEqual([
      ["stark", 6, "robb-stark"],
      ["greyjoy", 3, null],
    ]);
  });

  it("is a battle with the cards that lay open before, but not with those of an earlier one", () => {
    const sides = fight().sides.map((side, index) => ({
      ...side,
      card: ["robb-stark", "theon-greyjoy"][index] ?? null,
    }));
    const before = board({ fights: [fight({ sides })] });
    const won = {
      event: "combat-won",
      area: "moat-cailin",
      attacker: "stark",
      attack: 6,
      defender: "greyjoy",
      defense: 3,
      victor: "stark",
    };
    const cards = (...events: { event: string }[]): (string | null)[][] =>
      outcomesOf(events, before).map((outcome) => outcome.sides.map((side) => side.card));
    expect(cards(won)).toEqual([["robb-stark", "theon-greyjoy"]]);
    expect(cards({ event: "combat-began" }, won)).toEqual([[null, null]]);
    expect(cards(won, { event: "combat-began" }, won)).toEqual([
      ["robb-stark", "theon-greyjoy"],
      [null, null],
    ]);
  });

  it("is cards that were turned, and bids", () => {
    const events = [
      { event: "westeros-card-drawn", card: "supply-i-1" },
      { event: "westeros-card-drawn", card: "clash-of-kings-ii-1" },
      { event: "bid-revealed", seat: "stark", power: 3 },
      { event: "wildling-card-revealed", card: "crow-killers" },
    ];
    expect(toldBy(events, null)).toEqual([
      { kind: "westeros", cards: ["supply-i-1", "clash-of-kings-ii-1"] },
      { kind: "wildling", cards: ["crow-killers"] },
      { kind: "bids", bids: [{ house: "stark", power: 3 }] },
    ]);
  });

  it("is one bidding after the other, when several end at once", () => {
    const bid = (seat: string, power: number): { event: string } =>
      ({ event: "bid-revealed", seat, power }) as { event: string };
    const events = [
      bid("stark", 3),
      bid("greyjoy", 0),
      { event: "bids-discarded", power: 3 },
      bid("stark", 0),
      bid("greyjoy", 1),
    ];
    expect(toldBy(events, null)).toEqual([
      {
        kind: "bids",
        bids: [
          { house: "stark", power: 3 },
          { house: "greyjoy", power: 0 },
        ],
      },
      {
        kind: "bids",
        bids: [
          { house: "stark", power: 0 },
          { house: "greyjoy", power: 1 },
        ],
      },
    ]);
  });
});
