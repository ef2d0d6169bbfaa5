import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/boardgame";
import type { Guidance, SupplyGuidance } from "./guidance";
import { supplyAfter } from "./supply";

const armies = (fits: boolean, ...sizes: number[]) => ({ armies: sizes, fits });
const supply = (after: SupplyGuidance["after"]): SupplyGuidance => ({ limit: [3, 2], now: armies(true, 2), after });
const march = (units: string, target: string): Move =>
  ({ move: "march-units", source: "winterfell", units, target }) as Move;

describe("supply, as the table tells it", () => {
  const marches: Guidance = {
    marches: {
      winterfell: { units: "FFK", supply: supply({ karhold: [armies(true, 2), armies(false, 3, 2, 2)] }) },
      pyke: { units: "F", supply: supply({}) },
    },
  };

  it("is that after the march that is thought of, by where it goes and with how many", () => {
    expect(supplyAfter(marches, march("F", "karhold"), undefined)).toEqual({ limit: [3, 2], armies: [2], fits: true });
    expect(supplyAfter(marches, march("FK", "karhold"), undefined)).toEqual({
      limit: [3, 2],
      armies: [3, 2, 2],
      fits: false,
    });
  });

  it("is that of a march as it is planned so far, and of none before one is chosen", () => {
    const now = { limit: [3, 2], armies: [2], fits: true };
    expect(supplyAfter(marches, undefined, "winterfell")).toEqual(now);
    expect(supplyAfter(marches, { move: "end-march", source: "winterfell" }, "winterfell")).toEqual(now);
    expect(supplyAfter(marches, undefined, undefined)).toBeNull();
  });

  it("is that after a unit is placed, or taken away", () => {
    const told: Guidance = { supply: supply({ "narrow-sea": [armies(true, 3)], pyke: [armies(false, 4)] }) };
    const recruit = { move: "recruit", area: "winterfell", unit: "ship", place: "narrow-sea" } as Move;
    expect(supplyAfter(told, recruit, undefined)?.armies).toEqual([3]);
    const chosen = { move: "choose-unit", area: "pyke", unit: "footman", routed: false } as Move;
    expect(supplyAfter(told, chosen, undefined)).toEqual({ limit: [3, 2], armies: [4], fits: false });
    const upgrade = { move: "upgrade", area: "pyke", unit: "knight", routed: false } as Move;
    expect(supplyAfter(told, upgrade, undefined)?.armies).toEqual([2]);
    expect(supplyAfter(told, undefined, undefined)?.armies).toEqual([2]);
  });

  it("isn't there where the table tells nothing of it", () => {
    const chosen = { move: "choose-unit", area: "pyke", unit: "footman", routed: false } as Move;
    expect(supplyAfter({}, chosen, undefined)).toBeNull();
    expect(supplyAfter({}, march("F", "karhold"), undefined)).toBeNull();
    const recruit = { move: "recruit", area: "pyke", unit: "footman", place: "pyke" } as Move;
    expect(supplyAfter({}, recruit, undefined)).toBeNull();
  });
});
