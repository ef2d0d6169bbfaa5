/**
 * The boards. A game brings `games/<id>/Board.svelte` (props: BoardProps) and, if it likes, `games/<id>/Players.svelte` (PlayersProps):
 * they are found by their folder's name and loaded when a table of that game is opened. A game without a board is played on the
 * generic one, with the list of options.
 */
import type { Component } from "svelte";
import type { BoardProps, PlayersProps } from "./types";

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob("./*/Board.svelte") as Record<string, Loader<BoardProps>>;
const panels = import.meta.glob("./*/Players.svelte") as Record<string, Loader<PlayersProps>>;

/** Whether a game has a board of its own; one that hasn't is played from Python and in the terminal. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The panel that is open beside the board at first: what happened, where the board itself shows all about the players. */
const BESIDE: Readonly<Record<string, string>> = { cardgame: "log" };

export function panelBeside(game: string): string {
  return BESIDE[game] ?? "players";
}

export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const loader = boards[`./${game}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  if (!loader) throw new Error("there is no generic board");
  return (await loader()).default;
}

export async function loadPlayers(game: string): Promise<Component<PlayersProps> | null> {
  const loader = panels[`./${game}/Players.svelte`];
  return loader ? (await loader()).default : null;
}
