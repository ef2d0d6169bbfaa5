import { expect, it } from "vitest";
import { boxOf, degreesOf, layoutOf, outlineOf, pointOf, spotOf, stepsOf, transformOf } from "./layout";
import { aField, aPlayer } from "./testing";

const below = { width: 48, height: 48, turned: false };
const above = { width: 72, height: 48, turned: true };

it("has the own edge below", () => {
  const view = aField({ players: [aPlayer("red", { edge: 0 }), aPlayer("blue", { edge: 1 })] });
  expect(layoutOf(view, "red")).toEqual(below);
  expect(layoutOf(view, "blue").turned).toBe(true);
  expect(layoutOf(view, null).turned).toBe(false);
});

it("finds each point on the screen and back", () => {
  expect(spotOf(below, [1000, 2000])).toEqual({ x: 1, y: 46 });
  expect(spotOf(above, [1000, 2000])).toEqual({ x: 71, y: 2 });
  for (const layout of [below, above])
    expect(pointOf(layout, spotOf(layout, [12_345, 6789])).map(Math.round)).toEqual([12_345, 6789]);
});

it("turns trays with the table", () => {
  expect(transformOf(below, [1000, 2000, 9000])).toBe("translate(1 46) rotate(90)");
  expect(transformOf(above, [1000, 2000, 9000])).toBe("translate(71 2) rotate(270)");
  expect(boxOf(above, [0, 38_000, 72_000, 48_000])).toEqual({ x: 0, y: 38, width: 72, height: 10 });
  expect(
    outlineOf(below, [
      [0, 0],
      [1000, 0],
      [1000, 500],
    ]),
  ).toBe("M0 48L1 48L1 47.5Z");
});

it("turns the short way", () => {
  expect(degreesOf(below, 35_900, 5)).toBe(-1);
  const steps = stepsOf(below, [
    [1000, 1000, 35_000],
    [1000, 1000, 1000],
    [1000, 5000, 1000],
  ]);
  expect(steps.map((step) => step.transform)).toEqual([
    "translate(1px, 47px) rotate(350deg)",
    "translate(1px, 47px) rotate(370deg)",
    "translate(1px, 43px) rotate(370deg)",
  ]);
  expect(steps[0]?.offset).toBe(0);
  expect(steps[2]?.offset).toBe(1);
});
