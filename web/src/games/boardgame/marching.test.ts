import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import { sum, winsTies } from "./battle";
import { counted, deckOf, described } from "./decks";
import { keptGroups } from "./marching";
import { castlesOf } from "./mustering";
import { board, facts, fight } from "./testing";
import { add, countsOf, kindsIn, subtract, total, written } from "./units";

describe("a march that is planned", () => {
  const groups = [{ source: "winterfell", units: "F", target: "karhold" }, { source: "winterfell", units: "K", target: "moat-cailin" }];

  it("keeps its groups while their units are gone", () => {
    expect(keptGroups(groups, "winterfell", "FFK", "F")).toEqual(groups);
  });

  it("loses the last group when it is taken back", () => {
    expect(keptGroups(groups, "winterfell", "FFK", "FK")).toEqual(groups.slice(0, 1));
    expect(keptGroups(groups, "winterfell", "FFK", "FFK")).toEqual([]);
  });

  it("knows nothing of another march", () => {
    expect(keptGroups(groups, "pyke", "FFK", "F")).toEqual([]);
  });
});

describe("castles that muster", () => {
  const moves = [
    { move: "recruit", area: "winterfell", unit: "footman", place: "winterfell" },
    { move: "upgrade", area: "winterfell", unit: "knight", routed: false },
    { move: "recruit", area: "moat-cailin", unit: "ship", place: "narrow-sea" },
    { move: "end-mustering" },
  ] as Move[];

  it("have what is printed there, less what was spent", () => {
    expect(castlesOf(facts, moves, []).map((castle) => [castle.area, castle.points])).toEqual([["winterfell", 2], ["moat-cailin", 1]]);
    const spent = [{ move: "recruit", area: "winterfell", unit: "footman", place: "winterfell" } as const];
    expect(castlesOf(facts, moves, spent)[0]?.points).toBe(1);
  });

  it("have at least what they are offered", () => {
    const dear = [{ move: "recruit", area: "winterfell", unit: "knight", place: "winterfell" }] as Move[];
    const spent = [{ move: "recruit", area: "winterfell", unit: "footman", place: "winterfell" } as const];
    expect(castlesOf(facts, dear, spent)[0]?.points).toBe(2);
  });
});

describe("units", () => {
  it("are counted and written", () => {
    expect(countsOf("FFKE")).toEqual({ F: 2, K: 1, S: 0, E: 1 });
    expect(total(countsOf("-"))).toBe(0);
    expect(written(subtract(countsOf("FFK"), countsOf("F")))).toBe("FK");
    expect(written(add(countsOf("K"), countsOf("SF")))).toBe("FKS");
    expect(kindsIn(countsOf("SSE"))).toEqual(["S", "E"]);
  });
});

describe("battles and decks", () => {
  it("add up, and know who wins a tie", () => {
    const [attacker] = fight().sides;
    expect(attacker && sum(attacker)).toBe(3);
    expect(winsTies(board(), fight())).toBe("greyjoy");
  });

  it("count copies of a card together", () => {
    expect(counted(["supply-i-1", "supply-i-3", "mustering-i-2"])).toEqual([{ card: "supply-i-1", count: 2 }, { card: "mustering-i-2", count: 1 }]);
    expect(described("last-days-of-summer-ii-1")).toBe("last-days-of-summer");
    expect([deckOf("last-days-of-summer-ii-1"), deckOf("supply-i-3"), deckOf("crow-killers")]).toEqual(["II", "I", ""]);
    expect(described("zero-7")).toBe("zero");
    expect(described("crow-killers")).toBe("crow-killers");
  });
});
