import type { AreaName, OrderName } from "../../generated/boardgame";

/** What is printed on the board for one area. */
export interface AreaFacts {
  id: AreaName;
  type: "land" | "sea" | "port";
  castle: "castle" | "stronghold" | null;
  supply: number;
  power: number;
  home_of: string | null;
  port?: string | null;
  port_of?: string | null;
  sea?: string | null;
}

export type OrderType = "march" | "defense" | "support" | "raid" | "consolidate-power";

/** What is printed on an order token, and how many of them each house has. */
export interface OrderFacts {
  id: OrderName;
  type: OrderType;
  modifier: number | null;
  special: boolean;
  count: number;
}

/** A card as the server describes it. */
export interface CardFacts {
  id: string;
  kind: string;
  names: Record<string, string>;
  texts: Record<string, string>;
  facts: Record<string, unknown>;
}

/** The parts of the game's data that the board needs, as the server sends them. */
export interface GameData {
  map: { areas: AreaFacts[]; adjacency: [string, string][] };
  orders: { kinds: OrderFacts[] };
  tracks: {
    supply: { armies: Record<string, number[]> };
    kings_court_stars: Record<string, number[]>;
    influence_tracks: { id: string }[];
  };
}

/** The facts of the game, made easy to ask. */
export class Facts {
  readonly areas: ReadonlyMap<string, AreaFacts>;
  readonly orders: ReadonlyMap<string, OrderFacts>;
  readonly #cards: ReadonlyMap<string, CardFacts>;

  constructor(
    readonly data: GameData,
    cards: readonly CardFacts[] = [],
  ) {
    this.areas = new Map(data.map.areas.map((area) => [area.id, area]));
    this.orders = new Map(data.orders.kinds.map((order) => [order.id, order]));
    this.#cards = new Map(cards.map((card) => [card.id, card]));
  }

  area(id: string): AreaFacts {
    const found = this.areas.get(id);
    if (!found) throw new Error(`the map has no area ${id}`);
    return found;
  }

  order(id: string): OrderFacts {
    const found = this.orders.get(id);
    if (!found) throw new Error(`there is no order ${id}`);
    return found;
  }

  /** A card; copies of a Westeros or Tides card share one description. */
  card(id: string): CardFacts | undefined {
    return this.#cards.get(id) ?? this.#cards.get(id.replace(/-\d+$/, ""));
  }

  /** How large each army may be at a supply level, the largest first. */
  supplyLimit(level: number): readonly number[] {
    return this.data.tracks.supply.armies[String(level)] ?? [];
  }

  /** How many Special orders each position of the King's Court track allows. */
  courtStars(players: number): readonly number[] {
    const rows = Object.entries(this.data.tracks.kings_court_stars);
    return rows.find(([range]) => isWithin(range, players))?.[1] ?? [];
  }
}

/** Is a number of players in a range as the data writes it: "3-4"? */
function isWithin(range: string, players: number): boolean {
  const [least, most] = range.split("-").map(Number);
  return least !== undefined && least <= players && players <= (most ?? least);
}
