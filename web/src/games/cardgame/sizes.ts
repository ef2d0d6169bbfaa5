/** How large the cards in play are drawn: as large as all of them fit on the table. All measures are in rem. */
import type { Stack } from "./court";

type Box = readonly [wide: number, tall: number];

export interface Size {
  readonly tile: Box;
  /** A character that kneels lies on its side. */
  readonly lying: Box;
  readonly place: Box;
  readonly lyingPlace: Box;
  /** How much of a card its picture takes. */
  readonly head: number;
  readonly placeHead: number;
  readonly traits: boolean;
  /** Is there room for what a card does? */
  readonly text: boolean;
}

const SMALL: Size = {
  tile: [5.3, 6.3],
  lying: [6.5, 4.9],
  place: [5.15, 4.8],
  lyingPlace: [6.2, 4.1],
  head: 2.4,
  placeHead: 1.8,
  traits: false,
  text: false,
};
const USUAL: Size = {
  tile: [6.1, 7.5],
  lying: [7.8, 5.7],
  place: [5.15, 5.3],
  lyingPlace: [6.5, 4.5],
  head: 2.8,
  placeHead: 1.9,
  traits: true,
  text: false,
};

/** From the smallest to the largest. */
export const SIZES: readonly Size[] = [
  SMALL,
  USUAL,
  {
    tile: [8.2, 7.9],
    lying: [9.6, 6.3],
    place: [7.2, 5.5],
    lyingPlace: [8.4, 4.8],
    head: 2.5,
    placeHead: 1.7,
    traits: true,
    text: true,
  },
  {
    tile: [9.2, 9.2],
    lying: [10.8, 7.2],
    place: [8.2, 6.4],
    lyingPlace: [9.6, 5.5],
    head: 2.7,
    placeHead: 1.8,
    traits: true,
    text: true,
  },
  {
    tile: [10.4, 10.8],
    lying: [12.2, 8.4],
    place: [9.4, 7.4],
    lyingPlace: [10.8, 6.4],
    head: 3,
    placeHead: 2,
    traits: true,
    text: true,
  },
  {
    tile: [12, 12.8],
    lying: [14.2, 9.8],
    place: [10.8, 8.8],
    lyingPlace: [12.4, 7.6],
    head: 3.6,
    placeHead: 2.4,
    traits: true,
    text: true,
  },
];

/** How large the cards of the areas are, and those in the lane. */
export interface Fit {
  readonly area: Size;
  readonly lane: Size;
  /** Do the locations stand beside the characters, not behind them? */
  readonly beside: boolean;
}

/** Where there is little room all cards are small. */
export const NARROW: Fit = { area: SMALL, lane: SMALL, beside: false };

const GAP = 0.36;
const ATTACHMENT = 2.4;
const AREA_EDGES = 1;
const LEAST_AREA = 5.8;
const LANE_HEAD = 2.4;
const LANE_EDGES = 0.9;
/** Beside the cards of the lane stand whose they are and how their strength adds up. */
const LANE_BESIDE = 17;
/** A side of the lane on which nobody stands. */
const EMPTY_SIDE = 2.9;
/** How the last challenge ended, in three lines. */
const OUTCOME = 4.4;
/** A line of the sum of a side. */
const LINE = 1.1;

export interface Room {
  readonly wide: number;
  readonly tall: number;
}

/** From this height on there is room for more: houses, plots and hand are larger. */
const TALL = 55;
const GRAND = 72;
/** The backs of the other hand, the bar, and what lies between all of them. */
const BARS = 1.6 + 3.4 + 1.4;
const TRAY_EDGES = 1.4;

/** How large a card of the hand is; while there is a challenge the table needs the room. */
export function handBox(tall: number, fighting: boolean): Box {
  if (tall >= GRAND) return fighting ? [11.4, 11] : [11.4, 13];
  if (tall >= TALL) return fighting ? [10.4, 9] : [10.4, 11.6];
  return [9.4, fighting ? 7.7 : 10];
}

/** How wide houses, plots and phases are beside the table. */
export function railWide(wide: number): number {
  return wide >= 95 ? 18 : wide >= 70 ? 16 : 14;
}

/** Cards that are laid out to choose from make rows of about the same length. */
export const MOST_IN_ROW = 5;
const LAID_ROW = 9.4;
/** The button that shows the hand instead. */
const TURN = 3.2;

/** What lies below the table: the own hand, or so many cards to choose from, or nothing. */
export interface Below {
  readonly hand: boolean;
  readonly laid: number;
}

/** What a board of that size leaves for the cards in play. */
export function roomOf(board: Room, below: Below, fighting: boolean): Room {
  const [, handTall] = handBox(board.tall, fighting);
  const hand = below.hand ? handTall + TRAY_EDGES : 0;
  const laid = Math.ceil(below.laid / MOST_IN_ROW) * LAID_ROW + TRAY_EDGES + (below.hand ? TURN : 0);
  return { wide: board.wide - railWide(board.wide) - 1, tall: board.tall - BARS - (below.laid > 0 ? laid : hand) };
}

