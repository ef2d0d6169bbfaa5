import { expect, it } from "vitest";
import type { Decision } from "../../api/types";
import { Hand } from "./hand.svelte";

const asks = (...moves: Record<string, unknown>[]): Decision => ({
  number: 1,
  kind: "declare-text",
  answered: false,
  prompt: { id: "ask-declare-text", values: {} },
  options: moves.map((move) => ({ move: move as Decision["options"][number]["move"], text: JSON.stringify(move) })),
  free: false,
  guidance: {},
});
const HELD = ["bribery", "counterplot", "bribery"];
const DISCARD = asks(
  { move: "discard", cards: [] },
  { move: "discard", cards: ["bribery"] },
  { move: "discard", cards: ["bribery", "counterplot"] },
);

it("plays the card that is lifted, if it needs nobody", () => {
  const hand = new Hand();
  const decision = asks(
    { move: "play-card", card: "counterplot", targets: [] },
    { move: "play-card", card: "bribery", targets: ["red-1"] },
  );
  expect(hand.play(decision)).toBe(null);
  hand.lift("counterplot");
  expect(hand.play(decision)).toEqual({ move: "play-card", card: "counterplot", targets: [] });
  hand.lift("bribery");
  expect(hand.lifted).toBe("bribery");
  expect(hand.play(decision)).toBe(null);
  hand.lift("bribery");
  expect(hand.lifted).toBe(null);
});

it("discards the cards that are marked, in whatever order, and equal copies one by one", () => {
  const hand = new Hand();
  expect(hand.discard(DISCARD, HELD)).toEqual({ move: "discard", cards: [] });
  hand.mark(1);
  expect(hand.discard(DISCARD, HELD)).toBe(null);
  hand.mark(2);
  expect(hand.discard(DISCARD, HELD)).toEqual({ move: "discard", cards: ["bribery", "counterplot"] });
  hand.mark(1);
  expect(hand.discard(DISCARD, HELD)).toEqual({ move: "discard", cards: ["bribery"] });
  hand.mark(0);
  expect(hand.discard(DISCARD, HELD)).toBe(null);
  hand.clear();
  expect(hand.marked).toEqual([]);
});
