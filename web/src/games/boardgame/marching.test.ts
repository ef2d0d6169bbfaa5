import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import { sum } from "./battle";
import { counted, deckOf, described } from "./decks";
import { plannedGroups } from "./marching";
import { castlesOf, costOf, type Mustered } from "./mustering";
import { fight } from "./testing";
import { countsOf, kindsIn, subtract, total, written } from "./units";

it("a march that is planned goes from its area to each of its targets", () => {
  expect(plannedGroups("winterfell", { karhold: "F", "moat-cailin": "FK" })).toEqual([
    { source: "winterfell", units: "F", target: "karhold" },
    { source: "winterfell", units: "FK", target: "moat-cailin" },
  ]);
  expect(plannedGroups("winterfell", {})).toEqual([]);
});

describe("castles that muster", () => {
  const moves = [
    { move: "recruit", area: "winterfell", unit: "footman", place: "winterfell" },
    { move: "upgrade", area: "winterfell", unit: "knight", routed: false },
    { move: "recruit", area: "moat-cailin", unit: "ship", place: "narrow-sea" },
    { move: "end-mustering" },
  ] as Move[];

  it("have what the table says, whatever is printed there", () => {
    const left = { winterfell: 1, "moat-cailin": 1, "white-harbor": 0 };
    expect(castlesOf(moves, left).map((castle) => [castle.area, castle.points, castle.moves.length])).toEqual([
      ["winterfell", 1, 2],
      ["moat-cailin", 1, 1],
    ]);
  });

  it("pay for new units and for better ones what the table says", () => {
    const guidance = { costs: { footman: 1, knight: 2 }, upgrade_cost: 1 };
    const recruit = (unit: string): Mustered => ({ move: "recruit", area: "pyke", unit, place: "pyke" }) as Mustered;
    expect(["footman", "knight"].map((unit) => costOf(guidance, recruit(unit)))).toEqual([1, 2]);
    expect(costOf(guidance, { move: "upgrade", area: "pyke", unit: "knight", routed: false })).toBe(1);
  });
});

describe("units", () => {
  it("are counted and written", () => {
    expect(countsOf("FFKE")).toEqual({ F: 2, K: 1, S: 0, E: 1 });
    expect(total(countsOf("-"))).toBe(0);
    expect(written(subtract(countsOf("FFK"), countsOf("F")))).toBe("FK");
    expect(written(countsOf("KSF"))).toBe("FKS");
    expect(kindsIn(countsOf("SSE"))).toEqual(["S", "E"]);
  });
});

describe("battles and decks", () => {
  it("add up", () => {
    const [attacker] = fight().sides;
    expect(attacker && sum(attacker)).toBe(3);
  });

  it("count copies of a card together", () => {
    expect(counted(["supply-i-1", "supply-i-3", "mustering-i-2"])).toEqual([
      { card: "supply-i-1", count: 2 },
      { card: "mustering-i-2", count: 1 },
    ]);
    expect(described("last-days-of-summer-ii-1")).toBe("last-days-of-summer");
    expect([deckOf("last-days-of-summer-ii-1"), deckOf("supply-i-3"), deckOf("crow-killers")]).toEqual(["II", "I", ""]);
    expect(described("zero-7")).toBe("zero");
    expect(described("crow-killers")).toBe("crow-killers");
  });
});
