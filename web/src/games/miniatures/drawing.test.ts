import { describe, expect, it } from "vitest";
import type { GameFacts } from "../../api/types";
import type { OtherFound, Reach } from "../../generated/miniatures";
import { held, inSight, isWhole, onField, onScreen, panned, whole, zoomed } from "./camera";
import { barredOf, regionOf, zoneLines } from "./envelope";
import { FieldFacts, places } from "./facts";
import { chargeLine, inOrder, percentages, shootingLine, tapeText } from "./looking";
import { degreesText, endOf, hundredths, inchesText, thousandths, wayOf } from "./moves";
import { inTwoLines, matchNames, shortName } from "./names";
import { scattered } from "./scattering";
import { attackDice, diceOf, laidPlaces, neededInRoll, neededOf } from "./tally";
import { tapeBetween } from "./taping";
import { aField, aUnit } from "./testing";

const FIELD = { width: 48, height: 48 };
const layout = { ...FIELD, turned: false };

describe("the camera", () => {
  it("shows the whole field, at the top of a high screen", () => {
    const wide = whole(FIELD, { width: 1000, height: 612 });
    expect(wide).toEqual({ scale: 12.5, x: 200, y: 6 });
    expect(whole(FIELD, { width: 396, height: 700 })).toEqual({ scale: 8, x: 6, y: 6 });
  });

  it("zooms around a point, not too near, and keeps the field in the box", () => {
    const box = { width: 612, height: 612 };
    const near = zoomed(whole(FIELD, box), 2, { x: 306, y: 306 }, FIELD, box);
    expect(onField(near, { x: 306, y: 306 })).toEqual({ x: 24, y: 24 });
    expect(onScreen(near, { x: 24, y: 24 })).toEqual({ x: 306, y: 306 });
    expect(panned(near, 10_000, 0, FIELD, box).x).toBe(6);
    expect(held({ scale: 1e9, x: 0, y: 0 }, FIELD, box).scale).toBe(75);
  });

  it("can be panned where something covers the lower edge, and brings what is hidden into sight", () => {
    const box = { width: 396, height: 500, covered: 300 };
    const all = whole(FIELD, box);
    expect(all, "it stays as large as it is").toEqual({ scale: 8, x: 6, y: 6 });
    expect(panned(all, 0, -10_000, FIELD, box).y).toBe(500 - 300 - 384 - 6);
    expect(inSight(all, { x: 200, y: 100 }, 50, FIELD, box)).toEqual(all);
    expect(inSight(all, { x: 200, y: 200 }, 50, FIELD, box).y).toBe(6 - 50);
    const low = { ...all, y: -100 };
    expect(inSight(low, { x: 200, y: 20 }, 50, FIELD, box).y).toBe(-100 + 30);
  });

  it("knows whether the whole field is seen", () => {
    const box = { width: 612, height: 612 };
    expect(isWhole(whole(FIELD, box), FIELD, box)).toBe(true);
    expect(isWhole(zoomed(whole(FIELD, box), 1.1, { x: 0, y: 0 }, FIELD, box), FIELD, box)).toBe(false);
  });
});

describe("an envelope", () => {
  const rays: Reach["rays"] = Array.from({ length: 9 }, (_, index) => ({
    bearing: index * 4000,
    reach: 1000,
    barred: [],
  }));
  const reach: Reach = { start: [24_000, 24_000, 0], footprint: [5500, 4800, true], allowance: 5000, rays, ends: [] };

  it("is a region where a tray may move on all bearings, else strips before its edges", () => {
    expect(regionOf(layout, reach)).toMatch(/^M24 23L.*Z$/u);
    // From the edges of the tray on, so that it doesn't lie over it.
    expect(regionOf(layout, { ...reach, rays: rays.slice(0, 1) })).toBe(
      "M21.25 21.6L26.75 21.6L26.75 20.6L21.25 20.6Z",
    );
    const right = { bearing: 9000, reach: 2000, barred: [] };
    expect(regionOf(layout, { ...reach, rays: [right] })).toBe("M26.75 21.6L26.75 26.4L28.75 26.4L28.75 21.6Z");
  });

  it("has its barred stretches drawn apart", () => {
    const barred: Reach["rays"] = rays.map((ray, index) => ({
      ...ray,
      barred: index === 0 ? [[500, 800]] : [],
    }));
    expect(barredOf(layout, reach)).toBe("");
    expect(barredOf(layout, { ...reach, rays: barred }).match(/L/gu)).toHaveLength(3);
    expect(barredOf(layout, { ...reach, rays: barred.slice(0, 1) })).toBe(
      "M21.25 21.1L26.75 21.1L26.75 20.8L21.25 20.8Z",
    );
  });

  it("has zones that continue the diagonals, or run at 45 degrees", () => {
    const square = { width: 2000, depth: 2000 };
    expect(zoneLines(layout, [24_000, 24_000, 0], square, true, 1414.2)).toBe(
      zoneLines(layout, [24_000, 24_000, 0], square, false, 1414.2),
    );
    expect(zoneLines(layout, [24_000, 24_000, 0], square, false, 1414.2)).toContain("M23 23L22 22");
  });
});

