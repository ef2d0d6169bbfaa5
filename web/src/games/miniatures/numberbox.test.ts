import { expect, it } from "vitest";
import { numbersAt } from "./numberbox";

const box = { width: 200, height: 40 };
const room = { width: 390, height: 600 };
const at = (x: number, y: number) => ({ x, y, radius: 25 });

it("stands below the ghost, and stays in the room", () => {
  expect(numbersAt(box, at(195, 300), null, room)).toEqual({ x: 195, y: 325 });
  expect(numbersAt(box, at(20, 300), null, room)).toEqual({ x: 100, y: 325 });
  expect(numbersAt(box, at(380, 300), null, room)).toEqual({ x: 290, y: 325 });
});

it("stands below the start, where it would lie on it", () => {
  expect(numbersAt(box, at(195, 300), at(195, 340), room)).toEqual({ x: 195, y: 365 });
  expect(numbersAt(box, at(195, 300), at(260, 300), room), "beside it").toEqual({ x: 195, y: 325 });
  expect(numbersAt(box, at(195, 300), at(195, 391), room), "far behind it").toEqual({ x: 195, y: 325 });
  expect(numbersAt(box, at(195, 300), at(195, 260), room), "before it").toEqual({ x: 195, y: 325 });
  expect(numbersAt(box, at(195, 300), at(330, 340), room), "far beside it").toEqual({ x: 195, y: 325 });
});

it("stands at the upper edge, where there is no room below, and else at the lower one", () => {
  expect(numbersAt(box, at(195, 500), at(195, 540), room)).toEqual({ x: 195, y: 4 });
  expect(numbersAt(box, at(195, 60), at(195, 70), { width: 390, height: 120 })).toEqual({ x: 195, y: 80 });
});
