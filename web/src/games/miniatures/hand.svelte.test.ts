import { describe, expect, it } from "vitest";
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

describe("a card with several targets", () => {
  const decision = asks(
    { move: "play-card", card: "support", targets: ["red-1", "red-2"] },
    { move: "play-card", card: "support", targets: ["red-1", "red-3", "blue-1"] },
    { move: "play-card", card: "support", targets: ["red-1", "red-3", "blue-2"] },
    { move: "play-card", card: "other", targets: ["red-1"] },
  );

  it("is played when nobody else can be named for it", () => {
    const hand = new Hand();
    hand.lift("support");
    expect(hand.name(decision, "red-1")).toBe(null);
    expect(hand.name(decision, "red-3")).toBe(null);
    expect(hand.targets).toEqual(["red-1", "red-3"]);
    expect(hand.name(decision, "blue-2")).toEqual({
      move: "play-card",
      card: "support",
      targets: ["red-1", "red-3", "blue-2"],
    });
  });

  it("can have the last one taken back, and all by putting it down", () => {
    const hand = new Hand();
    hand.lift("support");
    hand.name(decision, "red-1");
    hand.name(decision, "red-3");
    expect(hand.unname()).toBe(true);
    expect(hand.name(decision, "red-2")).toMatchObject({ targets: ["red-1", "red-2"] });
    hand.lift("support");
    expect([hand.targets, hand.unname()]).toEqual([[], false]);
  });
});

it("plays a card for those who were named, if it may end there", () => {
  const hand = new Hand();
  const decision = asks(
    { move: "play-card", card: "x", targets: ["red-1"] },
    { move: "play-card", card: "x", targets: ["red-1", "red-2"] },
  );
  hand.lift("x");
  expect(hand.name(decision, "red-1")).toBe(null);
  expect(hand.play(decision)).toEqual({ move: "play-card", card: "x", targets: ["red-1"] });
});
