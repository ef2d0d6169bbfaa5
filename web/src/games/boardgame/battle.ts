import type { BoardView, Event, SideView } from "../../generated/boardgame";

/** What a combat came to, told by the events that ended it. */
export interface Outcome {
  readonly area: string;
  readonly victor: string;
  readonly sides: readonly { readonly house: string; readonly strength: number; readonly card: string | null }[];
}

export function sum(side: SideView): number {
  return side.strength.reduce((all, [value]) => all + value, 0);
}

/** The combats that were decided among these events, with the cards that were played in them. */
export function outcomesOf(events: readonly { event: string }[], before: BoardView | null): Outcome[] {
  const cards = new Map<string, string>();
  for (const side of before?.fights.at(-1)?.sides ?? []) if (side.card) cards.set(side.house, side.card);
  const outcomes: Outcome[] = [];
  for (const event of events as readonly Event[]) {
    if (event.event === "combat-began") cards.clear();
    if (event.event === "house-card-revealed") cards.set(event.seat, event.card);
    if (event.event === "house-card-cancelled") cards.delete(event.seat);
    if (event.event === "combat-won") {
      const side = (house: string, strength: number): Outcome["sides"][number] => ({
        house,
        strength,
        card: cards.get(house) ?? null,
      });
      outcomes.push({
        area: event.area,
        victor: event.victor,
        sides: [side(event.attacker, event.attack), side(event.defender, event.defense)],
      });
    }
  }
  return outcomes;
}

export interface Bid {
  readonly house: string;
  readonly power: number;
}

/** The bids that these events revealed, those of each bidding together: one may follow another at once. */
export function biddingsOf(events: readonly { event: string }[]): Bid[][] {
  const biddings: Bid[][] = [];
  let ended = true;
  for (const event of events as readonly Event[]) {
    if (event.event === "bids-discarded") ended = true;
    if (event.event !== "bid-revealed") continue;
    if (ended) biddings.push([]);
    ended = false;
    biddings.at(-1)?.push({ house: event.seat, power: event.power });
  }
  return biddings;
}
