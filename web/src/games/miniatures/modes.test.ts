import { expect, it } from "vitest";
import { bornesOf, chapterOf, NOTHING } from "./modes";
import { aField } from "./testing";

it("knows the chapter of each mode, and that one still to be drawn has none", () => {
  expect(chapterOf("fire-and-blood")).toBe("mode-fab");
  expect(chapterOf("random")).toBeNull();
});

it("tells what each unit bears by the mode", () => {
  const field = aField({
    objectives: [
      { number: 1, x: 0, y: 0, card: 6, claimed_by: "red-1", controlled_by: "red-1", carried: true, pile: null },
      { number: 2, x: 0, y: 0, card: 7, claimed_by: "blue-1", controlled_by: "blue-1", carried: false, pile: null },
    ],
  });
  const mode = {
    ...field.mode,
    marked: [{ unit: "red-1", card: 6 }],
    victory_markers: [{ unit: "blue-2", markers: 3 }],
  };
  const found = bornesOf({ ...field, mode });
  expect(found.get("red-1")).toEqual({ objective: 1, marked: true, markers: 0 });
  expect(found.get("blue-2")).toEqual({ ...NOTHING, markers: 3 });
  expect(found.has("blue-1")).toBe(false);
});
