/** Total influence line by line. */
import type { LeaderView } from "../../generated/alliances";
import type { Facts } from "./facts";

/** One line of a total: a card of the bid area, or what a rule of this round takes away or adds. */
export interface Line {
  readonly value: number;
  /** The card or ally whose doing it is. */
  readonly source: string;
  readonly isCard: boolean;
  /** What is printed on the card, where an ability has changed it. */
  readonly printed: number | null;
}

export function linesOf(leader: LeaderView, facts: Facts): Line[] {
  return leader.total_lines.map(([value, source], index) => {
    const isCard = index < leader.bid.length;
    const printed = isCard ? facts.influence(source).value : value;
    return { value, source, isCard, printed: isCard && printed !== value ? printed : null };
  });
}

/** Whether the total was fixed when the winner was determined, and the cards have changed since. */
export function isFixed(leader: LeaderView): boolean {
  return leader.total !== leader.total_lines.reduce((sum, [value]) => sum + value, 0);
}

/** The same cards together, in the order in which they came: nobody can tell copies apart. */
export function stacked(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** A change of a total as it is written: with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
