import { expect, it } from "vitest";
import { grouped, kindsOf, standingOf, toggled } from "./stops";

const all = [
  { id: "plot", group: "actions", asked: false },
  { id: "attack", group: "actions", asked: true },
  { id: "save", group: "responses", asked: true },
];

it("puts windows below their headings", () => {
  expect(grouped(all).map(([group, kinds]) => [group, kinds.map((kind) => kind.id)])).toEqual([
    ["actions", ["plot", "attack"]],
    ["responses", ["save"]],
  ]);
});

it("ticks and unticks, in the order of the game", () => {
  expect(toggled(all, ["save"], "plot")).toEqual(["plot", "save"]);
  expect(toggled(all, ["plot", "save"], "save")).toEqual(["plot"]);
});

it("names each kind of window once", () => {
  expect(kindsOf(["plot", "save", "plot"])).toEqual(["plot", "save"]);
});

it("tells what is asked also to who passes for a while", () => {
  expect(standingOf({ until: "phase", passing: false }, true)).toBe("asked");
  expect(standingOf({ until: "phase", passing: true }, true)).toBe("skipping");
  expect(standingOf({ until: "phase", passing: false }, false)).toBe("skipping");
  expect(standingOf({ until: null, passing: true }, true)).toBe("passing");
  expect(standingOf({ until: null, passing: false }, true)).toBe("asked");
  expect(standingOf(null, false)).toBe("waiting");
});
