/** What the tests of the board share: the game's own card file, and a small table to play on. */
import { readFileSync } from "node:fs";
import type { CardView, ChallengeView, CourtView, PlayerView } from "../../generated/cardgame";
import { Facts, type GameData } from "./facts";

const file = new URL("../../../../src/maester/games/cardgame/data/cards.json", import.meta.url);
export const data: GameData = { cards: JSON.parse(readFileSync(file, "utf-8")) as GameData["cards"] };
export const facts = new Facts(data);

export function card(id: string, rest: Partial<CardView> = {}): CardView {
  const title = facts.title(id);
  return {
    card: id,
    title,
    type: facts.card(id)?.type ?? "character",
    kneeling: false,
    power: 0,
    strength: 1,
    strength_lines: [[1, "printed"]],
    icons: [],
    keywords: [],
    blank: false,
    duplicates: 0,
    host: null,
    ...rest,
  };
}

export function player(house: string, rest: Partial<PlayerView> = {}): PlayerView {
  return {
    house,
    power: 0,
    banner: 0,
    gold: 0,
    hand_size: 0,
    hand: [],
    costs: [],
    deck_size: 40,
    deck_top: [],
    in_play: [],
    discard: [],
    dead: [],
    plot: null,
    used_plots: [],
    plot_deck_size: 7,
    plot_deck: [],
    drafted: [],
    dealt: [],
    income: 0,
    income_lines: [],
    initiative: 0,
    claim: 0,
    dominance: [],
    initiated: [],
    ...rest,
  };
}

export function challenge(rest: Partial<ChallengeView> = {}): ChallengeView {
  return {
    type: "military",
    attacker: "stark",
    defender: "lannister",
    declared: true,
    attackers: [],
    defenders: [],
    bypassed: [],
    uncounted: [],
    attack: 0,
    defence: 0,
    claim: 1,
    winner: null,
    unopposed: false,
    ...rest,
  };
}

export function court(rest: Partial<CourtView> = {}): CourtView {
  return {
    round: 1,
    phase: "challenges",
    first_player: "stark",
    active_player: null,
    goal: 15,
    treasury: 20,
    power_pool: 30,
    players: [player("stark"), player("lannister")],
    challenge: null,
    doomed: [],
    resolving: [],
    boxed: [],
    ...rest,
  };
}
