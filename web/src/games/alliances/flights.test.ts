import { describe, expect, it } from "vitest";
import type { RealmView } from "../../generated/alliances";
import { toldBy, toldNext } from "./announcements";
import { flightsOf, joined } from "./flights";
import { bidding, council, realm, SEATS } from "./testing";

interface Happened {
  event: string;
  [value: string]: unknown;
}
const [jon, melisandre, euron] = SEATS;

describe("what is seen to happen", () => {
  const fly = (...events: Happened[]) =>
    flightsOf(
      events,
      SEATS,
      jon,
      realm({ councils: [council(0), council(1, { allies: ["ally-varys"] }), council(2)] }),
    );

  it("is an own card that leaves the hand, and another's that comes down before them", () => {
    expect(fly({ event: "card-played", leader: jon, card: "inf-betrayal" })).toEqual([
      { kind: "card", id: "inf-betrayal", from: "hand", to: "leader-0" },
    ]);
    expect(fly({ event: "card-played", leader: euron, card: "inf-betrayal" })[0]?.from).toBe("leader-2");
  });

  it("is an ally who goes to a council, from the middle or from where it lay", () => {
    expect(fly({ event: "ally-placed", leader: jon, ally: "ally-bronn", one: euron, other: jon })).toEqual([
      { kind: "ally", id: "ally-bronn", from: "middle", to: "council-2" },
    ]);
    expect(fly({ event: "ally-moved", leader: jon, ally: "ally-varys", one: jon, other: melisandre })[0]).toMatchObject(
      { from: "council-1", to: "council-0" },
    );
  });

  it("shows the back of a card that goes unseen from hand to hand", () => {
    expect(fly({ event: "card-handed-over", leader: melisandre, receiver: jon, card: null })).toEqual([
      { kind: "card", id: null, from: "leader-1", to: "hand" },
    ]);
  });

  it.each([
    [{ event: "card-placed-elsewhere", leader: jon, card: "c", holder: euron }, "card", "c", "leader-0", "leader-2"],
    [
      { event: "bid-card-moved", leader: jon, card: "c", source: melisandre, target: euron },
      "card",
      "c",
      "leader-1",
      "leader-2",
    ],
    [{ event: "bid-card-taken", leader: jon, card: "c", source: euron }, "card", "c", "leader-2", "hand"],
    [{ event: "bid-card-taken", leader: melisandre, card: "c", source: euron }, "card", "c", "leader-2", "leader-1"],
    [{ event: "bid-card-discarded", leader: euron, card: "c" }, "card", "c", "leader-2", "middle"],
    [{ event: "card-handed-over", leader: jon, receiver: euron, card: "c" }, "card", "c", "hand", "leader-2"],
    [
      { event: "ally-moved", leader: jon, ally: "ally-new", one: jon, other: melisandre },
      "ally",
      "ally-new",
      "middle",
      "council-0",
    ],
    [{ event: "ally-killed", leader: jon, ally: "ally-varys" }, "ally", "ally-varys", "council-1", "middle"],
    [{ event: "tokens-gained", leader: jon, one: melisandre, other: euron }, "token", null, "middle", "council-1"],
    [{ event: "tokens-returned", leader: jon, one: melisandre, other: euron }, "token", null, "council-1", "middle"],
    [
      { event: "token-moved", leader: jon, one: jon, other: melisandre, to_one: euron, to_other: jon },
      "token",
      null,
      "council-0",
      "council-2",
    ],
    [{ event: "leader-knelt", leader: euron }, "knee", null, "leader-2", "leader-2"],
  ])("is what %o tells", (event, kind, id, from, to) => expect(fly(event)).toEqual([{ kind, id, from, to }]));

  it("comes from the middle where nothing was seen before", () => {
    expect(flightsOf([{ event: "ally-killed", ally: "ally-varys" } as Happened], SEATS, jon, null)).toEqual([
      { kind: "ally", id: "ally-varys", from: "middle", to: "middle" },
    ]);
  });

  it("is two tokens where they are swapped, and nothing where nothing moves", () => {
    expect(
      fly({ event: "tokens-swapped", leader: jon, one: jon, other: melisandre, to_one: euron, to_other: jon }),
    ).toEqual([
      { kind: "token", id: null, from: "council-0", to: "council-2" },
      { kind: "token", id: null, from: "council-2", to: "council-0" },
    ]);
    expect(fly({ event: "round-began", season: "summer", number: 2, first: jon })).toEqual([]);
  });

  it("comes one after the other, and not too much at once", () => {
    const flights = fly(...Array.from({ length: 14 }, () => ({ event: "leader-knelt", leader: jon })));
    const flying = joined([], flights, 5);
    expect(flying).toHaveLength(10);
    expect(flying.slice(0, 3).map((one) => [one.number, one.delay])).toEqual([
      [5, 0],
      [6, 220],
      [7, 440],
    ]);
    expect(flying[1]?.delay).toBeGreaterThan(flying[0]?.delay ?? 0);
    expect(new Set(joined(flying, flights, 20).map((one) => one.number)).size).toBe(10);
  });
});

