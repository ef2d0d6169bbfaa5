import { expect, it } from "vitest";
import { chapterOf } from "./modes";

it("knows the chapter of each mode, and that one still to be drawn has none", () => {
  expect(chapterOf("fire-and-blood")).toBe("mode-fab");
  expect(chapterOf("random")).toBeNull();
});
