import type { Component, Snippet } from "svelte";
import type { AnyView, Decision, GameFacts, Odds, PlainEvent, PlainMove, Problem } from "../api/types";
import type { IconName } from "../icons/names";
import type { LogGroups } from "../table/actions";
import type { ScenesOf } from "../table/stage";
import type { MatchNames } from "../words/names";

/** Something that can be looked at closely: a card, an area, a unit. */
export interface Thing {
  kind: "card";
  id: string;
}

/** An answer that is thought of but not sent changes what the question says: these values of a question of this kind. */
export interface Draft {
  kind: string;
  values: Record<string, unknown>;
}

/** Something that can be done with what is thought of: a button in a fixed place of the page. */
export interface OfferedAction {
  /** What its button says. */
  label: string;
  icon?: IconName;
  /** Not now, if false: the button stays in its place. */
  enabled?: boolean;
  run: () => void;
}

/**
 * What a board gives to the page around it, while something is thought of and not sent: it is shown beside the board of a wide page, and in
 * thumb's reach on a phone. Words are said by the board.
 */
export interface Offer {
  /** The one thing that a tap confirms. */
  confirm?: OfferedAction | null;
  /** What else can be done: turn it, take it back. */
  actions?: readonly OfferedAction[];
  /** One line about it: how far, how likely, why not yet. */
  line?: string | null;
  /** Controls of the board's own: the pad that moves a piece on a phone, a choice of dice. */
  controls?: Snippet | null;
}

/** What a game's Builder.svelte is given: a page on which lists are made that people bring to a match. */
export interface BuilderProps {
  facts: GameFacts;
  /** What the address of the page says: the code of a list, and the table at which it is wanted. */
  query: URLSearchParams;
}

/** What a game's SetupNotes.svelte, if it has one, is given: on the page on which a table is made it tells what the chosen options mean. */
export interface SetupNotesProps {
  options: Record<string, unknown>;
  players: number;
}

/** What a game's Board.svelte is given. A board only shows and asks: all state is the server's. */
export interface BoardProps {
  view: AnyView;
  /** The view before the last change (null at first), and what happened in between: the board shows the way. */
  previous: AnyView | null;
  events: PlainEvent[];
  facts: GameFacts;
  /** What the person at this screen is asked; null if nothing. */
  decision: Decision | null;
  mode: "live" | "replay";
  /** Ids (of areas, most often) that the log points at. */
  highlighted: string[];
  /** A move is on its way: nothing should be sent meanwhile. */
  busy: boolean;
  /** Plays one of the options (or, in a free decision, any move). True if it was accepted; else the table shows why not. */
  play: (move: PlainMove | string) => Promise<boolean>;
  /**
   * Plays several moves at once, all or none, in place of all that the seat has answered in secret so far. True if they were accepted; not
   * there where nothing is played (a replay).
   */
  playAll?: (moves: PlainMove[]) => Promise<boolean>;
  /** Takes the last own answer back. True if it was; not there where nothing can be taken back (a replay). */
  undo?: () => Promise<boolean>;
  /** Asks why a move may not be played; the table shows the rule with its page. Null if it may. */
  why: (move: PlainMove | string) => Promise<Problem | null>;
  /** The odds of the combat before this seat; null if there is none, or if this is a replay. */
  askOdds?: () => Promise<Odds | null>;
  /** The same as `why`, but told to the board alone: for what is thought of, and changes while one looks. Not there in a replay. */
  check?: (move: PlainMove | string) => Promise<Problem | null>;
  /** How the present decision is drawn, in the game's own shape; null if its options are enough. Not there in a replay. */
  reach?: () => Promise<Record<string, unknown> | null>;
  /** All that anybody could measure about something that lies open, in the game's own shape; null if it isn't there. Not there in a replay. */
  inspect?: (what: string) => Promise<Record<string, unknown> | null>;
  /** Tells the table what the question would say after what is thought of so far; null if nothing is. Not there in a replay. */
  drafts?: (draft: Draft | null) => void;
  /** Gives the page what is to be confirmed; null if nothing is. Only in the wide shell, and not in a replay. */
  offers?: (offer: Offer | null) => void;
  /** So many pixels at the lower edge of the board lie under what the page shows there; not there where nothing does. */
  covered?: number;
  /** Shows the details of a card. */
  show: (thing: Thing | null) => void;
}

/** What a game's Players.svelte, if it has one, is given: the panel beside the board with houses, tracks and hands. */
export type PlayersProps = Pick<BoardProps, "view" | "facts" | "decision" | "mode" | "show">;

/** What a game's Status.svelte, if it has one, is given: the panel with a fixed place in the wide shell, for tracks and totals. */
export type StatusProps = PlayersProps & {
  /** Lights things on the board by their ids. */
  point: (places: string[]) => void;
};

/** What a game brings for the wide shell, each if it likes. */
export interface ShellParts {
  /** `Status.svelte` */
  Status: Component<StatusProps> | null;
  /** `scenes.ts`: what is shown on the stage. */
  scenesOf: ScenesOf | null;
  /** `groups.ts`: how the log is grouped. */
  groups: LogGroups | null;
  /** `names.ts`: what things are called that have another name in each match. */
  matchNames: MatchNames | null;
}

/** What the house knows of a game before anybody opens it: `games/<id>/entry.ts`. */
export interface GameEntry {
  /** Its picture on the shelf of the front page. */
  Cover: Component;
  /** The panel that is open beside its board at first: the players (in the wide shell the log), if it says nothing. */
  beside?: string;
  /** `wide`: the board has the page, great moments have a stage, and everything else has a fixed place. */
  shell?: "wide";
}
