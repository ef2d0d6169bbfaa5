import { expect, test } from "vitest";
import type { Decision } from "../../api/types";
import { handsOf } from "./missions";

test("finds which Missions every hand has, and how many there are in one", () => {
  const options = [
    ["1", "2", "11"],
    ["3", "4", "11"],
  ].map((missions) => ({ text: missions.join(), move: { move: "take-missions", missions } }));
  expect(handsOf({ options } as unknown as Decision)).toEqual({ always: [11], size: 3 });
});
