import { expect, it } from "vitest";
import { allows, companyOf, firstSeats, numberIn, resized, valuesFor } from "./setup";

it("begins with me, and with the company that was asked for", () => {
  expect(firstSeats("bots", 3)).toEqual(["me", "bot", "bot"]);
  expect(firstSeats("screen", 3)).toEqual(["me", "me", "me"]);
  expect(firstSeats("friends", 2)).toEqual(["me", "open"]);
  expect(companyOf(null)).toBe("bots");
  expect(companyOf("friends")).toBe("friends");
});

it("keeps who was there when the number of players changes", () => {
  expect(resized(["bot", "me"], "bots", 3)).toEqual(["bot", "me", "bot"]);
  expect(resized(["open", "me", "bot"], "bots", 2)).toEqual(["open", "me"]);
});

it("names no first player who isn't there", () => {
  const option = {
    name: "first_player",
    default: "random",
    values: ["random", 1, 2, 3, 4, 5, 6],
    meaning: {},
    players: [],
    range: null,
  };
  expect(valuesFor(option, 4)).toEqual(["random", 1, 2, 3, 4]);
  expect(valuesFor({ ...option, name: "rounds" }, 3)).toBe(option.values);
});

it("takes any whole number of a range", () => {
  expect(numberIn([10, 120], "45")).toBe(45);
  expect(numberIn([10, 120], "10")).toBe(10);
  for (const wrong of ["9", "121", "45.5", "", " ", "many", "-45"]) expect(numberIn([10, 120], wrong)).toBeNull();
  expect(numberIn(null, "45")).toBeNull();
});

it("keeps a value that an option allows", () => {
  const option = {
    name: "points",
    default: 40,
    values: [40, 30],
    meaning: {},
    players: [],
    range: [10, 120] as [number, number],
  };
  expect(allows(option, 2, 30)).toBe(true);
  expect(allows(option, 2, 75)).toBe(true);
  expect(allows(option, 2, 5)).toBe(false);
  expect(allows(option, 2, "75")).toBe(false);
  expect(allows({ ...option, range: null }, 2, 75)).toBe(false);
});
