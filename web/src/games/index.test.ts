import { expect, it } from "vitest";
import { hasBoard, loadBoard, loadPlayers, panelBeside, SHELF } from ".";

it("has each game with an entry on the shelf, in the order that they declare", () => {
  const known = ["boardgame", "alliances", "cardgame", "miniatures"];
  expect(SHELF.map((game) => game.id).filter((id) => known.includes(id))).toEqual(known);
  for (const game of SHELF) expect(game.Cover).toBeTypeOf("function");
});

it("knows which games have a board of their own, and what lies open beside it", () => {
  expect(["boardgame", "alliances", "cardgame", "miniatures"].map(hasBoard)).toEqual([true, true, true, false]);
  expect([panelBeside("boardgame"), panelBeside("cardgame"), panelBeside("unknown")]).toEqual([
    "players",
    "log",
    "players",
  ]);
});

it("plays a game without a board on the generic one", async () => {
  const generic = (await import("./generic/Board.svelte")).default;
  expect(await loadBoard("miniatures")).toBe(generic);
});

it("has no panel of players for a game that brings none", async () => {
  expect(await loadPlayers("miniatures")).toBeNull();
});
