import { expect, it } from "vitest";
import { laidOut, pipsOf } from "./dice";

it("lays dice out by their faces, and leaves the throw as it was", () => {
  const dice = [
    { face: 2, good: false },
    { face: 6, good: true },
    { face: 4, good: false },
    { face: 4, good: true, before: [1] },
  ];
  expect(laidOut(dice)).toEqual([dice[1], dice[3], dice[2], dice[0]]);
  expect(dice[0]?.face).toBe(2);
});

it("draws as many pips as a face has, all inside and none on another", () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const pips = pipsOf(face);
    expect(new Set(pips.map(String)).size).toBe(face);
    // A face looks the same when it is turned upside down.
    expect(pips.map(([x, y]) => `${100 - x},${100 - y}`).sort()).toEqual(pips.map(String).sort());
  }
  expect(pipsOf(7)).toEqual([]);
});