describe("moves", () => {
  it("write numbers as people type them", () => {
    expect([inchesText(5250), degreesText(30_650), degreesText(36_000)]).toEqual(["5.25", "306.5", "0"]);
    expect([thousandths("5,25"), hundredths("306.5")]).toEqual([5250, 30_650]);
    expect(wayOf(9000, 0)).toBe("left");
  });

  it("end where the rules end them", () => {
    const start = [10_000, 10_000, 9000] as const;
    expect(endOf({ move: "maneuver", face: "0", forward: "2", then_face: "45" }, start)).toEqual([
      10_000, 12_000, 4500,
    ]);
    expect(endOf({ move: "march", forward: "3", then_face: "90" }, start)).toEqual([13_000, 10_000, 9000]);
    expect(endOf({ move: "retreat-to", way: "back", distance: "1.5", then_face: "0" }, start)).toEqual([
      8500, 10_000, 0,
    ]);
    expect(endOf({ move: "free-pivot", face: "10" }, start)).toEqual([10_000, 10_000, 1000]);
    expect(endOf({ move: "pass" }, start)).toEqual(start);
  });
});

describe("dice", () => {
  it("need what is printed less what is added, never a 1 and always a 6", () => {
    expect([neededOf(4, []), neededOf(4, [[1, "a"]]), neededOf(2, [[3, "a"]]), neededOf(6, [[-2, "a"]])]).toEqual([
      4, 3, 2, 6,
    ]);
    expect(diceOf([1, 4, 6], 4).map((die) => die.good)).toEqual([false, true, true]);
    expect(laidPlaces([2, 6, 4, 6])).toEqual([1, 3, 2, 0]);
  });

  it("are those on the table, until they are counted", () => {
    const attack = {
      to_hit: 4,
      to_hit_lines: [],
      defense: 3,
      defense_lines: [[-1, "flank"]],
      dice: [],
      defense_dice: [],
    };
    const roll = { purpose: "defense", unit: "blue-1", sides: [6], dice: [5], rerolled: [[]] };
    const view = aField({ attacks: [attack as never], roll });
    expect(neededInRoll(view)).toBe(4);
    expect(neededInRoll(aField({ roll }))).toBeNull();
    expect(attackDice({ ...view, roll: { ...roll, purpose: "attack" } }, view.attacks[0]!)).toEqual([5]);
  });
});

describe("looking", () => {
  const other = (unit: string, more: Partial<OtherFound>): OtherFound => ({
    unit,
    enemy: true,
    distance: 1000,
    line: null,
    hidden_by: [],
    own_side: "front",
    own_shares: [0.25, 0, 0, 0.75],
    its_side: "front",
    its_shares: [1, 0, 0, 0],
    shooting_distance: null,
    may_shoot: false,
    charge: null,
    ...more,
  });

  it("has enemies first, the nearest first", () => {
    const others = [
      other("red-2", { enemy: false, distance: 1 }),
      other("blue-1", { distance: 9 }),
      other("blue-2", { distance: 2 }),
    ];
    expect(inOrder({ others } as never).map((one) => one.unit)).toEqual(["blue-2", "blue-1", "red-2"]);
  });

  it("tells parts of zones, Charges and shots", () => {
    expect(percentages([0.25, 0, 0, 0.75])).toEqual([
      { side: "left-flank", percent: 75 },
      { side: "front", percent: 25 },
    ]);
    const charge = { travel: 7240, needs: 4, face: 0, side: "rear", places: [], rule: null, values: {} };
    expect(chargeLine(other("blue-1", { charge }))?.values).toMatchObject({
      travel: 7.2,
      needs: 4,
      percent: 50,
      side: "rear",
    });
    expect(
      chargeLine(other("blue-1", { charge: { ...charge, travel: null, needs: null, rule: "charge.space" } }))?.id,
    ).toBe("look-no-charge");
    expect(chargeLine(other("red-2", {}))).toBeNull();
    expect(shootingLine(other("blue-1", { shooting_distance: 6040, may_shoot: true }))).toEqual({
      id: "look-shoots",
      values: { distance: 6 },
    });
    expect(shootingLine(other("blue-1", {}))).toBeNull();
  });

  it("lays a tape between points, or from tray to tray", () => {
    const view = aField({
      units: [aUnit("red-1", { pose: [10_000, 10_000, 0] }), aUnit("blue-1", { pose: [10_000, 20_000, 0] })],
    });
    expect(tapeBetween(view, [0, 0], [3000, 4000]).gap).toBeNull();
    const laid = tapeBetween(view, [10_000, 10_000], [10_000, 20_000]);
    expect(laid.gap).toBeCloseTo(5200, 6);
    expect(tapeBetween(view, [10_000, 10_000], [20_000, 10_000]).gap).toBeCloseTo(7250, 6);
    expect(tapeText(5204)).toBe(5.2);
  });
});

