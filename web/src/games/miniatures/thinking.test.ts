import { describe, expect, it } from "vitest";
import type { Decision } from "../../api/types";
import type { ChargeShown, Reach, ShownPlacement } from "../../generated/miniatures";
import {
  aligning,
  allowedLength,
  chargeWay,
  lanesOf,
  listed,
  Moving,
  nearestIn,
  Pivoting,
  Placing,
  rayAt,
  type Thought,
} from "./thinking";

const TRAY: [number, number, boolean] = [5500, 4800, true];
const options = (...moves: Record<string, unknown>[]): Decision["options"] =>
  moves.map((move) => ({ move: move as Decision["options"][number]["move"], text: JSON.stringify(move) }));
const STRAIGHT = { move: "maneuver", face: "0", forward: "5", then_face: "0" };
const STAY = { move: "maneuver", face: "0", forward: "0", then_face: "0" };
const round: Reach = {
  start: [24_000, 10_000, 0],
  footprint: TRAY,
  allowance: 5000,
  rays: Array.from({ length: 72 }, (_, index) => ({
    bearing: index * 500,
    reach: index < 36 ? 5000 : 4000,
    barred: [],
  })),
  ends: [
    { pose: [24_000, 15_000, 0], reason: "straight-on", about: "" },
    { pose: [24_000, 10_000, 0], reason: "stay", about: "" },
  ],
};
const from = (thinking: { first: () => Thought | null }): Thought => thinking.first()!;

describe("lengths", () => {
  it("are no longer than the way, and not within a barred stretch", () => {
    expect(allowedLength(6000, 5000, [])).toBe(5000);
    expect(allowedLength(-3, 5000, [])).toBe(0);
    expect(allowedLength(2400, 5000, [[2000, 3000]])).toBe(2000);
    expect(allowedLength(2700, 5000, [[2000, 3000]])).toBe(3000);
    // Two stretches that overlap are one.
    expect(
      allowedLength(2900, 5000, [
        [2000, 3000],
        [2950, 4000],
      ]),
    ).toBe(2000);
    // One that is drawn to the end goes on beyond it; one from the start has no place before it.
    expect(allowedLength(5000, 5000, [[4000, 5000]])).toBe(4000);
    expect(allowedLength(300, 5000, [[-1, 1000]])).toBe(1000);
  });

  it("between two bearings are those of both", () => {
    const rays = [
      { bearing: 0, reach: 5000, barred: [[1000, 2000]] as [number, number][] },
      { bearing: 500, reach: 3000, barred: [[2500, 2600]] as [number, number][] },
    ];
    expect(rayAt(rays, 0)).toMatchObject({ reach: 5000, barred: [[1000, 2000]] });
    expect(rayAt(rays, 200)).toMatchObject({
      reach: 3000,
      barred: [
        [1000, 2000],
        [2500, 2600],
      ],
    });
    expect(rayAt([], 200).reach).toBe(0);
  });
});

describe("a move of the server's", () => {
  const spot = { pose: [5000, 6000, 0] as const, reason: "", about: "" };
  const area = [[0, 0], [48_000, 10_000]]; // prettier-ignore
  const placement = { area, taken: [], places: [spot] } as unknown as ShownPlacement;

  it("is thought of with its whole way", () => {
    const thinking = new Moving("maneuver", round, options(STRAIGHT));
    expect(thinking.thinkOf({ move: "maneuver", face: "90", forward: "2.345", then_face: "10" })).toMatchObject({
      pose: [26_345, 10_000, 1000],
      length: 2345,
      suggestion: null,
    });
  });

  it("is a facing where it stands, or a place for what is placed", () => {
    const pivoting = new Pivoting("free-pivot", [1000, 2000, 0], [], []);
    expect(pivoting.thinkOf({ move: "free-pivot", face: "12.5" }).pose).toEqual([1000, 2000, 1250]);
    const placing = new Placing("deploy", placement, [], () => ({ width: 5500, depth: 4800 }));
    const thought = placing.thinkOf({ move: "deploy", unit: "red-2", x: "12", y: "6.5", face: "90" });
    expect([thought.pose, thought.what]).toEqual([[12_000, 6500, 9000], "red-2"]);
  });

  it("isn't thought of where there are only suggestions", () => {
    expect(listed(options(STRAIGHT), [0, 0, 0]).thinkOf()).toBeNull();
  });
});

