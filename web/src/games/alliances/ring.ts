/** Where leaders and councils lie around the table, as seen from one seat: that one sits at the bottom, its left neighbour on the left. */

/** A leader by seat, or the council between that seat and the next one clockwise. */
export interface Spot {
  readonly kind: "leader" | "council";
  readonly seat: number;
}

/** The ring as rows: the middle of the table lies between its left and right spot. */
export interface Ring {
  readonly top: readonly Spot[];
  readonly left: Spot | null;
  readonly right: Spot | null;
  readonly bottom: readonly Spot[];
}

/** All spots clockwise, from a seat on. */
export function clockwise(players: number, own: number): Spot[] {
  return Array.from({ length: players }, (_, step) => (own + step) % players).flatMap((seat): Spot[] => [
    { kind: "leader", seat },
    { kind: "council", seat },
  ]);
}

export function ringOf(players: number, own: number): Ring {
  const spots = clockwise(players, own);
  const at = (place: number): Spot => {
    const spot = spots[(place + spots.length) % spots.length];
    if (!spot) throw new RangeError(`no place ${place} around the table`);
    return spot;
  };
  // Beside the own seat lie its two councils; at a large table also the neighbours.
  const beside = players > 4 ? 2 : 1;
  const sides = players > 3 ? 1 : 0;
  const bottom = Array.from({ length: 2 * beside + 1 }, (_, index) => at(beside - index));
  const first = beside + sides + 1;
  const top = Array.from({ length: spots.length - 2 * (beside + sides) - 1 }, (_, index) => at(first + index));
  return {
    top,
    left: sides ? at(beside + 1) : null,
    right: sides ? at(-beside - 1) : null,
    bottom,
  };
}

/** The council that two neighbours share; -1 if they aren't neighbours. */
export function councilOf(players: number, one: number, other: number): number {
  if ((one + 1) % players === other) return one;
  return (other + 1) % players === one ? other : -1;
}
