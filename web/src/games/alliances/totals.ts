/** Total influence line by line, and who is ahead. */
import type { LeaderView, RealmView } from "../../generated/alliances";
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

/** Who wins the bid as it stands: the highest total, ties clockwise from the first player; nobody before the first card. */
export function ahead(view: RealmView): number | null {
  if (view.winner !== null) return view.winner;
  if (view.leaders.every((leader) => leader.bid.length === 0)) return null;
  const players = view.leaders.length;
  const turn = (seat: number): number => (seat - (view.first ?? 0) + players) % players;
  return (
    [...view.leaders].sort((one, other) => other.total - one.total || turn(one.seat) - turn(other.seat))[0]?.seat ??
    null
  );
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
