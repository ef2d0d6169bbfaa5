import { describe, expect, it } from "vitest";
import type { Move } from "../../generated/alliances";
import {
  allyKey,
  bidKey,
  cardKey,
  cardsOf,
  councilKey,
  isButton,
  keyOf,
  laidOut,
  leaderKey,
  offersOf,
  tokenKey,
  triedAt,
} from "./choices";
import { council, realm, SEATS } from "./testing";

const [jon, melisandre] = SEATS;
const as = (...moves: unknown[]): Move[] => moves as Move[];

it("gives every answer a place of its own", () => {
  const moves = as(
    { move: "play-card", card: "inf-betrayal" },
    { move: "choose-bid-card", leader: jon, card: "inf-betrayal" },
    { move: "choose-leader", leader: jon },
    { move: "take-leader", leader: jon },
    { move: "choose-council", leader: jon, neighbor: melisandre },
    { move: "choose-ally", ally: "ally-varys" },
    { move: "choose-token", leader: jon, neighbor: melisandre, number: 2 },
    { move: "kneel" },
    { move: "pass" },
    { move: "agree", yes: true },
    { move: "agree", yes: false },
  );
  expect(offersOf(moves).size).toBe(moves.length);
  expect(moves.slice(0, 3).map(keyOf)).toEqual([cardKey("inf-betrayal"), bidKey(jon, "inf-betrayal"), leaderKey(jon)]);
  expect(moves.slice(4, 7).map(keyOf)).toEqual([
    councilKey(jon, melisandre),
    allyKey("ally-varys"),
    tokenKey(jon, melisandre, 2),
  ]);
  expect(moves.filter((move) => isButton(keyOf(move))).map((move) => move.move)).toEqual([
    "kneel",
    "pass",
    "agree",
    "agree",
  ]);
});

describe("cards that can be chosen", () => {
  it("lie in the hand, in the packet of a draft, or elsewhere", () => {
    expect(cardsOf("take-turn")).toBe("hand");
    expect(cardsOf("give-card")).toBe("hand");
    expect(cardsOf("choose-card-to-keep")).toBe("packet");
    expect(cardsOf("take-discard")).toBe("elsewhere");
    expect(cardsOf(undefined)).toBe("elsewhere");
  });
});

describe("what is laid out beside the table", () => {
  const view = realm({
    councils: [council(0, { allies: ["ally-maester-aemon"], tokens: [null] }), council(1), council(2)],
    dead: ["ally-bronn"],
  });
  const names = (moves: readonly Move[], kind: string, small: boolean): string[] =>
    laidOut(offersOf(moves), view, kind, small).map(keyOf);
  const allies = as(
    { move: "choose-ally", ally: "ally-maester-aemon" },
    { move: "choose-ally", ally: "ally-varys" },
    { move: "choose-ally", ally: "ally-bronn" },
  );

  it("are cards that aren't in the own hand", () => {
    const cards = as({ move: "choose-card", card: "inf-betrayal" });
    expect(names(cards, "discard-card", false)).toEqual([]);
    expect(names(cards, "take-discard", false)).toEqual([cardKey("inf-betrayal")]);
  });

  it("are allies that lie neither in a council nor in the middle", () => {
    expect(names(allies, "choose-dead", false)).toEqual([allyKey("ally-bronn")]);
  });

  it("is, on a small screen, also what lies in councils and bid areas", () => {
    expect(names(allies, "kill-ally", true)).toHaveLength(3);
    const tokens = as({ move: "choose-token", leader: jon, neighbor: melisandre, number: 1 });
    expect(names(tokens, "move-token", false)).toEqual([]);
    expect(names(tokens, "move-token", true)).toEqual([tokenKey(jon, melisandre, 1)]);
  });

  it("are the arms of leaders that nobody has taken yet, and no other move", () => {
    const moves = as(
      { move: "take-leader", leader: jon },
      { move: "play-card", card: "inf-betrayal" },
      { move: "pass" },
    );
    expect(names(moves, "choose-leader", false)).toEqual([`arms ${jon}`]);
    const bid = as({ move: "choose-bid-card", leader: jon, card: "inf-betrayal" });
    expect([names(bid, "take-card", false), names(bid, "take-card", true)]).toEqual([
      [],
      [bidKey(jon, "inf-betrayal")],
    ]);
    const offered = as({ move: "choose-ally", ally: "ally-new" });
    expect(laidOut(offersOf(offered), realm({ offered: ["ally-new"] }), "take-ally", false)).toEqual([]);
  });

  it("is never a leader or a council: those are always in sight", () => {
    expect(
      names(
        as({ move: "choose-leader", leader: jon }, { move: "choose-council", leader: jon, neighbor: melisandre }),
        "choose-target",
        true,
      ),
    ).toEqual([]);
  });
});

it("asks why not only about what is of the kind that is asked", () => {
  const offers = offersOf(as({ move: "pass" }, { move: "choose-leader", leader: jon }));
  expect(triedAt(offers, { move: "choose-leader", leader: melisandre })).toEqual({
    move: "choose-leader",
    leader: melisandre,
  });
  expect(triedAt(offers, { move: "choose-council", leader: jon, neighbor: melisandre })).toBeNull();
});
