import { expect, it } from "vitest";
import { grouped, kindsOf, toggled } from "./stops";

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
