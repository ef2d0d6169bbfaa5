/** What the tests of the board share: the game's own data files, and a small table to play on. */
import { readFileSync } from "node:fs";
import type { AreaView, BoardView, FightView, HouseView } from "../../generated/boardgame";
import { Facts, type GameData } from "./facts";

/** In a variable, since Vite takes a file beside `import.meta.url` for one that a page would load. */
const here = import.meta.url;

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../../src/maester/games/boardgame/data/${name}.json`, here), "utf-8"));
}

export const facts = new Facts({
  map: read("map"),
  orders: read("orders"),
  tracks: read("tracks"),
} as GameData);

export function area(id: string, rest: Partial<AreaView> = {}): AreaView {
  return {
    area: id,
    controller: rest.owner ?? null,
    owner: null,
    units: "",
    routed: "",
    order: null,
    order_of: null,
    power_token: null,
    garrison: 0,
    neutral: null,
    ...rest,
  };
}

function house(id: string, rest: Partial<HouseView> = {}): HouseView {
  return {
    house: id,
    castles: 1,
    supply: 1,
    power: 5,
    power_pool: 15,
    armies: [],
    special_orders: 2,
    units_left: {},
    hand: [],
    discard: [],
    unused_orders: null,
    ...rest,
  };
}

export function fight(rest: Partial<FightView> = {}): FightView {
  return {
    area: "moat-cailin",
    source: "winterfell",
    attacker: "stark",
    defender: "greyjoy",
    attacking: "FK",
    support: {},
    sides: [
      {
        house: "stark",
        card: null,
        tides: null,
        strength: [
          [1, "footman"],
          [2, "knight"],
        ],
      },
      { house: "greyjoy", card: null, tides: null, strength: [[1, "footman"]] },
    ],
    wins_ties: "greyjoy",
    victor: null,
    ...rest,
  };
}

export function board(rest: Partial<BoardView> = {}): BoardView {
  return {
    round: 1,
    last_round: 10,
    houses: [house("stark"), house("greyjoy")],
    areas: [],
    wildlings: 2,
    westeros_open: [],
    westeros_discards: [[], [], []],
    westeros_left: [[], [], []],
    bans: [],
    wildling_deck: [],
    tides_left: 0,
    fights: [],
    tracks: [{ track: "fiefdoms", houses: ["greyjoy", "stark"], holder: "greyjoy", used: false }],
    ...rest,
  };
}
