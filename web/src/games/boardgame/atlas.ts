import drawing from "./map.json";
import type { Point } from "./camera";

/** The drawn map. Its numbers are units of the view box; the tests of the drawing hold it against the adjacency. */
interface DrawnIcon extends Point {
  readonly kind: string;
}

interface DrawnLabel extends Point {
  readonly rotate: number;
  readonly lines: number;
  readonly size: number;
  readonly width: number;
}

export interface DrawnArea {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly slots: {
    readonly order: readonly number[];
    readonly units: readonly (readonly number[])[];
    readonly garrison?: readonly number[];
    readonly power?: readonly number[];
    readonly anchor?: readonly number[];
  };
  readonly icons?: readonly DrawnIcon[];
  readonly label?: DrawnLabel;
  readonly scale: number;
}

export interface DrawnLine {
  readonly areas: readonly string[];
  readonly kind: string;
  readonly path: string;
}

interface Drawing {
  readonly viewBox: readonly number[];
  readonly areas: readonly DrawnArea[];
  readonly borders: readonly DrawnLine[];
  readonly bridges: readonly (Point & { readonly angle: number })[];
  readonly decorations: {
    readonly beyond: string;
    readonly islets: readonly string[];
    readonly compass: readonly number[];
    /** Small drawings around the origin, 20 wide. */
    readonly symbols: Readonly<Record<string, string>>;
    readonly marks: readonly (DrawnIcon & { readonly size: number })[];
  };
}

const atlas = drawing as unknown as Drawing;

export const MAP = { width: atlas.viewBox[2] ?? 1000, height: atlas.viewBox[3] ?? 1500 };
export const AREAS: readonly DrawnArea[] = atlas.areas;
export const BORDERS: readonly DrawnLine[] = atlas.borders;
export const BRIDGES = atlas.bridges;
export const BEYOND = atlas.decorations.beyond;
export const ISLETS = atlas.decorations.islets;
/** Woods, hills, fields and waves: what makes it a map. */
export const MARKS = atlas.decorations.marks.map((mark) => ({
  ...mark,
  path: atlas.decorations.symbols[mark.kind] ?? "",
  scale: mark.size / 20,
}));
/** The middle of the compass rose, and how far it reaches. */
export const COMPASS = { ...point(atlas.decorations.compass), radius: atlas.decorations.compass[2] ?? 0 };
const BY_ID: ReadonlyMap<string, DrawnArea> = new Map(AREAS.map((area) => [area.id, area]));

export function drawn(id: string): DrawnArea {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`the map shows no area ${id}`);
  return found;
}

function point(pair: readonly number[] | undefined): Point {
  return { x: pair?.[0] ?? 0, y: pair?.[1] ?? 0 };
}

export function orderPlace(id: string): Point {
  return point(drawn(id).slots.order);
}

export function garrisonPlace(id: string): Point {
  const { slots } = drawn(id);
  return point(slots.garrison ?? slots.order);
}

export function powerPlace(id: string): Point {
  const { slots } = drawn(id);
  return point(slots.power ?? slots.order);
}

/** Where each of so many units stands. */
export function unitPlaces(id: string): Point[] {
  return drawn(id).slots.units.map(point);
}

/** The middle of the place where an area's units stand: what walks, walks from there to there. */
export function unitsMiddle(id: string): Point {
  const places = unitPlaces(id);
  const sum = places.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/** The middle of everything that lies in an area: what a tap beside it aims at. */
export function middle(id: string): Point {
  const [units, order] = [unitsMiddle(id), orderPlace(id)];
  return { x: (units.x + order.x) / 2, y: (units.y + order.y) / 2 };
}

/** The next area in a direction, for walking over the map with the arrow keys. */
export function neighbourTowards(id: string, dx: number, dy: number): string {
  const from = middle(id);
  let best = id;
  let least = Infinity;
  for (const area of AREAS) {
    const to = middle(area.id);
    const [along, across] = [
      (to.x - from.x) * dx + (to.y - from.y) * dy,
      Math.abs((to.x - from.x) * dy - (to.y - from.y) * dx),
    ];
    const cost = along + 2 * across;
    if (area.id !== id && along > 1 && cost < least) [best, least] = [area.id, cost];
  }
  return best;
}

const WIDTHS = new Map<string, number>();

/** How wide an area is; its path has absolute coordinates only. */
export function widthOf(id: string): number {
  let width = WIDTHS.get(id);
  if (width === undefined) {
    const xs = [...drawn(id).path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map((match) => Number(match[1]));
    width = Math.max(...xs) - Math.min(...xs);
    WIDTHS.set(id, width);
  }
  return width;
}

/** A name in up to so many lines, as even as its words allow. */
export function linesOf(name: string, most: number): string[] {
  const words = name.split(" ");
  if (most <= 1 || words.length === 1) return [name];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const best = breaks.reduce((one, other) => (longest(other) < longest(one) ? other : one));
  return best;
}
