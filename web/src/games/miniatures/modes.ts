import type { FieldView } from "../../generated/miniatures";

/** The Game Modes, and the chapters of the catalogue of rules that tell about them. */
const CHAPTERS: Record<string, string> = {
  "a-game-of-thrones": "mode-agot",
  "a-clash-of-kings": "mode-acok",
  "a-storm-of-swords": "mode-asos",
  "a-feast-for-crows": "mode-affc",
  "a-dance-with-dragons": "mode-adwd",
  "winds-of-winter": "mode-wow",
  "fire-and-blood": "mode-fab",
  "dark-wings-dark-words": "mode-dwdw",
  "honed-and-ready": "mode-har",
  "here-we-stand": "mode-hws",
};

/** The chapter about a mode; null for one that is still to be drawn. */
export function chapterOf(mode: string): string | null {
  return CHAPTERS[mode] ?? null;
}

/** What a unit bears by the Game Mode: an Objective token on its tray, a mark, Victory Point markers. */
export interface ModeBearing {
  readonly objective: number | null;
  readonly marked: boolean;
  readonly markers: number;
}

export const NOTHING: ModeBearing = { objective: null, marked: false, markers: 0 };

/** What each unit bears that bears something. */
export function bornesOf({ objectives, mode }: Pick<FieldView, "objectives" | "mode">): Map<string, ModeBearing> {
  const found = new Map<string, ModeBearing>();
  const add = (unit: string, more: Partial<ModeBearing>): void =>
    void found.set(unit, { ...(found.get(unit) ?? NOTHING), ...more });
  for (const { number, carried, claimed_by: unit } of objectives) if (carried && unit) add(unit, { objective: number });
  for (const { unit } of mode.marked ?? []) add(unit, { marked: true });
  for (const { unit, markers } of mode.victory_markers ?? []) add(unit, { markers });
  return found;
}

type Area = readonly [left: number, bottom: number, right: number, top: number];

/** A part of the table that is chosen by tapping it; `kind` and `name` are what it is called by. */
export interface TablePlace {
  readonly id: string;
  readonly kind: "edge" | "corner" | "quadrant";
  readonly name: string;
  readonly area: Area;
}

/** Corners in which somebody may deploy are squares of so many thousandths of an inch (p. 24). */
const CORNER = 12_000;

/** The edges, corners and squares of the table. */
export function tablePlaces({ table, players, mode }: Pick<FieldView, "table" | "players" | "mode">): TablePlace[] {
  const [left, bottom, right, top] = table;
  // Both edges have zones of the same depth, but for a siege, where they are named before they are known.
  const [, from, , to] = players[0]?.zone ?? table;
  const depth = Math.min(to - from, (top - bottom) / 3);
  const place = (kind: TablePlace["kind"], name: string, area: Area): TablePlace => ({
    id: `${kind}-${name}`,
    kind,
    name,
    area,
  });
  return [
    place("edge", "south", [left, bottom, right, bottom + depth]),
    place("edge", "north", [left, top - depth, right, top]),
    place("corner", "south-west", [left, bottom, left + CORNER, bottom + CORNER]),
    place("corner", "south-east", [right - CORNER, bottom, right, bottom + CORNER]),
    place("corner", "north-west", [left, top - CORNER, left + CORNER, top]),
    place("corner", "north-east", [right - CORNER, top - CORNER, right, top]),
    ...(mode.quadrants ?? []).map(({ quadrant, area }) => place("quadrant", quadrant, area)),
  ];
}
