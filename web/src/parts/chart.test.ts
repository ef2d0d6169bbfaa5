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

it("leaves room at each edge, and draws lines that run together apart", () => {
  const scale = scaleFor([[0, 12], [6]], { width: 130, height: 120, left: 10, right: 20, top: 5, bottom: 15 });
  expect([scale.most, scale.ticks]).toEqual([12, [0, 2, 4, 6, 8, 10, 12]]);
  expect([scale.x(0), scale.x(1), scale.y(0), scale.y(12), scale.y(6)]).toEqual([10, 110, 105, 5, 55]);
  expect(pathOf([0, 6], scale, 2)).toBe("M10.0 107.0L110.0 57.0");
  expect(scaleFor([[30]], field).ticks).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(scaleFor([[31]], field).ticks).toEqual([0, 10, 20, 30, 40]);
});

it("stands with nothing to show", () => {
  expect(scaleFor([], field).ticks).toEqual([0, 1]);
  expect(scaleFor([[0]], field).x(0)).toBe(60);
});
