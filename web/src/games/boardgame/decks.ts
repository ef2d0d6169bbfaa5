/** Cards of the same name, counted: what is left in a deck is open, its order isn't. */
export interface Counted {
  readonly card: string;
  readonly count: number;
}

/** The card's description: copies of one share it. Westeros cards are written as name, deck, copy; Tides cards as name, number. */
export function described(card: string): string {
  return card.replace(/-i+-\d+$/, "").replace(/^(zero|skull|sword|fortification|two|three)-\d+$/, "$1");
}

export function counted(cards: readonly string[]): Counted[] {
  const counts = new Map<string, { card: string; count: number }>();
  for (const card of cards) {
    const known = counts.get(described(card));
    if (known) known.count += 1;
    else counts.set(described(card), { card, count: 1 });
  }
  return [...counts.values()];
}

/** The number of a Westeros card's deck, as it is printed: I, II or III. */
export function deckOf(card: string): string {
  return /-(i+)-\d+$/.exec(card)?.[1]?.toUpperCase() ?? "";
}
