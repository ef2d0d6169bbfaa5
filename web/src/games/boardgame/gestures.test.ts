import { expect, test } from "vitest";
import { Gestures } from "./gestures";

test("a finger that hardly moves taps", () => {
  const gestures = new Gestures();
  gestures.press(1, { x: 10, y: 10 });
  expect(gestures.move(1, { x: 13, y: 14 })).toBeNull();
  expect(gestures.lift(1)).toBe(true);
});

test("a finger that wanders moves the map, and doesn't tap", () => {
  const gestures = new Gestures();
  gestures.press(1, { x: 0, y: 0 });
  expect(gestures.move(1, { x: 6, y: 0 })).toBeNull();
  expect(gestures.move(1, { x: 10, y: 3 })).toEqual({ by: { x: 4, y: 3 }, factor: 1, around: { x: 10, y: 3 } });
  expect(gestures.move(1, { x: 0, y: 0 })?.by).toEqual({ x: -10, y: -3 });
  expect(gestures.lift(1)).toBe(false);
});

test("two fingers pull the map wider around their middle, and neither taps", () => {
  const gestures = new Gestures();
  gestures.press(1, { x: 0, y: 0 });
  gestures.press(2, { x: 10, y: 0 });
  expect(gestures.move(2, { x: 20, y: 0 })).toEqual({ by: { x: 5, y: 0 }, factor: 2, around: { x: 10, y: 0 } });
  expect(gestures.lift(2)).toBe(false);
  expect(gestures.move(1, { x: 1, y: 0 })).toEqual({ by: { x: 1, y: 0 }, factor: 1, around: { x: 1, y: 0 } });
  expect(gestures.lift(1)).toBe(false);
});

test("a finger that isn't down does nothing, and the next one taps again", () => {
  const gestures = new Gestures();
  expect(gestures.move(3, { x: 5, y: 5 })).toBeNull();
  expect(gestures.lift(3)).toBe(false);
  gestures.press(1, { x: 0, y: 0 });
  gestures.move(1, { x: 50, y: 0 });
  gestures.lift(1);
  gestures.press(1, { x: 0, y: 0 });
  expect(gestures.lift(1)).toBe(true);
});
