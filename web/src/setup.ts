/** How the seats of a new table begin, by what the person came for. */
import type { OptionInfo, SeatWish } from "./api/types";

export type Company = "bots" | "screen" | "friends";

export function companyOf(value: string | null): Company {
  return value === "screen" || value === "friends" ? value : "bots";
}

/** The kind of each seat: I sit on the first; the others are bots, at the same screen, or open to friends. */
export function firstSeats(company: Company, players: number): SeatWish["kind"][] {
  const others = { bots: "bot", screen: "me", friends: "open" } as const;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : others[company]));
}

/** The seats after the number of players has changed: those who were there stay. */
export function resized(seats: readonly SeatWish["kind"][], company: Company, players: number): SeatWish["kind"][] {
  const fresh = firstSeats(company, players);
  return fresh.map((kind, seat) => seats[seat] ?? kind);
}

/** The values of an option at a table of so many: a seat that isn't there can't be named. */
export function valuesFor(option: OptionInfo, players: number): readonly unknown[] {
  return option.name === "first_player"
    ? option.values.filter((value) => typeof value !== "number" || value <= players)
    : option.values;
}

/** May an option have this value at a table of so many? */
export function allows(option: OptionInfo, players: number, value: unknown): boolean {
  return valuesFor(option, players).includes(value) || numberIn(option.range, String(value)) === value;
}

/** The whole number that is written so, if it lies within a range. */
export function numberIn(range: readonly [number, number] | null, text: string): number | null {
  const number = Number(text);
  if (!range || text.trim() === "" || !Number.isInteger(number)) return null;
  return range[0] <= number && number <= range[1] ? number : null;
}
