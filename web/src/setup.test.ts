import { expect, it } from "vitest";
import { companyOf, firstSeats, resized, valuesFor } from "./setup";

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
  const option = { name: "first_player", default: "random", values: ["random", 1, 2, 3, 4, 5, 6], meaning: {} };
  expect(valuesFor(option, 4)).toEqual(["random", 1, 2, 3, 4]);
  expect(valuesFor({ ...option, name: "rounds" }, 3)).toBe(option.values);
});
