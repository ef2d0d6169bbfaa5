import type { CouncilView, RealmView } from "../../generated/alliances";

/** What decides the match: the power of a leader's weaker council, then of the other one, then the number of ally cards. */
export interface Count {
  readonly small: number;
  readonly large: number;
  readonly allies: number;
  /** Tokens that the viewer can't count: they lie face down. */
  readonly hidden: number;
}

/** The count of a leader by what the viewer can count; at the end that is all. */
export function countOf(view: RealmView, seat: number): Count {
  const players = view.councils.length;
  const own = [view.councils[seat], view.councils[(seat - 1 + players) % players]];
  const powers = own.map((council) => council?.power ?? 0);
  const sum = (counted: (council: CouncilView) => number): number =>
    own.reduce((all, council) => all + (council ? counted(council) : 0), 0);
  return {
    small: Math.min(...powers),
    large: Math.max(...powers),
    allies: sum((council) => council.allies.length),
    hidden: sum((council) => council.tokens.filter((token) => token === null).length),
  };
}
