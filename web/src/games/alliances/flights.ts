/** What is seen to happen: cards, allies and tokens that go from one place of the table to another. */
import type { Event, RealmView } from "../../generated/alliances";
import { councilOf } from "./ring";

/** A place of the table, as `data-place` names it in the drawing. */
type Place = string;

export interface Flight {
  readonly kind: "card" | "ally" | "token" | "knee";
  /** What is printed on it; null for what nobody sees. */
  readonly id: string | null;
  readonly from: Place;
  readonly to: Place;
}

/** A flight on its way: it starts a little after the one before it, and ends by itself. */
export interface Flying {
  readonly number: number;
  readonly flight: Flight;
  readonly delay: number;
}

const APART = 220;
const MOST = 10;

/** New flights join those on their way; of too many only the last are shown. */
export function joined(flying: readonly Flying[], fresh: readonly Flight[], first: number): Flying[] {
  const added = fresh.slice(-MOST).map((flight, index) => ({ number: first + index, flight, delay: index * APART }));
  return [...flying, ...added].slice(-MOST);
}

/** The flights that events make, as one seat sees them; where an ally comes from is told by the view before. */
export function flightsOf(
  events: readonly { event: string }[],
  seats: readonly string[],
  viewer: string | null,
  before: RealmView | null,
): Flight[] {
  const leader = (seat: string): Place => `leader-${seats.indexOf(seat)}`;
  const hand = (seat: string): Place => (seat === viewer ? "hand" : leader(seat));
  const council = (one: string, other: string): Place =>
    `council-${councilOf(seats.length, seats.indexOf(one), seats.indexOf(other))}`;
  const home = (ally: string): Place => {
    const at = before?.councils.findIndex((one) => one.allies.includes(ally)) ?? -1;
    return at < 0 ? "middle" : `council-${at}`;
  };
  const made = (event: Event): Flight[] => {
    switch (event.event) {
      case "card-played":
        return [{ kind: "card", id: event.card, from: hand(event.leader), to: leader(event.leader) }];
      case "card-placed-elsewhere":
        return [{ kind: "card", id: event.card, from: leader(event.leader), to: leader(event.holder) }];
      case "bid-card-moved":
        return [{ kind: "card", id: event.card, from: leader(event.source), to: leader(event.target) }];
      case "bid-card-taken":
        return [{ kind: "card", id: event.card, from: leader(event.source), to: hand(event.leader) }];
      case "bid-card-discarded":
        return [{ kind: "card", id: event.card, from: leader(event.leader), to: "middle" }];
      case "card-handed-over":
        return [{ kind: "card", id: event.card, from: hand(event.leader), to: hand(event.receiver) }];
      case "ally-placed":
        return [{ kind: "ally", id: event.ally, from: "middle", to: council(event.one, event.other) }];
      case "ally-moved":
        return [{ kind: "ally", id: event.ally, from: home(event.ally), to: council(event.one, event.other) }];
      case "ally-killed":
        return [{ kind: "ally", id: event.ally, from: home(event.ally), to: "middle" }];
      case "tokens-gained":
        return [{ kind: "token", id: null, from: "middle", to: council(event.one, event.other) }];
      case "tokens-returned":
        return [{ kind: "token", id: null, from: council(event.one, event.other), to: "middle" }];
      case "token-moved":
        return [
          { kind: "token", id: null, from: council(event.one, event.other), to: council(event.to_one, event.to_other) },
        ];
      case "tokens-swapped": {
        const [here, there] = [council(event.one, event.other), council(event.to_one, event.to_other)];
        return [
          { kind: "token", id: null, from: here, to: there },
          { kind: "token", id: null, from: there, to: here },
        ];
      }
      case "leader-knelt":
        return [{ kind: "knee", id: null, from: leader(event.leader), to: leader(event.leader) }];
      default:
        return [];
    }
  };
  return (events as readonly Event[]).flatMap(made);
}
