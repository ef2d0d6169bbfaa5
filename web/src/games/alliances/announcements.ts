/** What all should see before the match goes on, and what only this seat was shown. */
import type { Event, RealmView } from "../../generated/alliances";

interface Bid {
  readonly leader: string;
  readonly total: number;
}

export type Told =
  | {
      readonly kind: "bid";
      /** All leaders, the winner first. */
      readonly bids: readonly Bid[];
      /** The ally who was claimed, and by whom, if that is known already. */
      readonly claimed: {
        readonly ally: string;
        readonly leader: string;
        readonly council: readonly [string, string];
      } | null;
    }
  | { readonly kind: "season"; readonly season: string }
  | { readonly kind: "hand"; readonly owner: string; readonly cards: readonly string[] }
  | { readonly kind: "tokens"; readonly council: readonly [string, string]; readonly values: readonly number[] };

/**
 * What these events give to tell. The totals are those of the view that shows them: the one now, or the one before. Of several bids at
 * once (the connection was lost for a while) each but the last is told without them: no view shows those any more.
 */
export function toldBy(
  events: readonly { event: string }[],
  seats: readonly string[],
  now: RealmView,
  before: RealmView | null,
): Told[] {
  const told: Told[] = [];
  const won = (events as readonly Event[]).filter((event) => event.event === "bid-won");
  const shown = now.ranks.length > 0 ? now : won.length > 1 ? null : before;
  for (const event of events as readonly Event[]) {
    switch (event.event) {
      case "bid-won":
        told.push({
          kind: "bid",
          bids: bidsOf(event.leader, event.total, seats, event === won.at(-1) ? shown : null),
          claimed: null,
        });
        break;
      case "ally-placed": {
        const claimed = { ally: event.ally, leader: event.leader, council: [event.one, event.other] } as const;
        const last = told.findLastIndex((one) => one.kind === "bid" && one.claimed === null);
        const bid = told[last];
        if (bid?.kind === "bid") told[last] = { ...bid, claimed };
        else told.push({ kind: "bid", bids: [], claimed });
        break;
      }
      case "season-began":
        told.push({ kind: "season", season: event.season });
        break;
      case "hand-looked-at":
        if (event.cards) told.push({ kind: "hand", owner: event.owner, cards: event.cards });
        break;
      case "tokens-looked-at":
        if (event.values) told.push({ kind: "tokens", council: [event.one, event.other], values: event.values });
        break;
      default:
        break;
    }
  }
  return told;
}

/** What is told next: a claim that comes after its bid was told goes with it, as long as that is still in sight. */
export function toldNext(before: readonly Told[], fresh: readonly Told[]): readonly Told[] {
  const [shown] = before;
  const [first, ...rest] = fresh;
  if (first?.kind === "bid" && first.bids.length === 0 && shown?.kind === "bid" && shown.claimed === null) {
    return [{ ...shown, claimed: first.claimed }, ...rest];
  }
  return fresh.length > 0 ? fresh : before;
}

function bidsOf(winner: string, total: number, seats: readonly string[], view: RealmView | null): Bid[] {
  const others = (view?.leaders ?? [])
    .map((leader) => ({ leader: seats[leader.seat] ?? "", total: leader.total }))
    .filter((bid) => bid.leader !== winner)
    .sort((one, other) => other.total - one.total);
  return [{ leader: winner, total }, ...others];
}
