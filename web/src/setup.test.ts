import { expect, it } from "vitest";
import { companyOf, firstSeats, resized } from "./setup";

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
