/**
 * The games, each found by its folder. `games/<id>/entry.ts` (GameEntry) is all that is loaded before somebody plays: its
 * cover, most of all. A game brings `games/<id>/Board.svelte` (props: BoardProps) and, if it likes,
 * `games/<id>/Players.svelte` (PlayersProps), which are loaded when a table of that game is opened. A game without a board is
 * played on the generic one, with the list of options. For the wide shell (`shell` in its entry) it may bring `Status.svelte`
 * (StatusProps), `scenes.ts` (exports `scenesOf`: ScenesOf), `groups.ts` (exports what LogGroups has) and `names.ts` (exports
 * `matchNames`: MatchNames). A game to which people bring lists of their own has `Builder.svelte` (BuilderProps), and one whose options need
 * words `SetupNotes.svelte` (SetupNotesProps).
 */
import type { Component } from "svelte";
import type { LogGroups } from "../table/actions";
import type { ScenesOf } from "../table/stage";
import type { MatchNames } from "../words/names";
import type {
  BoardProps,
  BuilderProps,
  GameEntry,
  PlayersProps,
  SetupNotesProps,
  ShellParts,
  StatusProps,
} from "./types";

type Loader<Props extends object> = () => Promise<{ default: Component<Props> }>;

const entries = import.meta.glob<GameEntry>("./*/entry.ts", { eager: true, import: "default" });
const boards = import.meta.glob("./*/Board.svelte") as Record<string, Loader<BoardProps>>;
const panels = import.meta.glob("./*/Players.svelte") as Record<string, Loader<PlayersProps>>;
const statuses = import.meta.glob("./*/Status.svelte") as Record<string, Loader<StatusProps>>;
const builders = import.meta.glob("./*/Builder.svelte") as Record<string, Loader<BuilderProps>>;
const notes = import.meta.glob("./*/SetupNotes.svelte") as Record<string, Loader<SetupNotesProps>>;
const scenes = import.meta.glob<{ scenesOf: ScenesOf }>("./*/scenes.ts");
const names = import.meta.glob<{ matchNames: MatchNames }>("./*/names.ts");
const groups = import.meta.glob<LogGroups>("./*/groups.ts");

/** The games of the house: first those that are offered, in the order in which they are, then those that will come. */
export function shelf(offered: readonly string[]): (GameEntry & { id: string })[] {
  const place = (id: string) => (offered.includes(id) ? offered.indexOf(id) : offered.length);
  return Object.entries(entries)
    .map(([path, entry]) => ({ id: path.split("/")[1] ?? "", ...entry }))
    .sort((one, other) => place(one.id) - place(other.id));
}

/** Whether a game has a board of its own; one that hasn't is played from Python and in the terminal. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The panel that is open beside the board at first: what happened, where the board itself shows all about the players. */
export function panelBeside(game: string): string {
  return entries[`./${game}/entry.ts`]?.beside ?? (hasWideShell(game) ? "log" : "players");
}

/** Whether the board of a game has the page for itself. */
export function hasWideShell(game: string): boolean {
  return entries[`./${game}/entry.ts`]?.shell === "wide";
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

/** Whether people bring lists of their own to a game, and build them on a page. */
export function hasBuilder(game: string): boolean {
  return `./${game}/Builder.svelte` in builders;
}

export async function loadBuilder(game: string): Promise<Component<BuilderProps> | null> {
  const loader = builders[`./${game}/Builder.svelte`];
  return loader ? (await loader()).default : null;
}

/** What tells about the options of a game while a table is made; null if it brings nothing. */
export async function loadSetupNotes(game: string): Promise<Component<SetupNotesProps> | null> {
  const loader = notes[`./${game}/SetupNotes.svelte`];
  return loader ? (await loader()).default : null;
}

/** What a game brings for the wide shell; null for a game that stands in the other one. */
export async function loadShell(game: string): Promise<ShellParts | null> {
  if (!hasWideShell(game)) return null;
  const [status, staged, grouped, named] = await Promise.all([
    statuses[`./${game}/Status.svelte`]?.(),
    scenes[`./${game}/scenes.ts`]?.(),
    groups[`./${game}/groups.ts`]?.(),
    names[`./${game}/names.ts`]?.(),
  ]);
  return {
    Status: status?.default ?? null,
    scenesOf: staged?.scenesOf ?? null,
    groups: grouped ?? null,
    matchNames: named?.matchNames ?? null,
  };
}
