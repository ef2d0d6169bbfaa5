import { expect, it } from "vitest";
import { actionsOf } from "../../table/actions";
import { diceOf, groupOf, placesOf } from "./groups";

it("groups the log by activation, with rounds as chapters", () => {
  const events = [
    { event: "round-started", round: 1, first: "red" },
    { event: "turn-started", seat: "red" },
    { event: "unit-activated", unit: "red-1" },
    { event: "moved", unit: "red-1", how: "march", path: [] },
    { event: "activation-ended", unit: "red-1" },
    { event: "turn-passed", seat: "blue", left: 1 },
  ];
  const actions = actionsOf(events, groupOf);
  expect(actions.map(({ seat, chapter, events: own }) => [seat, chapter, own.length])).toEqual([
    [null, true, 2],
    ["red", false, 3],
    ["blue", false, 1],
  ]);
});

it("knows dice and places of an event", () => {
  expect(diceOf({ event: "rolled", dice: [3, 5] }).map((die) => die.face)).toEqual([3, 5]);
  expect(diceOf({ event: "moved" })).toEqual([]);
  expect(placesOf({ event: "objective-claimed", objective: 2 })).toEqual(["objective-2"]);
  expect(placesOf({ event: "terrain-destroyed", piece: "terrain-1" })).toEqual(["terrain-1"]);
  expect(placesOf({ event: "moved", unit: "red-1" })).toEqual([]);
});
