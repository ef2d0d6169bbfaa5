import { expect, it } from "vitest";
import { actionsOf } from "../../table/actions";
import type { GameFacts } from "../../api/types";
import { cardsOf, diceOf, groupOf, placesOf } from "./groups";

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

it("begins an action with a card that belongs to none", () => {
  const played = { event: "card-played", seat: "blue", card: "lannister-bribery", unit: null, targets: [] };
  const alone = actionsOf([{ event: "turn-started", seat: "red" }, played], groupOf);
  expect(alone.map(({ seat }) => seat)).toEqual([null, "blue"]);
  const inside = actionsOf([{ event: "unit-activated", unit: "red-1" }, { event: "moved" }, played], groupOf);
  expect(inside.map(({ seat, events }) => [seat, events.length])).toEqual([["red", 3]]);
});

it("finds the Tactics cards that an event names", () => {
  const card = (id: string, en: string, facts: object) => ({ id, kind: "tactics", names: { en }, facts });
  const facts = {
    cards: [
      card("40201", "Winter's Might", { faction: "stark" }),
      card("40301", "Smoke & Mirrors", { faction: "lannister", "led-by": "tyrion-lannister-halfman" }),
    ],
  } as unknown as GameFacts;
  const named = (event: object) => cardsOf({ event: "cards-discarded", ...event }, facts).map(({ id }) => id);
  expect(named({ cards: ["stark-winters-might", "tyrion-lannister-halfman-smoke-and-mirrors"] })).toEqual([
    "40201",
    "40301",
  ]);
  expect(cardsOf({ event: "card-played", card: "stark-winters-might" }, facts)).toEqual([
    { name: "card-stark-winters-might", text: "text-card-stark-winters-might", id: "40201" },
  ]);
  expect(named({ ability: "order-taunt" })).toEqual([]);
  expect(named({ cards: [3, 4] })).toEqual([]);
});
