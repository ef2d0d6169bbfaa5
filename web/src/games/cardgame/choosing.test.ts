import { expect, it } from "vitest";
import type { Move } from "../../generated/cardgame";
import {
  answersAtOnce,
  asksOfOwnHand,
  choicesOf,
  declaresLast,
  hostsOf,
  movesOf,
  NOTHING,
  triedInHand,
  triedOnTable,
} from "./choosing";

const moves = [
  { move: "play", title: "jon-snow" },
  { move: "attach", title: "needle", card: "arya-stark" },
  { move: "attach", title: "needle", card: "robb-stark" },
  { move: "add-duplicate", title: "arya-stark" },
  { move: "use", card: "maester-luwin" },
  { move: "resolve", card: "plot-detained" },
  { move: "choose", card: "not-today" },
  { move: "pass" },
] as Move[];
const choices = choicesOf(moves, false, new Set(["maester-luwin", "plot-detained"]));

it("sorts moves by what is tapped for them", () => {
  expect([...choices.hand.keys()]).toEqual(["jon-snow", "needle", "arya-stark"]);
  expect([...choices.table.keys()]).toEqual(["maester-luwin", "plot-detained"]);
  expect(choices.pass).toEqual({ move: "pass" });
  // An event that is being resolved lies nowhere in sight: it gets a button.
  expect(choices.buttons).toEqual([{ move: "choose", card: "not-today" }]);
});

it("finds titles in the own hand if the question is about that, and lays them out if not", () => {
  const asked = ["winterfell", "godswood"].map((title) => ({ move: "choose-title", title }) as const);
  expect([...choicesOf(asked, true, new Set()).hand.keys()]).toEqual(["winterfell", "godswood"]);
  expect(choicesOf(asked, false, new Set()).laid).toEqual(["winterfell", "godswood"]);
});

it("knows which questions are about the own hand", () => {
  expect(asksOfOwnHand("must-discard", { owner: "stark" }, "stark")).toBe(true);
  // The other hand, and the own deck, may hold the same titles.
  expect(asksOfOwnHand("shuffle-away", { owner: "lannister" }, "stark")).toBe(false);
  expect(asksOfOwnHand("search", { owner: "stark" }, "stark")).toBe(false);
  expect(asksOfOwnHand("order-top", {}, null)).toBe(false);
});

it("asks an attachment for its host first", () => {
  const needle = { place: "hand", id: "needle" } as const;
  expect(movesOf(choices, needle)).toEqual([]);
  expect([...hostsOf(choices, needle).keys()]).toEqual(["arya-stark", "robb-stark"]);
  expect(hostsOf(choices, { place: "hand", id: "jon-snow" }).size).toBe(0);
  expect(hostsOf(choices, { place: "table", id: "needle" }).size).toBe(0);
});

it("knows the moves of what was chosen", () => {
  expect(movesOf(choices, null)).toEqual([]);
  expect(movesOf(choices, { place: "hand", id: "jon-snow" })).toEqual([moves[0]]);
  expect(movesOf(choices, { place: "table", id: "maester-luwin" })).toEqual([moves[4]]);
  expect(movesOf(NOTHING, { place: "laid", id: "winterfell" })).toEqual([]);
});

it("names the move that somebody tried", () => {
  expect(triedOnTable("act", "jon-snow", true, true)).toEqual({ move: "use", card: "jon-snow" });
  // Neither the opponent's card nor one without such a text can be used: there is nothing to explain.
  expect(triedOnTable("act", "the-hound", false, true)).toBeNull();
  expect(triedOnTable("act", "hodor", true, false)).toBeNull();
  expect(triedOnTable("declare-attackers", "hodor", true, false)).toEqual({ move: "declare", card: "hodor" });
  expect(triedOnTable("choose-casualties", "hodor", true, false)).toEqual({ move: "choose", card: "hodor" });
  expect(triedOnTable("choose-plot", "hodor", true, false)).toBeNull();
  expect(triedInHand("place-cards", "ice", "attachment", false, undefined)).toEqual({ move: "place", title: "ice" });
  expect(triedInHand("act", "jon-snow", "character", false, undefined)).toEqual({ move: "play", title: "jon-snow" });
  expect(triedInHand("act", "jon-snow", "character", true, undefined)).toEqual({
    move: "add-duplicate",
    title: "jon-snow",
  });
  expect(triedInHand("act", "ice", "attachment", false, "hodor")).toEqual({
    move: "attach",
    title: "ice",
    card: "hodor",
  });
  expect(triedInHand("act", "ice", "attachment", false, undefined)).toBeNull();
  expect(triedInHand("choose-plot", "ice", "attachment", false, "hodor")).toBeNull();
});

it("answers at once where taps can be taken back one by one", () => {
  expect(answersAtOnce("declare-attackers")).toBe(true);
  expect(answersAtOnce("choose-casualties")).toBe(false);
});

it("asks again before the last who could be declared is: with that one the declaration is done", () => {
  const declare = (...cards: string[]) =>
    choicesOf(
      cards.map((card) => ({ move: "declare", card })),
      false,
      new Set(cards),
    );
  expect(declaresLast("declare-attackers", declare("hodor", "jon-snow"))).toBe(false);
  expect(declaresLast("declare-attackers", declare("hodor"))).toBe(true);
  expect(declaresLast("declare-defenders", declare("hodor"))).toBe(true);
  expect(declaresLast("place-cards", declare("hodor"))).toBe(false);
});
