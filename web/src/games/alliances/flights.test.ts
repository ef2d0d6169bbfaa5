import { describe, expect, it } from "vitest";
import type { RealmView } from "../../generated/alliances";
import { toldBy, toldNext } from "./announcements";
import { flightsOf, joined } from "./flights";
import { bidding, council, realm, SEATS } from "./testing";

type Happened = { event: string; [value: string]: unknown };
const [jon, melisandre, euron] = SEATS;

describe("what is seen to happen", () => {
  const fly = (...events: Happened[]) =>
    flightsOf(events, SEATS, jon, realm({ councils: [council(0), council(1, { allies: ["ally-varys"] }), council(2)] }));

  it("is an own card that leaves the hand, and another's that comes down before them", () => {
    expect(fly({ event: "card-played", leader: jon, card: "inf-betrayal" })).toEqual([{ kind: "card", id: "inf-betrayal", from: "hand", to: "leader-0" }]);
    expect(fly({ event: "card-played", leader: euron, card: "inf-betrayal" })[0]?.from).toBe("leader-2");
  });

  it("is an ally who goes to a council, from the middle or from where it lay", () => {
    expect(fly({ event: "ally-placed", leader: jon, ally: "ally-bronn", one: euron, other: jon })).toEqual([{ kind: "ally", id: "ally-bronn", from: "middle", to: "council-2" }]);
    expect(fly({ event: "ally-moved", leader: jon, ally: "ally-varys", one: jon, other: melisandre })[0]).toMatchObject({ from: "council-1", to: "council-0" });
  });

  it("shows the back of a card that goes unseen from hand to hand", () => {
    expect(fly({ event: "card-handed-over", leader: melisandre, receiver: jon, card: null })).toEqual([{ kind: "card", id: null, from: "leader-1", to: "hand" }]);
  });

  it("is two tokens where they are swapped, and nothing where nothing moves", () => {
    expect(fly({ event: "tokens-swapped", leader: jon, one: jon, other: melisandre, to_one: euron, to_other: jon })).toHaveLength(2);
    expect(fly({ event: "round-began", season: "summer", number: 2, first: jon })).toEqual([]);
  });

  it("comes one after the other, and not too much at once", () => {
    const flights = fly(...Array.from({ length: 14 }, () => ({ event: "leader-knelt", leader: jon })));
    const flying = joined([], flights, 5);
    expect(flying).toHaveLength(10);
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
      { kind: "bid", bids: [{ leader: melisandre, total: 8 }, { leader: jon, total: 1 }, { leader: euron, total: 0 }], claimed },
    ]);
  });

  it("is each bid when several come at once, with all totals where they are seen", () => {
    const bids = (now: Partial<RealmView>) =>
      toldBy([{ event: "bid-won", leader: jon, total: 3 } as Happened, won], SEATS, realm(now), before).map((one) => one.kind === "bid" && one.bids);
    const [first, second] = [{ leader: jon, total: 3 }, { leader: melisandre, total: 8 }];
    expect(bids({})).toEqual([[first], [second]]);
    expect(bids({ leaders: before.leaders, ranks: [1, 0, 2] })).toEqual([[first], [second, { leader: jon, total: 1 }, { leader: euron, total: 0 }]]);
  });

  it("is one thing, though the winner has to choose a council first", () => {
    const bid = tell(won);
    expect(toldNext(bid, tell(placed))).toEqual([{ ...bid[0], claimed }]);
  });

  it("stays until something else is told", () => {
    const bid = tell(won);
    expect(toldNext(bid, [])).toBe(bid);
    expect(toldNext(bid, tell({ event: "season-began", season: "winter" }))).toEqual([{ kind: "season", season: "winter" }]);
  });

  it("is what this seat was shown, and only then", () => {
    expect(tell({ event: "hand-looked-at", leader: jon, owner: euron, cards: ["inf-betrayal"] })).toHaveLength(1);
    expect(tell({ event: "hand-looked-at", leader: melisandre, owner: euron, cards: null })).toEqual([]);
    expect(tell({ event: "tokens-looked-at", leader: jon, number: 1, one: jon, other: melisandre, values: [3] })).toHaveLength(1);
  });
});
