import { expect, it } from "vitest";
import { hasBoard, hasWideShell, loadBoard, loadPlayers, loadSetupNotes, loadShell, panelBeside, shelf } from ".";

it("has each game with an entry on the shelf, in the order in which the server offers them, and then those that will come", () => {
  const ids = (offered: string[]) => shelf(offered).map((game) => game.id);
  const known = ids([]);
  expect([...known].sort()).toEqual(expect.arrayContaining(["alliances", "boardgame", "cardgame", "miniatures"]));
  for (const offered of [
    ["boardgame", "alliances", "cardgame"],
    ["miniatures", "cardgame", "from-elsewhere", "alliances"],
  ]) {
    const own = offered.filter((id) => known.includes(id));
    expect(ids(offered)).toEqual([...own, ...known.filter((id) => !own.includes(id))]);
  }
  for (const game of shelf([])) expect(game.Cover).toBeTypeOf("function");
});

it("knows which games have a board of their own, and what lies open beside it", () => {
  expect(["boardgame", "alliances", "cardgame", "miniatures"].map(hasBoard)).toEqual([true, true, true, true]);
  expect([panelBeside("boardgame"), panelBeside("cardgame"), panelBeside("unknown")]).toEqual([
    "players",
    "log",
    "players",
  ]);
});

it("plays a game without a board on the generic one", async () => {
  const generic = (await import("./generic/Board.svelte")).default;
  expect(await loadBoard("unknown")).toBe(generic);
});

it("has no panel of players for a game that brings none", async () => {
  expect(await loadPlayers("miniatures")).toBeNull();
});

it("tells about the options of a game that has something to tell", async () => {
  expect(await loadSetupNotes("miniatures")).not.toBeNull();
  expect(await loadSetupNotes("boardgame")).toBeNull();
});

it("gives the page to the board of a game that wants it, with what the game brings for that", async () => {
  expect(["boardgame", "alliances", "cardgame", "miniatures"].map(hasWideShell)).toEqual([false, false, false, true]);
  expect(await loadShell("boardgame")).toBeNull();
  expect(Object.keys((await loadShell("miniatures")) ?? {})).toEqual(["Status", "scenesOf", "groups", "matchNames"]);
  expect(panelBeside("miniatures")).toBe("log");
});