describe("what is printed", () => {
  const facts = {
    cards: [
      {
        id: "10201",
        names: { en: "Stark Sworn Swords", pl: "Wierne Miecze Starków" },
        facts: { type: "infantry", models: 12, faction: "stark" },
      },
    ],
    data: {
      trays: { trays: [{ id: "infantry", columns: 4, models: 12, width_in: 5.5 }] },
      terrain: { pieces: [{ id: "weirwood", size_inches: [4.5, 4.5], shape: "circle" }] },
      siege: { castle_wall: { id: "castle-wall", size_inches: { length: 10.5, depth: 1.75 } } },
      lists: { lists: [] },
    },
  } as unknown as GameFacts;

  it("gives formations and sizes", () => {
    const known = new FieldFacts(facts);
    expect(known.formation(aUnit("red-1"))).toEqual({ columns: 4, models: 12 });
    expect([known.factionOf(aUnit("red-1")), known.hasDiagonals(aUnit("red-1"))]).toEqual(["stark", true]);
    expect([known.terrainSize("weirwood"), known.isRound("weirwood")]).toEqual([{ width: 4500, depth: 4500 }, true]);
    expect([known.terrainSize("castle-wall"), known.isRound("castle-wall")]).toEqual([
      { width: 10_500, depth: 1750 },
      false,
    ]);
    const men = places({ columns: 4, models: 12 }, { width: 5500, depth: 4800 });
    expect(men).toHaveLength(12);
    expect((men[0]?.y ?? 0) < (men[11]?.y ?? 0)).toBe(true);
  });

  it("calls a Castle Wall by its name and slot", () => {
    const known = { ...facts, cards: [{ id: "siege-castle-wall", names: { en: "Castle Wall", pl: "Mur Zamkowy" } }] };
    const table = { ...aField({}), mode: { siege: { walls: [{ wall: "red-wall-2" }] } } };
    expect(matchNames({ table } as never, known as never, "pl")).toEqual({
      "unit-red-wall-2": "Mur Zamkowy (red-wall-2)",
    });
  });

  it("calls units by their cards and slots", () => {
    const view = {
      table: aField({ units: [aUnit("red-3")], terrain: [{ piece: "terrain-1", kind: "bog", pose: [0, 0, 0] }] }),
    };
    expect(matchNames(view as never, facts, "pl")).toEqual({
      "unit-red-3": "Wierne Miecze Starków (red-3)",
      "piece-terrain-1": "terrain-1",
    });
    expect(shortName("Stark Sworn Swords (red-3)")).toBe("Stark Sworn Swords");
    expect(inTwoLines("Stark Sworn Swords")).toEqual(["Stark Sworn", "Swords"]);
    expect([inTwoLines("Grey Wind"), inTwoLines("Averyveryverylongname")]).toEqual([
      ["Grey Wind"],
      ["Averyveryverylongname"],
    ]);
  });

  it("scatters things the same way each time, inside of their ground", () => {
    expect(scattered("forest", 8, 6)).toEqual(scattered("forest", 8, 6));
    expect(scattered("hedge", 6, 1)).toEqual([]);
    expect(scattered("bog", 8, 6).every(({ x, y }) => Math.abs(x) < 4 && Math.abs(y) < 3)).toBe(true);
  });
});
