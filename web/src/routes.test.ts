import { describe, expect, it } from "vitest";
import { pathOf, routeOf, type Route } from "./routes";

const ROUTES: Exclude<Route, { page: "missing" }>[] = [
  { page: "home" },
  { page: "tables" },
  { page: "new", game: "boardgame" },
  { page: "table", id: "Jx3_-a" },
  { page: "end", id: "Jx3" },
  { page: "replay", id: "a/b c" },
  { page: "rules", game: null },
  { page: "rules", game: "boardgame" },
  { page: "settings" },
  { page: "credits" },
];

describe("addresses", () => {
  for (const route of ROUTES) {
    it(`leads back to ${pathOf(route)}`, () => expect(routeOf(pathOf(route))).toEqual(route));
  }

  it("takes a slash at the end", () => expect(routeOf("/settings/")).toEqual({ page: "settings" }));

  for (const path of [
    "/nowhere",
    "/table",
    "/table/a/b",
    "/table/a/end/b",
    "/settings/x",
    "/new",
    "/rules/a/b",
    "/%",
  ]) {
    it(`has nothing at ${path}`, () => expect(routeOf(path)).toEqual({ page: "missing" }));
  }
});
