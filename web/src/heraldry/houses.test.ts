import { expect, it } from "vitest";
import { armsOf, HOUSES } from "./houses";

const PATH = /^(?:[MLHVCSQTAZmlhvcsqtaz]|-?[\d.]+|[\s,])+$/;

it("gives a leader the arms of the house, and the second of a house another pattern", () => {
  expect(armsOf("stark")).toBe(HOUSES.stark);
  expect(armsOf("eddard-stark")).toBe(HOUSES.stark);
  expect(armsOf("jon-snow")).toBe(HOUSES["night-s-watch"]);
  const [first, second] = [armsOf("cersei-lannister"), armsOf("tyrion-lannister")];
  expect(second?.emblem).toBe(first?.emblem);
  expect(second?.pattern).not.toBe(first?.pattern);
  expect(armsOf("2")).toBeUndefined();
});

it("draws every house, each with a pattern of its own", () => {
  const houses = Object.values(HOUSES);
  expect(new Set(houses.map((house) => house.pattern)).size).toBe(houses.length);
  for (const { emblem, pattern } of houses) {
    expect(emblem.fill.length).toBeGreaterThan(0);
    for (const path of [pattern, ...Object.values<readonly string[]>({ ...emblem }).flat()]) expect(path).toMatch(PATH);
  }
  const leaders = [
    "cersei-lannister",
    "tyrion-lannister",
    "olenna-tyrell",
    "daenerys-targaryen",
    "jon-snow",
    "eddard-stark",
    "melisandre",
    "euron-greyjoy",
    "doran-martell",
  ];
  for (const leader of leaders) expect(armsOf(leader), leader).toBeDefined();
});
