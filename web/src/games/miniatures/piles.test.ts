import { expect, it } from "vitest";
import { hasPeople, onTable, pileOf } from "./piles";
import { aField, anNcu, aPlayer, aUnit } from "./testing";

const DECK = ["bribery", "bribery", "counterplot", "counterplot", "hear-me-roar", "hear-me-roar"];
const ATTACHED = {
  text: "hear-me-roar",
  seat: "blue",
  kind: "card",
  until: "game",
  tokens: 1,
  targets: [],
  zones: [],
};

it("tells what somebody could still hold", () => {
  const left = ["bribery", "bribery", "hear-me-roar"];
  const player = aPlayer("blue", { deck_list: DECK, hand: [null, "bribery"], in_hand_or_deck: left });
  expect(pileOf(player)).toEqual([
    { card: "bribery", copies: 2, unseen: 1 },
    { card: "counterplot", copies: 2, unseen: 0 },
    { card: "hear-me-roar", copies: 2, unseen: 1 },
  ]);
});

it("finds the cards that lie on the table: attached, and just played; of one side, and no Influence", () => {
  const view = aField({
    units: [aUnit("red-1", { bears: [ATTACHED, { ...ATTACHED, text: "family-duty-honor", kind: "influence" }] })],
    ncus: [anNcu("red-a", { bears: [{ ...ATTACHED, text: "bribery" }] })],
    declared: [
      { seat: "blue", text: "counterplot", unit: null, card: true, targets: [], cancelled: false, resolving: false },
      {
        seat: "blue",
        text: "order-taunt",
        unit: "blue-1",
        card: false,
        targets: [],
        cancelled: false,
        resolving: false,
      },
      { seat: "red", text: "winters-might", unit: null, card: true, targets: [], cancelled: true, resolving: false },
    ],
  });
  expect(onTable(view, "blue")).toEqual(["hear-me-roar", "bribery", "counterplot"]);
  expect(onTable(view, "red")).toEqual(["winters-might"]);
});

it("knows whether there are cards or people at all", () => {
  expect(hasPeople(aField())).toBe(false);
  expect(hasPeople(aField({ ncus: [anNcu("red-a")] }))).toBe(true);
  expect(hasPeople(aField({ players: [aPlayer("red", { deck_list: DECK })] }))).toBe(true);
});
