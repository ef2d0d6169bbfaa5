import { expect, it } from "vitest";
import {
  changes,
  counted,
  incomeOf,
  isLong,
  laneOf,
  numbered,
  sidesOf,
  stacksOf,
  totalsOf,
  visibleCards,
} from "./court";
import { card, challenge, court, player } from "./testing";

it("seats the viewer below, and the first of the match for those who only watch", () => {
  expect(sidesOf(court(), "lannister").below.house).toBe("lannister");
  expect(sidesOf(court(), "lannister").above.house).toBe("stark");
  expect(sidesOf(court(), "stark").below.house).toBe("stark");
  expect(sidesOf(court(), null).below.house).toBe("stark");
});

it("lays attachments under the card that bears them, whoever owns them", () => {
  const stark = player("stark", {
    in_play: [card("jon-snow"), card("needle", { host: "jon-snow" }), card("winterfell")],
  });
  const lannister = player("lannister", { in_play: [card("milk-of-the-poppy", { host: "jon-snow" })] });
  const view = court({ players: [stark, lannister] });
  expect(stacksOf(view, stark).map((stack) => [stack.card.card, stack.attachments.map((one) => one.card)])).toEqual([
    ["jon-snow", ["needle", "milk-of-the-poppy"]],
    ["winterfell", []],
  ]);
  expect(stacksOf(view, lannister)).toEqual([]);
});

it("shows in the lane those who were declared and those who are just being declared", () => {
  expect(laneOf(null, null)).toEqual({ attackers: [], defenders: [] });
  const started = challenge({ attackers: ["robb-stark"] });
  expect(laneOf(started, { kind: "act", picked: [] })).toEqual({ attackers: ["robb-stark"], defenders: [] });
  expect(laneOf(challenge(), { kind: "declare-attackers", picked: ["jon-snow"] })).toEqual({
    attackers: ["jon-snow"],
    defenders: [],
  });
  expect(laneOf(started, { kind: "declare-defenders", picked: ["the-hound"] })).toEqual({
    attackers: ["robb-stark"],
    defenders: ["the-hound"],
  });
  // Somebody who is already there stands there once.
  expect(laneOf(started, { kind: "declare-attackers", picked: ["robb-stark"] }).attackers).toEqual(["robb-stark"]);
});

it("knows what lies in sight: cards in play and revealed plots, not hands", () => {
  const stark = player("stark", { in_play: [card("jon-snow")], plot: "plot-detained", hand: ["arya-stark"] });
  expect([...visibleCards(court({ players: [stark, player("lannister")] }))]).toEqual(["jon-snow", "plot-detained"]);
});

it("tells what changes a strength", () => {
  const robb = card("robb-stark", {
    strength_lines: [
      [3, "printed"],
      [1, "winterfell"],
      [0, "the-pack-survives"],
      [-1, "plot-killing-cold"],
    ],
  });
  expect(changes(robb)).toEqual([
    [1, "winterfell"],
    [-1, "plot-killing-cold"],
  ]);
});

it("knows names with a long word", () => {
  expect(isLong("Lannisport Weaponsmith")).toBe(true);
  expect(isLong("War Host of the North")).toBe(false);
});

it("gives each copy in a hand a name of its own", () => {
  expect(numbered(["a", "b", "a"]).map((one) => one.key)).toEqual(["a 1", "b 1", "a 2"]);
});

it("adds up those who are being declared until the table does", () => {
  const strength = (card: string): number => ({ hodor: 4, "jon-snow": 3, bronn: 2 })[card] ?? 0;
  const lane = { attackers: ["hodor", "jon-snow"], defenders: ["bronn"] };
  expect(totalsOf(challenge(), lane, strength)).toEqual({ attack: 7, defence: 2 });
  // Something may be added to what was declared, or not count.
  const declared = challenge({ attackers: ["hodor", "jon-snow"], attack: 5 });
  expect(totalsOf(declared, lane, strength)).toEqual({ attack: 5, defence: 2 });
});

it("tells the income of the plot from that of all cards together", () => {
  const stark = player("stark", {
    plot: "plot-winter-festival",
    income: 6,
    income_lines: [
      [4, "plot-winter-festival"],
      [1, "winterfell-keep"],
      [1, "winterfell-keep-2"],
    ],
  });
  expect(incomeOf(stark)).toEqual({ plot: 4, total: 6 });
  expect(incomeOf(player("stark"))).toEqual({ plot: 0, total: 0 });
});

it("counts no strength for whom a card keeps from counting", () => {
  const tyrion = card("tyrion-lannister", { strength: 3 });
  expect(counted(challenge({ attackers: ["tyrion-lannister"] }), tyrion)).toBe(3);
  expect(counted(challenge({ attackers: ["tyrion-lannister"], uncounted: ["tyrion-lannister"] }), tyrion)).toBe(0);
});
