/** Battlefields for tests. */
import type { FieldView, ModeView, NcuView, PlayerView, UnitView } from "../../generated/miniatures";

export function aPlayer(seat: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    side: seat === "red" ? 0 : 1,
    eliminated: false,
    army: null,
    edge: 0,
    zone: [0, 0, 48_000, 10_000],
    victory_points: 0,
    scored: [],
    passes: 0,
    to_activate: 0,
    points_left: 30,
    commander: null,
    hand_size: 0,
    hand: [],
    hand_limit: 5,
    deck_size: 0,
    deck_list: [],
    in_hand_or_deck: [],
    discard: [],
    bears: [],
    ...more,
  };
}

export function aUnit(unit: string, more: Partial<UnitView> = {}): UnitView {
  return {
    unit,
    seat: unit.split("-")[0] ?? "",
    card: "stark-sworn-swords",
    ref: "10201",
    pose: [24_000, 5000, 0],
    width: 5500,
    depth: 4800,
    wounds: 12,
    full: 12,
    models: 12,
    wound_tokens: 0,
    ranks: 3,
    activated: false,
    conditions: [],
    engaged_with: [],
    orders_used: [],
    silenced: false,
    attachments: [],
    tokens: 0,
    bears: [],
    commander: false,
    in_reserve: false,
    ...more,
  };
}

export function anNcu(unit: string, more: Partial<NcuView> = {}): NcuView {
  return {
    unit,
    seat: unit.split("-")[0] ?? "",
    card: "catelyn-stark-lady-of-winterfell",
    ref: "30201",
    activated: false,
    tokens: 0,
    silenced: false,
    destroyed: false,
    zone: null,
    abilities: ["family-duty-honor"],
    used: [],
    bears: [],
    ...more,
  };
}

/** A mode that brings nothing of its own. */
export function aMode(more: Partial<ModeView> = {}): ModeView {
  return {
    name: "a-game-of-thrones",
    commander_cards: null,
    marked: null,
    victory_markers: null,
    quadrants: null,
    halved: null,
    siege: null,
    missions: null,
    ...more,
  };
}

export function aField(more: Partial<FieldView> = {}): FieldView {
  return {
    mode: aMode(),
    table: [0, 0, 48_000, 48_000],
    points: 30,
    target: 8,
    round: 1,
    last_round: 6,
    first: "red",
    turn: "red",
    active: null,
    action: null,
    players: [aPlayer("red"), aPlayer("blue", { edge: 1 })],
    units: [],
    terrain: [],
    objectives: [],
    attacks: [],
    charge: null,
    test: null,
    roll: null,
    ncus: [],
    zones: [],
    declared: [],
    ...more,
  };
}
