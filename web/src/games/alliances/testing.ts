/** What the tests of the board share: a few printed cards, and a small table to lay them on. */
import type { CardInfo } from "../../api/types";
import type { CouncilView, LeaderView, RealmView } from "../../generated/alliances";
import { Facts } from "./facts";

export const SEATS = ["jon-snow", "melisandre", "euron-greyjoy"] as const;

function printed(id: string, kind: string, facts: Record<string, unknown>, text = ""): CardInfo {
  return {
    id,
    kind,
    names: { en: id, pl: id },
    texts: { en: text, pl: `${text} (pl)` },
    facts,
    notes: [],
    provenance: "rulebook",
    effects: [],
  };
}

export const facts = new Facts([
  printed(
    "inf-betrayal",
    "influence",
    { influence: 1, color: "red" },
    "You may move 1 card. [Keep the id: Robb Stark names it.]",
  ),
  printed("inf-sellswords", "influence", { influence: 8, color: "red", triumph: true }),
  printed("inf-call-the-banners", "influence", { influence: 2, color: "red" }),
  printed("ldr-ghost", "leader-influence", { influence: 4, color: "white", leader: "jon-snow" }),
  printed("ally-varys", "ally", { power: 2 }),
  printed("ally-maester-aemon", "ally", { power: 1, house: "Night's Watch" }),
]);

export function leader(seat: number, rest: Partial<LeaderView> = {}): LeaderView {
  return {
    seat,
    leader: SEATS[seat] ?? null,
    kneeling: false,
    hand: [],
    hand_unknown: 0,
    bid: [],
    total: 0,
    total_lines: [],
    white_cards: 0,
    may_skip: 0,
    must_play: false,
    open_to: [],
    banned: [],
    count: { small: 0, large: 0, allies: 0, hidden: 0 },
    ...rest,
  };
}

export function council(seat: number, rest: Partial<CouncilView> = {}): CouncilView {
  return { seats: [seat, (seat + 1) % SEATS.length], allies: [], tokens: [], power: 0, ...rest };
}

export function realm(rest: Partial<RealmView> = {}): RealmView {
  return {
    first_season: "summer",
    season: "summer",
    round: 1,
    rounds: 4,
    step: 2,
    first: 0,
    turn: 0,
    leaders: SEATS.map((_, seat) => leader(seat)),
    councils: SEATS.map((_, seat) => council(seat)),
    current: "ally-varys",
    current_tokens: [],
    offered: [],
    this_round: "ally-varys",
    row: [],
    dead: [],
    ally_deck: 49,
    ally_deck_known: [],
    deck: 30,
    deck_known: [],
    discard: [],
    removed: [],
    supply: 54,
    ahead: null,
    winner: null,
    ranks: [],
    packet: [],
    packet_to: null,
    aside: [],
    passing: [],
    resolving: [],
    ...rest,
  };
}

/** A bid area with these cards, each worth what is printed on it. */
export function bidding(seat: number, ...cards: string[]): LeaderView {
  const values = cards.map((card) => facts.influence(card).value);
  return leader(seat, {
    bid: cards.map((card, index) => ({ card, value: values[index] ?? 0 })),
    total: values.reduce((sum, value) => sum + value, 0),
    total_lines: cards.map((card, index) => [values[index] ?? 0, card]),
  });
}
