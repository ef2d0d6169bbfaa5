/** What is printed: cards, trays, terrain, army lists, as the server sends it. */
import type { GameFacts } from "../../api/types";
import type { UnitView } from "../../generated/miniatures";
import { INCH, type Size } from "./geometry";

type Card = GameFacts["cards"][number];

interface TrayFacts {
  id: string;
  width_in: number;
  columns: number;
  models: number;
}

interface TerrainFacts {
  id: string;
  size_inches: [number, number];
  shape: string;
}

export interface ListFacts {
  id: string;
  faction: string;
  points: number;
  /** A Combat Unit with its Attachments, or an NCU, by card numbers. */
  entries: { ref: string; attachments?: string[] }[];
  code: string;
  play: string;
  play_pl: string;
}

/** `stark-winters-might`: of Stark, Winter's Might. */
export function tacticsId({ names, facts }: Card): string {
  const name = (names.en ?? "").toLowerCase().replaceAll("&", "and").replaceAll("'", "");
  const whose = facts["led-by"] ?? facts.faction;
  return `${String(whose)}-${name.replaceAll(/[^a-z0-9]+/gu, "-").replaceAll(/^-|-$/gu, "")}`;
}

export class FieldFacts {
  readonly #cards: ReadonlyMap<string, Card>;
  readonly #tactics: ReadonlyMap<string, Card>;
  readonly #terrain: Map<string, TerrainFacts>;
  readonly #lists: ReadonlyMap<string, ListFacts>;
  readonly #trays: readonly TrayFacts[];

  constructor(facts: GameFacts) {
    const data = facts.data as Partial<{
      terrain: { pieces: TerrainFacts[] };
      siege: { castle_wall: { id: string; size_inches: { length: number; depth: number } } };
      lists: { lists: ListFacts[] };
      trays: { trays: TrayFacts[] };
    }>;
    this.#cards = new Map(facts.cards.map((card) => [card.id, card]));
    this.#tactics = new Map(
      facts.cards.filter(({ kind }) => kind === "tactics").map((card) => [tacticsId(card), card]),
    );
    this.#terrain = new Map((data.terrain?.pieces ?? []).map((piece) => [piece.id, piece]));
    if (data.siege) {
      // A Castle Wall, where it lies as terrain.
      const { id, size_inches: size } = data.siege.castle_wall;
      this.#terrain.set(id, { id, shape: "rectangle", size_inches: [size.length, size.depth] });
    }
    this.#lists = new Map((data.lists?.lists ?? []).map((list) => [list.code, list]));
    this.#trays = data.trays?.trays ?? [];
  }

  card(id: string): Card | undefined {
    return this.#cards.get(id);
  }

  /** The card of a Tactics card, which is known by its faction or Commander and its name. */
  tactics(id: string): Card | undefined {
    return this.#tactics.get(id);
  }

  /** The numbers of all Mission cards. */
  missions(): number[] {
    const cards = [...this.#cards.values()].filter(({ kind }) => kind === "mission");
    return cards.map(({ facts }) => Number(facts.number));
  }

  /** The ids of a unit's own Orders and abilities. */
  abilitiesOf(unit: string): string[] {
    return [...this.#cards.values()]
      .filter(({ kind, facts }) => kind === "ability" && (facts.units as readonly string[]).includes(unit))
      .map(({ id }) => id);
  }

  /** The ready-made army with this code. */
  lists(): ListFacts[] {
    return [...this.#lists.values()];
  }

  list(code: string): ListFacts | undefined {
    return this.#lists.get(code);
  }

  factionOf(unit: UnitView): string {
    return this.#fact(unit, "faction");
  }

  isRound(kind: string): boolean {
    return this.#terrain.get(kind)?.shape === "circle";
  }

  terrainSize(kind: string): Size {
    const [width, depth] = this.#terrain.get(kind)?.size_inches ?? [6, 1];
    return { width: width * INCH, depth: depth * INCH };
  }

  /** How many models stand beside each other, and how many there are at first. */
  formation(unit: UnitView): { columns: number; models: number } {
    const models = Number(this.card(unit.ref)?.facts.models ?? unit.models);
    const type = this.#fact(unit, "type");
    const tray = this.#trays.find((one) => one.id === type);
    return { columns: Math.min(models, tray?.columns ?? 1), models };
  }

  /** Whether the lines between the zones of its tray continue the diagonals; else they run at 45 degrees. */
  hasDiagonals(unit: UnitView): boolean {
    return this.#fact(unit, "type") === "infantry";
  }

  #fact(unit: UnitView, name: string): string {
    const found = this.card(unit.ref)?.facts[name];
    return typeof found === "string" ? found : "";
  }
}

/** Where a model stands in its tray, in inches from the middle; the first rank is in front, and the last model falls first. */
export function places(
  { columns, models }: { columns: number; models: number },
  { width, depth }: Size,
): { x: number; y: number; radius: number }[] {
  const ranks = Math.ceil(models / columns);
  const [across, along] = [width / INCH / columns, (depth / INCH - 0.5) / ranks];
  const radius = Math.min(across, along) * 0.38;
  return Array.from({ length: models }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * across,
    y: (Math.floor(index / columns) - (ranks - 1) / 2) * along + 0.2,
    radius,
  }));
}
