/** The arms of the houses in our own simple drawing: shapes on a field of 64 by 64, and a tile of 8 by 8 for the pattern. */

interface Emblem {
  /** Filled with the emblem's colour. */
  fill: readonly string[];
  /** Filled with the ground's colour, on top. */
  ground: readonly string[];
  /** Filled with the emblem's colour again, on top of those. */
  over: readonly string[];
  /** Thick strokes of the emblem's colour: tentacles, antlers, a spear. */
  stroke: readonly string[];
  /** Thin strokes of the ground's colour: folds and edges. */
  line: readonly string[];
}

export interface House {
  emblem: Emblem;
  /** Strokes that fill the house's areas: a house is told by colour, emblem and pattern. */
  pattern: string;
}

export const HOUSES: Readonly<Record<string, House>> = {
  stark: {
    pattern: "M0 4H8",
    emblem: {
      fill: ["M32 61L23 53L13 40L11 24L7 4L22 14L32 11.5L42 14L57 4L53 24L51 40L41 53Z"],
      ground: ["M18 28L29 33L23 36Z", "M46 28L35 33L41 36Z", "M27.5 47L36.5 47L32 53Z"],
      over: [],
      stroke: [],
      line: ["M32 18L32 28", "M16 41L24 45L27 53", "M48 41L40 45L37 53", "M12 10L19 18", "M52 10L45 18"],
    },
  },
  greyjoy: {
    pattern: "M0 4Q2 1 4 4T8 4",
    emblem: {
      fill: ["M32 3C42 3 48 15 46 26C45 32 40 35 32 35C24 35 19 32 18 26C16 15 22 3 32 3Z"],
      ground: ["M22.5 25.0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", "M35.5 25.0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"],
      over: [],
      stroke: [
        "M23 30C22 41 9 37 7 47C6 54 14 56 15 50",
        "M41 30C42 41 55 37 57 47C58 54 50 56 49 50",
        "M28 32C28 43 19 45 18 56C18 60 23 61 25 58",
        "M36 32C36 43 45 45 46 56C46 60 41 61 39 58",
        "M32 34C30 44 34 50 32 61",
      ],
      line: ["M32 8L32 17"],
    },
  },
  lannister: {
    pattern: "M4 0V8",
    emblem: {
      fill: [
        "M32.0 2.0L36.8 9.5L44.2 4.6L45.5 13.4L54.3 11.9L51.9 20.5L60.5 22.7L54.9 29.6L61.8 35.1L53.9 39.1L58.0 47.0L49.1 47.4L49.6 56.3L41.4 53.0L38.2 61.3L32.0 55.0L25.8 61.3L22.6 53.0L14.4 56.3L14.9 47.4L6.0 47.0L10.1 39.1L2.2 35.1L9.1 29.6L3.5 22.7L12.1 20.5L9.7 11.9L18.5 13.4L19.8 4.6L27.2 9.5Z",
        "M12 14C8 6 18 2 22 8Z",
        "M52 14C56 6 46 2 42 8Z",
      ],
      ground: ["M32 15C43 15 48 24 46 35L41 46L32 52L23 46L18 35C16 24 21 15 32 15Z"],
      over: ["M21.5 28L29.5 31L24 34Z", "M42.5 28L34.5 31L40 34Z", "M26 39L38 39L32 45Z"],
      stroke: ["M32 20L32 26", "M32 45L32 48", "M27 49L32 47.5L37 49"],
      line: [],
    },
  },
  baratheon: {
    pattern: "M0 8L8 0M-2 2L2 -2M6 10L10 6",
    emblem: {
      fill: ["M32 62L26.5 55L24.5 44L15 37L25 36.5L32 33L39 36.5L49 37L39.5 44L37.5 55Z"],
      ground: ["M25.5 42L29.5 44L27 46Z", "M38.5 42L34.5 44L37 46Z", "M29 56L35 56L32 59.5Z"],
      over: [],
      stroke: [
        "M29 34C27 25 15 25 12 6",
        "M35 34C37 25 49 25 52 6",
        "M14 17L4 13",
        "M50 17L60 13",
        "M19 23L23 10",
        "M45 23L41 10",
        "M17 25L7 26",
        "M47 25L57 26",
      ],
      line: [],
    },
  },
  tyrell: {
    pattern: "M4 2.6L5.4 4L4 5.4L2.6 4Z",
    emblem: {
      fill: [
        "M49.6 7.7L39.9 13.6L47.0 18.8Z",
        "M60.5 41.3L51.9 33.9L49.2 42.2Z",
        "M32.0 62.0L36.4 51.5L27.6 51.5Z",
        "M3.5 41.3L14.8 42.2L12.1 33.9Z",
        "M14.4 7.7L17.0 18.8L24.1 13.6Z",
        "M19.5 16.5a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M34.2 27.2a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M28.6 44.5a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M10.4 44.5a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M4.8 27.2a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
      ],
      ground: [],
      over: ["M25.0 32.0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"],
      stroke: [],
      line: [
        "M19.5 16.5a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M34.2 27.2a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M28.6 44.5a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M10.4 44.5a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M4.8 27.2a12.5 12.5 0 1 0 25.0 0a12.5 12.5 0 1 0 -25.0 0Z",
        "M32.0 25.0L32.0 11.0",
        "M38.7 29.8L52.0 25.5",
        "M36.1 37.7L44.3 49.0",
        "M27.9 37.7L19.7 49.0",
        "M25.3 29.8L12.0 25.5",
      ],
    },
  },
  martell: {
    pattern: "M0 6L4 2L8 6",
    emblem: {
      fill: [
        "M32.0 6.0L35.4 19.4L45.0 9.5L41.2 22.8L54.5 19.0L44.6 28.6L58.0 32.0L44.6 35.4L54.5 45.0L41.2 41.2L45.0 54.5L35.4 44.6L32.0 58.0L28.6 44.6L19.0 54.5L22.8 41.2L9.5 45.0L19.4 35.4L6.0 32.0L19.4 28.6L9.5 19.0L22.8 22.8L19.0 9.5L28.6 19.4Z",
      ],
      ground: [],
      over: ["M62 2L57.5 16L48 6.5Z"],
      stroke: ["M8 56L52 12"],
      line: ["M22.0 32.0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z"],
    },
  },
  targaryen: {
    pattern: "M0 0L8 8M6 -2L10 2M-2 6L2 10",
    emblem: {
      fill: [
        "M30 35L21 25L1 19C6 25 7 30 6 37C11 34 14 36 15 42C19 38 23 40 24 46L31 48Z",
        "M34 35L43 25L63 19C58 25 57 30 58 37C53 34 50 36 49 42C45 38 41 40 40 46L33 48Z",
        "M27 13L28 6L32 0L36 6L37 13L32 18Z",
        "M22 13L19 6L4 5L10 9L6 12L17 18Z",
        "M42 13L45 6L60 5L54 9L58 12L47 18Z",
        "M27 33H37L37 47L32 54L27 47Z",
        "M46 52L56 50L51 60Z",
      ],
      ground: [
        "M29 10L31 12L29 12.6Z",
        "M35 10L33 12L35 12.6Z",
        "M13.5 9.4L16.5 10L14 12Z",
        "M50.5 9.4L47.5 10L50 12Z",
      ],
      over: [],
      stroke: [
        "M32 15V38",
        "M19 14C21 24 27 26 29 36",
        "M45 14C43 24 37 26 35 36",
        "M28 46L20 55L13 54",
        "M32 50C33 59 42 61 49 55",
      ],
      line: ["M12 24L25 40", "M52 24L39 40", "M30 40H34", "M30 44H34"],
    },
  },
  "night-s-watch": {
    pattern: "M4 0V4M0 4H8M0 8H8",
    emblem: {
      fill: [
        "M31 17C33 11 38 9 43 11L50 14L43 17C41 20 41 23 42 26C50 23 57 20 63 11C63 26 56 35 46 37C44 42 41 45 37 47L42 60L32 53L22 60L27 47C23 45 20 42 18 37C8 35 1 26 1 11C7 20 15 23 24 26C26 23 29 20 31 17Z",
      ],
      ground: ["M38.2 14a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z"],
      over: [],
      stroke: [],
      line: ["M8 23C14 30 20 31 26 32", "M56 23C50 30 44 31 38 32", "M29 45L32 40L35 45"],
    },
  },
  "r-hllor": {
    pattern: "M4 1C6 3 6 5 4 7C2 5 2 3 4 1",
    emblem: {
      fill: [
        "M32 62C17 52 9 43 9 34C9 27 13 21 17 20C15 13 18 8 22 3C23 9 24 12 27 14C27 9 29 4 34 0C33 6 36 9 39 13C41 11 42 8 42 5C47 10 49 15 47 20C51 22 55 27 55 34C55 43 47 52 32 62Z",
      ],
      ground: [
        "M32 53C22 46 17 40 17 34.5C17 30 20.4 27 24.4 27C28 27 31 29.4 32 33C33 29.4 36 27 39.6 27C43.6 27 47 30 47 34.5C47 40 42 46 32 53Z",
      ],
      over: [
        "M32 48C25 43 21.5 39 21.5 35C21.5 32.4 23.4 31 25.4 31C28.4 31 31 33.6 32 38C33 33.6 35.6 31 38.6 31C40.6 31 42.5 32.4 42.5 35C42.5 39 39 43 32 48Z",
      ],
      stroke: [],
      line: [],
    },
  },
};

