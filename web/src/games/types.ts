import type { Component } from "svelte";
import type { AnyView, Decision, GameFacts, Odds, PlainEvent, PlainMove, Problem } from "../api/types";

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
  /** Tells the table what the question would say after what is thought of so far; null if nothing is. Not there in a replay. */
  drafts?: (draft: Draft | null) => void;
  /** Shows the details of a card. */
  show: (thing: Thing | null) => void;
}

/** What a game's Players.svelte, if it has one, is given: the panel beside the board with houses, tracks and hands. */
export type PlayersProps = Pick<BoardProps, "view" | "facts" | "decision" | "mode" | "show">;

/** What the house knows of a game before anybody opens it: `games/<id>/entry.ts`. */
export interface GameEntry {
  /** Its picture on the shelf of the front page. */
  Cover: Component;
  /** The panel that is open beside its board at first: the players, if it says nothing. */
  beside?: string;
}
