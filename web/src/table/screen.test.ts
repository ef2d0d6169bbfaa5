import { expect, it } from "vitest";
import { nextAtScreen } from "./screen";

it("hands the screen on only when somebody else of this screen is asked", () => {
  expect(nextAtScreen([0, 2], [0, 1, 2], null)).toBe(0);
  expect(nextAtScreen([0, 2], [0, 1, 2], 0)).toBeNull();
  expect(nextAtScreen([0, 2], [1, 2], 0)).toBe(2);
  expect(nextAtScreen([0, 2], [0, 1], 2)).toBe(0);
});

it("leaves the screen alone where the table will pass", () => {
  expect(nextAtScreen([0, 1], [1], 0, [1])).toBeNull();
  expect(nextAtScreen([0, 1], [1], null, [1])).toBeNull();
  expect(nextAtScreen([0, 1], [1], 0, [])).toBe(1);
});

it("leaves the screen alone while others think", () => {
  expect(nextAtScreen([0, 2], [1], 0)).toBeNull();
  expect(nextAtScreen([0, 2], [1], null)).toBeNull();
});