/** What lies on the table: the stacks of both areas, and those of both sides of the lane. */
export interface Laid {
  readonly areas: readonly (readonly Stack[])[];
  readonly lane: readonly (readonly Stack[])[] | null;
  /** Instead of the lane it is told how the last challenge ended. */
  readonly outcome?: boolean;
}

/**
 * What is tried, the best first: cards with their text, locations behind the characters; then beside them, which saves a row; then without text.
 * Where all cards are small, those in the lane may be larger.
 */
const WAYS: readonly Fit[] = (() => {
  const equal = SIZES.toReversed().map((size) => ({ area: size, lane: size }));
  const [told, untold] = [equal.filter(({ area }) => area.text), equal.filter(({ area }) => !area.text)];
  const behind = (one: Omit<Fit, "beside">): Fit => ({ ...one, beside: false });
  const beside = (one: Omit<Fit, "beside">): Fit => ({ ...one, beside: true });
  const mixed = { area: SMALL, lane: USUAL };
  return [
    ...told.map(behind),
    ...told.map(beside),
    ...[...untold.slice(0, 1), mixed, ...untold.slice(1)].flatMap((one) => [behind(one), beside(one)]),
  ];
})();

/** The largest sizes with which everything fits into the room, or what takes least. */
export function fit(room: Room, laid: Laid): Fit {
  const least = (): Fit => WAYS.reduce((best, way) => (tall(way, room, laid) < tall(best, room, laid) ? way : best));
  return WAYS.find((way) => tall(way, room, laid) <= room.tall) ?? least();
}

/** Both areas share what is left of the room, but neither gives away what it needs itself. */
function tall(way: Fit, room: Room, laid: Laid): number {
  const areas = laid.areas.map((stacks) => areaTall(stacks, way, room.wide));
  const lane = laid.lane ? [laneTall(laid.lane, way.lane, room.wide)] : laid.outcome ? [OUTCOME] : [];
  return [...areas, ...lane].reduce((sum, one) => sum + one + GAP, 0);
}

function areaTall(stacks: readonly Stack[], way: Fit, wide: number): number {
  const characters = stacks.filter((stack) => stack.card.type === "character");
  const places = stacks.filter((stack) => stack.card.type !== "character");
  const groups = way.beside ? [[...characters, ...places]] : [characters, places];
  const rows = groups.filter((one) => one.length > 0).map((one) => rowsTall(one, way.area, wide - AREA_EDGES));
  return Math.max(
    LEAST_AREA,
    AREA_EDGES + rows.reduce((sum, one) => sum + one, 0) + GAP * Math.max(0, rows.length - 1),
  );
}

function laneTall(sides: readonly (readonly Stack[])[], size: Size, wide: number): number {
  const side = (stacks: readonly Stack[]): number => {
    if (stacks.length === 0) return EMPTY_SIDE;
    const lines = stacks.reduce((sum, { card }) => sum + Math.max(1, card.strength_lines.length), 0);
    return LANE_EDGES + Math.max(rowsTall(stacks, size, wide - LANE_BESIDE), lines * LINE);
  };
  return LANE_HEAD + sides.reduce((sum, stacks) => sum + side(stacks), 0);
}

/** How tall stacks are in rows of that width. */
function rowsTall(stacks: readonly Stack[], size: Size, wide: number): number {
  let [total, x, tallest] = [0, 0, 0];
  for (const stack of stacks) {
    const [width, height] = boxOf(stack, size);
    if (x > 0 && x + GAP + width > wide) {
      total += tallest + GAP;
      [x, tallest] = [0, 0];
    }
    x += (x > 0 ? GAP : 0) + width;
    tallest = Math.max(tallest, height);
  }
  return total + tallest;
}

function boxOf({ card, attachments }: Stack, size: Size): Box {
  const [standing, lying] = card.type === "character" ? [size.tile, size.lying] : [size.place, size.lyingPlace];
  const [width, height] = card.kneeling ? lying : standing;
  return [width, height + attachments.length * ATTACHMENT];
}

/** Gives an element and all that is in it the measures of a size. An inline style would do, but the policy forbids it. */
export function measured(element: HTMLElement, size: Size): { update: (size: Size) => void } {
  const update = (next: Size): void => {
    const boxes = { tile: next.tile, lying: next.lying, place: next.place, "lying-place": next.lyingPlace };
    for (const [name, [wide, high]] of Object.entries(boxes)) {
      element.style.setProperty(`--${name}-wide`, `${wide}rem`);
      element.style.setProperty(`--${name}-tall`, `${high}rem`);
    }
    element.style.setProperty("--tile-head", `${next.head}rem`);
    element.style.setProperty("--place-head", `${next.placeHead}rem`);
    element.style.setProperty("--tile-traits", next.traits ? "-webkit-box" : "none");
    element.style.setProperty("--tile-art", next.text ? "0" : "1");
    element.style.setProperty("--tile-body", next.text ? "1" : "none");
    element.style.setProperty("--tile-text", next.text ? "block" : "none");
    element.style.setProperty("--tile-signs", next.text ? "none" : "contents");
  };
  update(size);
  return { update };
}
