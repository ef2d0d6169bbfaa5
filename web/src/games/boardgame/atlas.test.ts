import { describe, expect, it } from "vitest";
import { AREAS, drawn, linesOf, MAP, middle, neighbourTowards, unitPlaces, widthOf } from "./atlas";
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
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = neighbourTowards(at, dx, dy);
        if (!seen.has(next)) waiting.push(next);
        seen.add(next);
      }
    }
    expect(AREAS.filter((area) => !seen.has(area.id)).map((area) => area.id)).toEqual([]);
  });

  it("breaks names evenly", () => {
    expect(linesOf("The Mountains of the Moon", 2)).toEqual(["The Mountains", "of the Moon"]);
    expect(linesOf("Winterfell", 2)).toEqual(["Winterfell"]);
    expect(linesOf("Castle Black", 1)).toEqual(["Castle Black"]);
  });

  it("knows no area that isn't there", () => {
    expect(() => drawn("valyria")).toThrow("valyria");
  });
});
