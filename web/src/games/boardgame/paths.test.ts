import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import { bestGroup, confirms, idsOf, litAreas, moveAt, nextSteps, pathOf, reachable, settled, tapped } from "./paths";

const march = (source: string, units: string, target: string): Move => ({ move: "march-units", source, units, target }) as Move;
const end = (source: string): Move => ({ move: "end-march", source }) as Move;
const place = (id: string): { kind: "area"; id: string } => ({ kind: "area", id });

const MARCHES: Move[] = [
  end("winterfell"),
  march("winterfell", "FK", "moat-cailin"),
  march("winterfell", "F", "moat-cailin"),
  march("winterfell", "F", "karhold"),
  end("white-harbor"),
  march("white-harbor", "S", "narrow-sea"),
];

describe("a march, tapped", () => {
  it("begins at one of its sources", () => {
    expect(litAreas(MARCHES, [])).toEqual(["winterfell", "white-harbor"]);
  });

  it("goes on to where its units may go, and can end there", () => {
    const taken = [place("winterfell")];
    expect(litAreas(MARCHES, taken)).toEqual(["moat-cailin", "karhold"]);
    expect(idsOf(nextSteps(MARCHES, taken), "button")).toEqual(["end-march"]);
  });

  it("ends with the units that go, and then is one move", () => {
    const taken = tapped(MARCHES, [place("winterfell")], "moat-cailin") ?? [];
    expect(idsOf(nextSteps(MARCHES, taken), "units")).toEqual(["FK", "F"]);
    expect(moveAt(MARCHES, [...taken, { kind: "units", id: "F" }])).toEqual(march("winterfell", "F", "moat-cailin"));
    expect(moveAt(MARCHES, taken)).toBeUndefined();
  });

  it("may change its target while it isn't confirmed", () => {
    const chosen = tapped(MARCHES, [place("winterfell")], "karhold") ?? [];
    expect(moveAt(MARCHES, chosen)).toEqual(march("winterfell", "F", "karhold"));
    expect(litAreas(MARCHES, chosen)).toEqual(["moat-cailin", "karhold"]);
    expect(tapped(MARCHES, chosen, "moat-cailin")).toEqual([place("winterfell"), place("moat-cailin")]);
  });

  it("may begin elsewhere", () => {
    expect(tapped(MARCHES, [place("winterfell")], "white-harbor")).toEqual([place("white-harbor")]);
  });

  it("is confirmed by a second tap on its target, not by a first one, nor on its source", () => {
    const chosen = [...(tapped(MARCHES, [place("winterfell")], "moat-cailin") ?? []), { kind: "units", id: "FK" } as const];
    expect(confirms(chosen, "moat-cailin", "moat-cailin")).toBe(true);
    expect(confirms(chosen, "winterfell", "moat-cailin")).toBe(false);
    expect(confirms(chosen, null, "moat-cailin")).toBe(false);
    expect(confirms(chosen, "winterfell", "winterfell")).toBe(false);
    expect(confirms([], "winterfell", "winterfell")).toBe(false);
  });

  it("leads nowhere where nothing is offered", () => {
    expect(tapped(MARCHES, [place("winterfell")], "pyke")).toBeUndefined();
  });
});

describe("settled", () => {
  it("goes on by itself where there is one way", () => {
    const moves = [march("winterfell", "F", "karhold"), march("winterfell", "F", "moat-cailin")];
    expect(settled(moves, [])).toEqual([place("winterfell")]);
  });

  it("stops where there are two", () => {
    expect(settled(MARCHES, [])).toEqual([]);
  });

  it("puts a recruited unit where its points come from", () => {
    const recruit = { move: "recruit", area: "pyke", unit: "footman", place: "pyke" } as Move;
    const ships = ["pyke-port", "ironmans-bay"].map((where) => ({ move: "recruit", area: "pyke", unit: "ship", place: where }) as Move);
    const moves = [recruit, ...ships];
    const footman = { kind: "unit", id: "footman", routed: false, upgrade: false } as const;
    const ship = { ...footman, id: "ship" };
    expect(moveAt(moves, settled(moves, [place("pyke"), footman]))).toEqual(recruit);
    expect(litAreas(moves, settled(moves, [place("pyke"), ship]))).toEqual(["pyke-port", "ironmans-bay"]);
  });
});

describe("paths", () => {
  it("tell an upgrade from a new unit, and a routed one from a fresh one", () => {
    const moves = [
      { move: "recruit", area: "pyke", unit: "knight", place: "pyke" },
      { move: "upgrade", area: "pyke", unit: "knight", routed: false },
      { move: "upgrade", area: "pyke", unit: "knight", routed: true },
    ] as Move[];
    expect(nextSteps(moves, [place("pyke")])).toHaveLength(3);
  });

  it("are different for different moves", () => {
    const moves = [
      { move: "raid", source: "pyke", target: null }, { move: "raid", source: "pyke", target: "seagard" },
      { move: "grant-support", side: null }, { move: "grant-support", side: "stark" }, { move: "agree", yes: true }, { move: "agree", yes: false },
      { move: "put-card", bottom: true }, { move: "put-card", bottom: false }, { move: "bid-power", power: 0 }, { move: "pass" }, { move: "add-blade" },
      { move: "choose-track", track: "fiefdoms" }, { move: "next-house", seat: "tyrell" }, { move: "play-card", card: "the-hound" },
      { move: "consolidate-power", area: "pyke" }, { move: "muster-by-order", area: "pyke" }, { move: "choose-effect", effect: "supply" },
      { move: "keep-ships", ships: 2 }, { move: "choose-unit", area: "pyke", unit: "ship", routed: false }, { move: "destroy-unit", unit: "ship" },
      { move: "exchange-order", area: "pyke", token: "raid" }, { move: "retreat-to", area: "seagard" }, { move: "suffer-raid", units: true },
    ] as Move[];
    expect(new Set(moves.map((move) => JSON.stringify(pathOf(move)))).size).toBe(moves.length);
    for (const move of moves) expect(reachable(moves, pathOf(move))).toEqual([move]);
  });
});

describe("the group that goes", () => {
  it("is the wanted one, else as much of it as may go, else the first", () => {
    expect(bestGroup(["FFK", "FF", "F"], null)).toBe("FFK");
    expect(bestGroup(["FFK", "FF", "F"], "FF")).toBe("FF");
    expect(bestGroup(["FF", "F", "K"], "FFK")).toBe("FF");
    expect(bestGroup(["K"], "FF")).toBe("K");
    expect(bestGroup([], "FF")).toBeUndefined();
  });
});
