import type { UnitName } from "../../generated/boardgame";

/** The letters of units in views and moves, in the order in which they are written. */
export const LETTERS = ["F", "K", "S", "E"] as const;
export type Letter = (typeof LETTERS)[number];

export const UNIT_OF: Readonly<Record<Letter, UnitName>> = { F: "footman", K: "knight", S: "ship", E: "siege-engine" };
export const LETTER_OF: Readonly<Record<UnitName, Letter>> = {
  footman: "F",
  knight: "K",
  ship: "S",
  "siege-engine": "E",
};

/** How many units of each kind. */
export type Counts = Readonly<Record<Letter, number>>;

const NO_UNITS: Counts = { F: 0, K: 0, S: 0, E: 0 };

/** The counts of units that are written as letters; views write "-" or nothing for none. */
export function countsOf(units: string): Counts {
  const counts = { ...NO_UNITS };
  for (const letter of units) {
    if (isLetter(letter)) counts[letter] += 1;
  }
  return counts;
}

/** Units as letters, as moves write them. */
export function written(counts: Counts): string {
  return LETTERS.map((letter) => letter.repeat(Math.max(0, counts[letter]))).join("");
}

export function subtract(one: Counts, other: Counts): Counts {
  return { F: one.F - other.F, K: one.K - other.K, S: one.S - other.S, E: one.E - other.E };
}

export function total(counts: Counts): number {
  return counts.F + counts.K + counts.S + counts.E;
}

/** The kinds of which there is at least one. */
export function kindsIn(counts: Counts): Letter[] {
  return LETTERS.filter((letter) => counts[letter] > 0);
}

function isLetter(letter: string): letter is Letter {
  return (LETTERS as readonly string[]).includes(letter);
}