describe("a Maneuver", () => {
  const thinking = new Moving("maneuver", round, options(STRAIGHT, STAY));

  it("begins with the first suggestion, and plays it as it was listed", () => {
    const first = from(thinking);
    expect(first).toMatchObject({ pose: [24_000, 15_000, 0], length: 5000, suggestion: 0 });
    expect(thinking.move(first)).toEqual(STRAIGHT);
  });

  it("is drawn within the envelope, facing the way it goes", () => {
    const drawn = thinking.at([34_000, 10_000], from(thinking));
    expect(drawn).toMatchObject({ pose: [29_000, 10_000, 9000], length: 5000, bearing: 9000, suggestion: null });
    expect(thinking.move(drawn)).toEqual({ move: "maneuver", face: "90", forward: "5", then_face: "90" });
    expect(thinking.at([14_000, 10_000], drawn).length).toBe(4000);
  });

  it("keeps the facing that somebody gave it, to a degree", () => {
    const turned = thinking.turnedTo(4512, thinking.at([26_000, 10_000], from(thinking)));
    expect(thinking.move(turned)).toEqual({ move: "maneuver", face: "90", forward: "2", then_face: "45" });
    expect(thinking.at([24_000, 7000], turned)).toMatchObject({ pose: [24_000, 7000, 4500], turned: true });
  });

  it("is drawn to a suggestion that is near", () => {
    expect(thinking.at([24_300, 14_900], from(thinking)).suggestion).toBe(0);
    expect(thinking.at([25_000, 14_000], from(thinking)).suggestion).toBeNull();
  });
});

describe("a March, a Shift, a Retreat", () => {
  const straight: Reach = {
    ...round,
    start: [24_000, 10_000, 9000],
    rays: [{ bearing: 9000, reach: 8000, barred: [] }],
    ends: [],
  };

  it("goes straight on, and turns at its end", () => {
    const thinking = new Moving("march", straight, options({ move: "march", forward: "10", then_face: "90" }));
    const drawn = thinking.at([30_000, 14_000], from(thinking));
    expect(drawn.pose).toEqual([30_000, 10_000, 9000]);
    expect(thinking.move(thinking.turnedTo(0, drawn))).toEqual({ move: "march", forward: "6", then_face: "0" });
  });

  it("goes the way that is nearest to where somebody points", () => {
    const rays = [0, 9000, 18_000, 27_000].map((bearing) => ({ bearing, reach: 2000, barred: [] }));
    const shift = new Moving("shift-by", { ...straight, rays }, options({ move: "pass" }));
    expect(shift.move(shift.at([24_300, 7000], { ...from(shift), suggestion: null }))).toEqual({
      move: "shift-by",
      way: "right",
      distance: "2",
    });
    expect(shift.turnedTo(0, from(shift))).toEqual(from(shift));
    const retreat = new Moving(
      "retreat-to",
      { ...straight, rays },
      options({ move: "retreat-to", way: "back", distance: "2", then_face: "90" }),
    );
    expect(retreat.move(retreat.turnedTo(18_000, from(retreat)))).toMatchObject({
      way: "back",
      distance: "2",
      then_face: "180",
    });
  });
});