describe("what is told", () => {
  const before = realm({ leaders: [bidding(0, "inf-betrayal"), bidding(1, "inf-sellswords"), bidding(2)] });
  const won = { event: "bid-won", leader: melisandre, total: 8 };
  const placed = { event: "ally-placed", leader: melisandre, ally: "ally-varys", one: jon, other: melisandre };
  const claimed = { ally: "ally-varys", leader: melisandre, council: [jon, melisandre] };

  const tell = (...events: Happened[]) => toldBy(events, SEATS, realm(), before);

  it("is the bid with all totals, the winner first, and who was claimed", () => {
    expect(tell(won, placed)).toEqual([
      {
        kind: "bid",
        bids: [
          { leader: melisandre, total: 8 },
          { leader: jon, total: 1 },
          { leader: euron, total: 0 },
        ],
        claimed,
      },
    ]);
  });

  it("is each bid when several come at once, with all totals where they are seen", () => {
    const bids = (now: Partial<RealmView>) =>
      toldBy([{ event: "bid-won", leader: jon, total: 3 } as Happened, won], SEATS, realm(now), before).map(
        (one) => one.kind === "bid" && one.bids,
      );
    const [first, second] = [
      { leader: jon, total: 3 },
      { leader: melisandre, total: 8 },
    ];
    expect(bids({})).toEqual([[first], [second]]);
    expect(bids({ leaders: before.leaders, ranks: [1] })[1]).toHaveLength(3);
    expect(bids({ leaders: before.leaders, ranks: [1, 0, 2] })).toEqual([
      [first],
      [second, { leader: jon, total: 1 }, { leader: euron, total: 0 }],
    ]);
  });

  it("is one thing, though the winner has to choose a council first", () => {
    const bid = tell(won);
    expect(toldNext(bid, tell(placed))).toEqual([{ ...bid[0], claimed }]);
  });

  it("is a claim by itself where no bid was told, or another claim went with it", () => {
    expect(tell(placed)).toEqual([{ kind: "bid", bids: [], claimed }]);
    const again = { ...placed, ally: "ally-bronn" };
    expect(tell(won, placed, again)).toEqual([
      tell(won, placed)[0],
      { kind: "bid", bids: [], claimed: { ...claimed, ally: "ally-bronn" } },
    ]);
    const season = tell({ event: "season-began", season: "winter" });
    expect(toldNext(season, tell(placed))).toEqual(tell(placed));
    expect(toldNext(tell(won, placed), tell(again))).toEqual(tell(again));
    expect(toldNext(tell(won), tell(placed, { event: "season-began", season: "winter" }))).toEqual([
      { ...tell(won)[0], claimed },
      ...season,
    ]);
    expect(toldNext(tell(won), tell(won, placed))).toEqual(tell(won, placed));
  });

  it("stays until something else is told", () => {
    const bid = tell(won);
    expect(toldNext(bid, [])).toBe(bid);
    expect(toldNext(bid, tell({ event: "season-began", season: "winter" }))).toEqual([
      { kind: "season", season: "winter" },
    ]);
  });

  it("is what this seat was shown, and only then", () => {
    expect(tell({ event: "hand-looked-at", leader: jon, owner: euron, cards: ["inf-betrayal"] })).toEqual([
      { kind: "hand", owner: euron, cards: ["inf-betrayal"] },
    ]);
    expect(tell({ event: "hand-looked-at", leader: melisandre, owner: euron, cards: null })).toEqual([]);
    const looked = { event: "tokens-looked-at", leader: jon, number: 1, one: jon, other: melisandre };
    expect(tell({ ...looked, values: [3] })).toEqual([{ kind: "tokens", council: [jon, melisandre], values: [3] }]);
    expect(tell({ ...looked, values: null })).toEqual([]);
  });
});
