import { expect, it } from "vitest";
import gaps from "./gaps.json";
import {
  bearingTo,
  between,
  corners,
  distance,
  distanceTo,
  go,
  keptInside,
  seenFrom,
  turnBetween,
  wrapped,
  type Pose,
} from "./geometry";

const TRAY = { width: 5500, depth: 4800 };
type Case = [Pose, [number, number], Pose, [number, number], number];

it("measures gaps between trays as the rules do", () => {
  expect(gaps).toHaveLength(1000);
  for (const [one, [width, depth], other, [itsWidth, itsDepth], gap] of gaps as unknown as Case[]) {
    const measured = distance(one, { width, depth }, other, { width: itsWidth, depth: itsDepth });
    expect(Math.abs(measured - gap), JSON.stringify([one, other])).toBeLessThan(0.01);
  }
  expect(gaps.filter((one) => one[4] === 0).length).toBeGreaterThan(50);
});

it("counts bearings clockwise from the top", () => {
  expect(go([0, 0], 9000, 1000).map(Math.round)).toEqual([1000, 0]);
  expect(bearingTo([0, 0], [0, -5])).toBe(18_000);
  expect([wrapped(-100), wrapped(36_050)]).toEqual([35_900, 50]);
  expect([turnBetween(35_000, 1000), turnBetween(1000, 35_000), turnBetween(0, 0)]).toEqual([2000, -2000, 0]);
});

it("knows corners, and what lies to the right of a tray", () => {
  expect(corners([10_000, 10_000, 9000], TRAY).map((point) => point.map(Math.round))).toEqual([
    [12_400, 12_750],
    [12_400, 7250],
    [7600, 7250],
    [7600, 12_750],
  ]);
  expect(seenFrom([0, 0, 9000], [500, -1000]).map(Math.round)).toEqual([1000, 500]);
  expect(distanceTo([0, 0, 0], TRAY, [2750 + 300, 2400 + 400])).toBe(500);
  expect(between([0, 0], [3, 4])).toBe(5);
});

it("keeps a turned tray inside an area", () => {
  expect(keptInside([0, 0, 0], TRAY, [0, 0, 48_000, 10_000])).toEqual([2750, 2400, 0]);
  expect(keptInside([47_000, 9000, 9000], TRAY, [0, 0, 48_000, 10_000])).toEqual([45_600, 7250, 9000]);
});