describe("a pivot", () => {
  const shown: ChargeShown = {
    unit: "red-1",
    start: [24_000, 10_000, 0],
    footprint: TRAY,
    target: "blue-1",
    side: "front",
    reach: 11_000,
    lanes: [
      {
        first: 35_500,
        last: 500,
        ways: [
          [35_500, 7000, 3],
          [500, 6000, 2],
        ],
      },
    ],
    places: [],
    candidates: [[0, 6500, 2, "straight"]],
  };

  it("of a Charge stays in its lanes", () => {
    const thinking = new Pivoting(
      "charge-facing",
      shown.start,
      options({ move: "charge-facing", face: "0" }),
      [["straight", "2"]],
      lanesOf(shown),
    );
    expect(thinking.move(thinking.at([40_000, 10_000], from(thinking)))).toEqual({ move: "charge-facing", face: "5" });
    expect(thinking.move(thinking.at([24_000, 20_000], from(thinking)))).toEqual({ move: "charge-facing", face: "0" });
    expect(nearestIn([[35_500, 500]], 35_700)).toBe(35_700);
    expect(nearestIn([[35_500, 500]], 20_000)).toBe(35_500);
  });

  it("knows how far a Charge goes on the nearest bearing that is drawn", () => {
    expect(chargeWay(shown, 450)).toEqual({ travel: 6000, needs: 2 });
    expect(chargeWay(shown, 35_950)).toEqual({ travel: 6500, needs: 2 });
    expect(chargeWay({ ...shown, lanes: [], candidates: [] }, 0)).toBeNull();
  });

  it("that is free goes anywhere", () => {
    const thinking = new Pivoting("free-pivot", shown.start, options({ move: "free-pivot", face: "90" }), []);
    expect(thinking.move(thinking.at([24_000, 2000], from(thinking)))).toEqual({ move: "free-pivot", face: "180" });
    expect(thinking.move(from(thinking))).toEqual({ move: "free-pivot", face: "90" });
  });
});

it("places a unit within its zone, each unit at its own places", () => {
  const placement: ShownPlacement = {
    area: [
      [0, 0],
      [48_000, 0],
      [48_000, 10_000],
      [0, 10_000],
    ],
    taken: [],
    places: [
      { what: "red-1", x: 24_000, y: 5000, face: 0, reason: "line", about: "" },
      { what: "red-2", x: 10_000, y: 5000, face: 0, reason: "line", about: "" },
    ],
  };
  const moves = options(
    { move: "deploy", unit: "red-1", x: "24", y: "5", face: "0" },
    { move: "deploy", unit: "red-2", x: "10", y: "5", face: "0" },
    { move: "pass" },
  );
  const thinking = new Placing("deploy", placement, moves, () => ({ width: 5500, depth: 4800 }));
  expect(thinking.choices).toEqual(["red-1", "red-2"]);
  const second = thinking.choose("red-2")!;
  expect(thinking.move(thinking.at([30_000, 40_000], second))).toEqual({
    move: "deploy",
    unit: "red-2",
    x: "30",
    y: "7.6",
    face: "0",
  });
  expect(thinking.turnedTo(9000, thinking.at([30_000, 40_000], second)).pose).toEqual([30_000, 7250, 9000]);
});

it("chooses among poses where nothing lies between them", () => {
  const moves = options({ move: "align", place: "full" }, { move: "align", place: "half-left" }, { move: "pass" });
  const thinking = aligning(moves, { "0": [24_000, 20_000, 0], "1": [21_250, 20_000, 0] }, [24_000, 10_000, 0]);
  expect(thinking.move(from(thinking))).toEqual({ move: "align", place: "full" });
  expect(thinking.move(thinking.at([20_000, 20_000], from(thinking)))).toEqual({ move: "align", place: "half-left" });
  expect(thinking.suggestions.map((one) => one.reason)).toEqual(["full", "half-left", "stay"]);
  const shifts = listed(
    options({ move: "pass" }, { move: "shift-by", way: "left", distance: "2" }),
    [24_000, 10_000, 0],
  );
  expect(shifts.suggestions.map((one) => one.thought.pose)).toEqual([
    [24_000, 10_000, 0],
    [22_000, 10_000, 0],
  ]);
});