/** Leaders bear the arms of their houses; the second of a house is told from the first by other colours and another pattern. */
const LEADERS: Readonly<Record<string, { house: string; pattern?: string }>> = {
  "cersei-lannister": { house: "lannister" },
  "tyrion-lannister": { house: "lannister", pattern: "M0 0H4V4H8V8H4V4H0Z" },
  "olenna-tyrell": { house: "tyrell" },
  "daenerys-targaryen": { house: "targaryen" },
  "jon-snow": { house: "night-s-watch" },
  "eddard-stark": { house: "stark" },
  melisandre: { house: "r-hllor" },
  "euron-greyjoy": { house: "greyjoy" },
  "doran-martell": { house: "martell" },
};

const plain: Emblem = { fill: [], ground: [], over: [], stroke: [], line: [] };

/** Seats that are colours bear devices of their own: swords, a tower, a tree, a crown. */
const SEATS: Readonly<Record<string, House>> = {
  red: {
    pattern: "M0 8L8 0M-2 2L2 -2M6 10L10 6",
    emblem: { ...plain, stroke: ["M12 10L50 52", "M52 10L14 52", "M8 42L22 56", "M56 42L42 56"] },
  },
  blue: {
    pattern: "M0 4Q2 1 4 4T8 4",
    emblem: {
      ...plain,
      fill: ["M14 8H22V15H28V8H36V15H42V8H50V24L46 28V50H52V58H12V50H18V28L14 24Z"],
      ground: ["M28 58V44C28 38 36 38 36 44V58Z", "M30 24H34V33H30Z"],
    },
  },
  green: {
    pattern: "M4 2.6L5.4 4L4 5.4L2.6 4Z",
    emblem: { ...plain, fill: ["M32 4L46 22H40L54 42H36V60H28V42H10L24 22H18Z"] },
  },
  gold: {
    pattern: "M4 0V8",
    emblem: { ...plain, fill: ["M8 18L21 30L32 10L43 30L56 18L52 48H12Z", "M12 51H52V57H12Z"] },
  },
};

/** The arms of a house, of a leader, or of a seat that is a colour; none for a seat that is only numbered. */
export function armsOf(id: string): House | undefined {
  if (SEATS[id]) return SEATS[id];
  const leader = LEADERS[id];
  const house = HOUSES[leader?.house ?? id];
  return house && leader?.pattern ? { ...house, pattern: leader.pattern } : house;
}
