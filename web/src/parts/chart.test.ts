import { expect, it } from "vitest";
import { pathOf, scaleFor } from "./chart";

const field = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };

it("puts the first value left, the last one right, zero at the bottom and the highest tick at the top", () => {
  const scale = scaleFor([[0, 4, 2]], field);
  expect([scale.x(0), scale.x(1), scale.x(2)]).toEqual([10, 60, 110]);
  expect([scale.y(0), scale.y(scale.most)]).toEqual([100, 0]);
  expect(scale.ticks).toEqual([0, 1, 2, 3, 4]);
  expect(pathOf([0, 4, 2], scale, 0)).toBe("M10.0 100.0L60.0 0.0L110.0 50.0");
});

it("has at most six ticks above zero", () => {
  expect(scaleFor([[7]], field).ticks).toEqual([0, 2, 4, 6, 8]);
  expect(scaleFor([[95]], field).ticks).toEqual([0, 20, 40, 60, 80, 100]);
});

it("stands with nothing to show", () => {
  expect(scaleFor([], field).ticks).toEqual([0, 1]);
  expect(scaleFor([[0]], field).x(0)).toBe(60);
});
