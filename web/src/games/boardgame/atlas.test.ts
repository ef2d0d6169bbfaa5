import { describe, expect, it } from "vitest";
import {
  AREAS,
  BEYOND,
  BORDERS,
  BRIDGES,
  COMPASS,
  drawn,
  garrisonPlace,
  ISLETS,
  linesOf,
  MAP,
  MARKS,
  middle,
  neighbourTowards,
  orderPlace,
  powerPlace,
  unitPlaces,
  unitsMiddle,
  widthOf,
} from "./atlas";
import { middleOf } from "./camera";
import drawing from "./map.json";
import { facts } from "./testing";

describe("the atlas", () => {
  it("draws each area of the game once", () => {
    expect(AREAS.map((area) => area.id).sort()).toEqual([...facts.areas.keys()].sort());
  });

  it("has places for pieces in each area, within the map", () => {
    for (const area of AREAS) {
      expect(unitPlaces(area.id).length).toBeGreaterThanOrEqual(area.kind === "port" ? 3 : 4);
      const { x, y } = middle(area.id);
      expect(x > 0 && y > 0 && x < MAP.width && y < MAP.height, area.id).toBe(true);
      expect(widthOf(area.id)).toBeGreaterThan(30);
    }
  });

  it("can be walked over with the arrow keys: every area is reached", () => {
    const seen = new Set(["winterfell"]);
    const waiting = ["winterfell"];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = neighbourTowards(at, dx, dy);
        if (!seen.has(next)) waiting.push(next);
        seen.add(next);
      }
    }
    expect(AREAS.filter((area) => !seen.has(area.id)).map((area) => area.id)).toEqual([]);
  });

  it("knows where each thing lies, and puts what has no place of its own beside the order", () => {
    const { slots } = drawn("winterfell");
    const [order, garrison, power] = [slots.order, slots.garrison, slots.power].map(
      (pair) => pair && { x: pair[0], y: pair[1] },
    );
    expect(orderPlace("winterfell")).toEqual(order);
    expect(garrison).toBeDefined();
    expect(garrisonPlace("winterfell")).toEqual(garrison);
    expect(powerPlace("winterfell")).toEqual(power ?? order);
    const without = AREAS.find((area) => !area.slots.garrison && !area.slots.power);
    expect(without).toBeDefined();
    if (without)
      expect([garrisonPlace(without.id), powerPlace(without.id)]).toEqual([
        orderPlace(without.id),
        orderPlace(without.id),
      ]);
    const token = AREAS.find((area) => area.slots.power);
    if (token) expect(powerPlace(token.id)).toEqual({ x: token.slots.power?.[0], y: token.slots.power?.[1] });
  });

  it("measures an area by its drawing, and stands its units around their middle", () => {
    const places = unitPlaces("winterfell");
    expect(unitsMiddle("winterfell")).toEqual(middleOf(places));
    const [units, order] = [unitsMiddle("winterfell"), orderPlace("winterfell")];
    expect(middle("winterfell")).toEqual(middleOf([units, order]));
    const xs = [...drawn("winterfell").path.matchAll(/(-?[\d.]+),/g)].map((found) => Number(found[1]));
    expect(widthOf("winterfell")).toBe(Math.max(...xs) - Math.min(...xs));
    expect(widthOf("winterfell")).toBe(widthOf("winterfell"));
  });

  it("goes to the nearest area in a direction rather than to one aside, and stays where there is none", () => {
    expect(neighbourTowards("winterfell", 0, -1)).toBe("castle-black");
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      for (const { id } of AREAS) {
        const [from, next] = [middle(id), neighbourTowards(id, dx, dy)];
        const cost = (other: string): number => {
          const to = middle(other);
          const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
          return along > 1 ? along + 2 * Math.abs((to.x - from.x) * dy - (to.y - from.y) * dx) : Infinity;
        };
        const least = Math.min(...AREAS.filter((area) => area.id !== id).map((area) => cost(area.id)));
        expect(next === id ? Infinity : cost(next), `${id} ${dx} ${dy}`).toBe(least);
      }
    }
  });

  it("is drawn as it stands in its file", () => {
    expect(MAP).toEqual({ width: drawing.viewBox[2], height: drawing.viewBox[3] });
    const { compass, marks, symbols } = drawing.decorations;
    expect(COMPASS).toEqual({ x: compass[0], y: compass[1], radius: compass[2] });
    expect(MARKS).toHaveLength(marks.length);
    for (const [index, mark] of MARKS.entries()) {
      expect(mark.path).toBe((symbols as Record<string, string>)[mark.kind]);
      expect(mark.path).not.toBe("");
      expect(mark.scale).toBe((marks[index]?.size ?? 0) / 20);
    }
    expect([BORDERS, BRIDGES, BEYOND, ISLETS]).toEqual([
      drawing.borders,
      drawing.bridges,
      drawing.decorations.beyond,
      drawing.decorations.islets,
    ]);
  });

  it("breaks names evenly", () => {
    expect(linesOf("The Mountains of the Moon", 2)).toEqual(["The Mountains", "of the Moon"]);
    expect(linesOf("Winterfell", 2)).toEqual(["Winterfell"]);
    expect(linesOf("A Very Longnamedplace", 2)).toEqual(["A Very", "Longnamedplace"]);
    expect(linesOf("Longnamedplace of A", 2)).toEqual(["Longnamedplace", "of A"]);
    expect(linesOf("a b c", 2)).toEqual(["a", "b c"]);
    expect(linesOf("Castle Black", 1)).toEqual(["Castle Black"]);
  });

  it("knows no area that isn't there", () => {
    expect(() => drawn("valyria")).toThrow("valyria");
  });
});
