import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import {
  bestGroup,
  confirms,
  idsOf,
  litAreas,
  moveAt,
  nextSteps,
  pathOf,
  sameStep,
  settled,
  tapped,
  type Step,
} from "./paths";

const march = (source: string, units: string, target: string): Move =>
  ({ move: "march-units", source, units, target }) as Move;
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
    const chosen = [
      ...(tapped(MARCHES, [place("winterfell")], "moat-cailin") ?? []),
      { kind: "units", id: "FK" } as const,
    ];
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
    const ships = ["pyke-port", "ironmans-bay"].map(
      (where) => ({ move: "recruit", area: "pyke", unit: "ship", place: where }) as Move,
    );
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
      { move: "raid", source: "pyke", target: null },
      { move: "raid", source: "pyke", target: "seagard" },
      { move: "grant-support", side: null },
      { move: "grant-support", side: "stark" },
      { move: "agree", yes: true },
      { move: "agree", yes: false },
      { move: "put-card", bottom: true },
      { move: "put-card", bottom: false },
      { move: "bid-power", power: 0 },
      { move: "pass" },
      { move: "add-blade" },
      { move: "choose-track", track: "fiefdoms" },
      { move: "next-house", seat: "tyrell" },
      { move: "play-card", card: "the-hound" },
      { move: "consolidate-power", area: "pyke" },
      { move: "muster-by-order", area: "pyke" },
      { move: "choose-effect", effect: "supply" },
      { move: "keep-ships", ships: 2 },
      { move: "choose-unit", area: "pyke", unit: "ship", routed: false },
      { move: "destroy-unit", unit: "ship" },
      { move: "exchange-order", area: "pyke", token: "raid" },
      { move: "retreat-to", area: "seagard" },
      { move: "suffer-raid", units: true },
    ] as Move[];
    expect(new Set(moves.map((move) => JSON.stringify(pathOf(move)))).size).toBe(moves.length);
    for (const move of moves) expect(moveAt(moves, pathOf(move))).toBe(move);
  });
});

describe("the steps of each move", () => {
  const unit = (id: string, routed = false, upgrade = false) => ({ kind: "unit", id, routed, upgrade });
  it.each([
    [
      { move: "march-units", source: "a", units: "F", target: "b" },
      [place("a"), place("b"), { kind: "units", id: "F" }],
    ],
    [{ move: "end-march", source: "a" }, [place("a"), { kind: "button", id: "end-march" }]],
    [{ move: "raid", source: "a", target: "b" }, [place("a"), place("b")]],
    [{ move: "raid", source: "a", target: null }, [place("a"), { kind: "button", id: "raid-nothing" }]],
    [{ move: "place-order", area: "a", token: "raid" }, [place("a"), { kind: "order", id: "raid" }]],
    [{ move: "exchange-order", area: "a", token: "raid" }, [place("a"), { kind: "order", id: "raid" }]],
    [{ move: "recruit", area: "a", unit: "ship", place: "b" }, [place("a"), unit("ship"), place("b")]],
    [{ move: "upgrade", area: "a", unit: "knight", routed: true }, [place("a"), unit("knight", true, true)]],
    [{ move: "choose-unit", area: "a", unit: "knight", routed: true }, [place("a"), unit("knight", true)]],
    [{ move: "destroy-unit", unit: "knight" }, [unit("knight")]],
    [{ move: "consolidate-power", area: "a" }, [place("a"), { kind: "button", id: "consolidate-power" }]],
    [{ move: "muster-by-order", area: "a" }, [place("a"), { kind: "button", id: "muster-by-order" }]],
    [{ move: "retreat-to", area: "a" }, [place("a")]],
    [{ move: "pick-castle", area: "a" }, [place("a")]],
    [{ move: "remove-order", area: "a" }, [place("a")]],
    [{ move: "upgrade-footman", area: "a" }, [place("a")]],
    [{ move: "play-card", card: "c" }, [{ kind: "card", id: "c" }]],
    [{ move: "pick-card", card: "c" }, [{ kind: "card", id: "c" }]],
    [{ move: "discard-from-hand", card: "c" }, [{ kind: "card", id: "c" }]],
    [{ move: "choose-track", track: "t" }, [{ kind: "track", id: "t" }]],
    [{ move: "pick-track", track: "t" }, [{ kind: "track", id: "t" }]],
    [{ move: "next-house", seat: "stark" }, [{ kind: "house", id: "stark" }]],
    [{ move: "count-as", seat: "stark" }, [{ kind: "house", id: "stark" }]],
    [{ move: "grant-support", side: "stark" }, [{ kind: "house", id: "stark" }]],
    [{ move: "grant-support", side: null }, [{ kind: "button", id: "support-nobody" }]],
    [{ move: "bid-power", power: 3 }, [{ kind: "number", id: "3" }]],
    [{ move: "keep-ships", ships: 2 }, [{ kind: "number", id: "2" }]],
    [{ move: "agree", yes: true }, [{ kind: "button", id: '{"move":"agree","yes":true}' }]],
  ])("of %o", (move, path) => expect(pathOf(move as unknown as Move)).toEqual(path));

  it("are the same only where everything is", () => {
    const knight = unit("knight") as Step;
    expect(
      [unit("knight"), unit("footman"), unit("knight", true), unit("knight", false, true)].map((one) =>
        sameStep(knight, one as Step),
      ),
    ).toEqual([true, false, false, false]);
    expect(
      [place("a"), place("b"), { kind: "card", id: "a" } as const].map((one) => sameStep(place("a"), one)),
    ).toEqual([true, false, false]);
  });

  it("lead back to the last choice of an area where nothing on the map leads on", () => {
    const numbers = [2, 3].map((power) => ({ move: "bid-power", power }) as const);
    expect(litAreas(numbers, [])).toEqual([]);
    const cards = ["a", "b"].map((area) => ({ move: "place-order", area, token: "raid" }) as Move);
    expect(litAreas(cards, [place("a"), { kind: "order", id: "raid" }])).toEqual(["a", "b"]);
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
