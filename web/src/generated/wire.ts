// Made from the Python structs by `make golden`. Never edited by hand.

/** What was asked for is done. */
export interface AnswerMessage {
  type: "answer";
  ask: number;
}

/** A card as people read it: names and texts by language, printed numbers, notes with their sources. */
export interface CardInfo {
  id: string;
  kind: string;
  names: Record<string, string>;
  texts: Record<string, string>;
  facts: Record<string, unknown>;
  notes: CardNote[];
  provenance: string;
  effects: Record<string, unknown>[];
}

/** A remark on a card in each language, and where it comes from. */
export interface CardNote {
  texts: Record<string, string>;
  source: string;
}

/** What to expect of one own card. */
export interface CardOdds {
  card: string;
  win: number;
  own_losses: number;
  enemy_losses: number;
}

/** The match over time: the same number of points in each series. */
export interface Chart {
  at: number[];
  rounds: number[];
  series: Series[];
}

/** A line of chat; the text is shown as text only. */
export interface ChatLine {
  seat: number;
  to: number | null;
  holder: string;
  text: string;
  at: string;
}

/** Lines from number `first` on, counted as this viewer sees them. */
export interface ChatMessage {
  type: "chat";
  from: number;
  lines: ChatLine[];
}

/** What the seat is asked. */
export interface DecisionState {
  number: number;
  kind: string;
  answered: boolean;
  prompt: PromptState;
  options: OptionState[];
  free: boolean;
  guidance: Record<string, unknown>;
}

/** A worked example of the rulebook. */
export interface ExampleText {
  id: string;
  title: string;
  scenario: string;
  outcome: string;
  page: number | null;
}

/** The message could not be understood, or the connection ends. */
export interface FailedMessage {
  type: "failed";
  error: Problem;
}

/** What proves that chance was fair. The seed and the save are given only when the match is over. */
export interface FairnessProof {
  commitment: string;
  proven: boolean;
  seed: string | null;
  save: string | null;
}

/** All that is printed: cards, and the game's data files by name. */
export interface GameFacts {
  info: OfferedGame;
  cards: CardInfo[];
  data: Record<string, unknown>;
}

/** The server answers. */
export interface Health {
  ok: boolean;
}

/** What was found, in the game's own shape. */
export interface InspectMessage {
  type: "inspect";
  ask: number;
  found: Record<string, unknown>;
}

/** Who I am. */
export interface Me {
  name: string;
  named: boolean;
  language: "en" | "pl" | "xx" | null;
}

/** The odds of a combat from the open hands, for the seat that asks. */
export interface Odds {
  area: string;
  seat: string;
  opponent: string;
  best: string;
  win: number;
  cards: CardOdds[];
}

/** The odds; null if the seat has no combat before it. */
export interface OddsMessage {
  type: "odds";
  ask: number;
  odds: Odds | null;
}

/** A game as it is offered. */
export interface OfferedGame {
  id: string;
  titles: Record<string, string>;
  players: number[];
  usual_players: number;
  options: OptionInfo[];
  rules_version: number;
  data: string;
  bots: string[];
  default_bot: string;
  seats: Record<string, string[]>;
  concede: boolean;
  stops: StopInfo[];
}

/** An option as `maester.games()` tells it: its values, its default, and what it means in each language. */
export interface OptionInfo {
  name: string;
  default: unknown;
  values: unknown[];
  meaning: Record<string, string>;
  players: number[];
  range: [number, number] | null;
}

/** One legal move, as data and as it can be typed. */
export interface OptionState {
  move: Record<string, unknown>;
  text: string;
}

/** I am here. */
export interface PongMessage {
  type: "pong";
}

/** Why something was refused: a stable code, the values of the case, and the sentence in the asked language. */
export interface Problem {
  code: string;
  values: Record<string, unknown>;
  sentence: string;
  rule: string | null;
  page: number | null;
  index: number | null;
  nearest: OptionState | null;
}

/** A message of the words with its values. */
export interface PromptState {
  id: string;
  values: Record<string, unknown>;
}

/** What a client needs to draw the decision, in the game's own shape; null if the options are enough. */
export interface ReachMessage {
  type: "reach";
  ask: number;
  reach: Record<string, unknown> | null;
}

/** An entry of the record. */
export interface RecordEntry {
  seat: number;
  move: Record<string, unknown> | null;
  text: string | null;
  undo: boolean;
  concede: boolean;
}

/** What was asked for is not done, and nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  ask: number;
  error: Problem;
}

/** A finished match to look at. */
export interface Replay {
  entries: number;
  data: string;
  seats: string[];
  result: Record<string, unknown>;
  conceded: number | null;
  scores: Record<string, Score>;
  chart: Chart | null;
}

/** The position after so many entries, as a seat (null: a spectator) saw it. */
export interface ReplayStep {
  entry: number;
  seat: number | null;
  played: RecordEntry | null;
  view: Record<string, unknown>;
  events_from: number;
  events: Record<string, unknown>[];
}

/** A rule in the asked language. */
export interface RuleText {
  id: string;
  topic: string;
  sentence: string;
  page: number | null;
  ruling: boolean;
  reason: string | null;
  examples: ExampleText[];
}

/** The rules that were looked for, the best match first. */
export interface RulesFound {
  total: number;
  rules: RuleText[];
}

/** How well a seat did: the number that decides (`score-total` in the words of its game). */
export interface Score {
  total: number;
  lines: [number, string][];
}

/** A seat as one guest sees it. */
export interface SeatState {
  seat: number;
  name: string | null;
  kind: "bot" | "open" | "person";
  holder: string | null;
  mine: boolean;
  present: boolean;
  bot: string | null;
  away: boolean;
}

/** One line of a chart for each seat. */
export interface Series {
  name: string;
  seats: Record<string, number[]>;
}

/** What the seat sees now, and what it saw happen from event number `events_from` on. */
export interface StateMessage {
  type: "state";
  seat: number | null;
  events_from: number;
  events: Record<string, unknown>[];
  view: unknown;
  decision: unknown;
  can_undo: boolean;
  can_undo_further: boolean;
  passing: number[];
}

/** A kind of window: `stop-<id>` in the words, below the heading `stops-<group>`. */
export interface StopInfo {
  id: string;
  group: string;
  asked: boolean;
}

/** How the seat is asked: told to its own player only. */
export interface StopsMessage {
  type: "stops";
  seat: number;
  asked: string[];
  usual: string[];
  pause: number;
  until: "event" | "phase" | null;
  window: string | null;
  passing: boolean;
  passed: string[];
}

/** The table changed. */
export interface TableMessage {
  type: "table";
  table: TableState;
}

/** A table as one guest sees it. */
export interface TableState {
  id: string;
  game: string;
  name: string;
  status: "over" | "playing" | "waiting";
  host: boolean;
  listed: boolean;
  pace: number;
  players: number;
  options: Record<string, unknown>;
  created: string;
  commitment: string | null;
  rematch: string | null;
  branch_of: string | null;
  spectators: number;
  seats: SeatState[];
  mine: number[];
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  name: string;
  status: "over" | "playing" | "waiting";
  players: number;
  seats: SeatState[];
  to_act: number[];
  my_turn: boolean;
  created: string;
  changed: string;
}

/** Whether a move is legal: null, or the rule against it. */
export interface WhyMessage {
  type: "why";
  ask: number;
  refusal: Problem | null;
}

/** One file of Fluent messages. */
export interface WordsFile {
  name: string;
  text: string;
}

/** All words of a language: shared files first, then the game's. */
export interface WordsFound {
  language: "en" | "pl" | "xx";
  data: string;
  files: WordsFile[];
}

/** A list that somebody has made for a game, as an army: exactly one of its forms, and a language for the answer. */
export interface AskAboutList {
  text?: string | null;
  code?: string | null;
  list?: Record<string, unknown> | null;
  language?: "en" | "pl" | "xx" | null;
}

/** What are the odds of the combat at hand? */
export interface AskOdds {
  type: "odds";
  ask?: number;
  seat?: number | null;
}

/** How is the open decision drawn, where it has more moves than could be listed? */
export interface AskReach {
  type: "reach";
  number: number;
  ask?: number;
  seat?: number | null;
}

/** Play on from an entry of a finished match, against bots. */
export interface Branch {
  entry: number;
  seat: number;
  bot?: string | null;
}

/** Another name or language for me. */
export interface ChangeMe {
  name?: string | null;
  language?: "en" | "pl" | "xx" | null;
}

/** How many seconds pass before a bot's move is shown. */
export interface ChangePace {
  pace: number;
}

/** The host changes a seat before the match starts. */
export interface ChangeSeat {
  seat: number;
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** The seat gives the match up, where the game knows such an end (`OfferedGame.concede`). */
export interface Concede {
  type: "concede";
  ask?: number;
  seat?: number | null;
}

/** The first message: whose view, how many events of it the client has, and the language of sentences. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  since?: number;
  language?: "en" | "pl" | "xx";
}

/** The table was about to pass; the seat wants to be asked this time. */
export interface Hold {
  type: "hold";
  number: number;
  ask?: number;
  seat?: number | null;
}

/** All that anybody could measure about something that lies open, such as a unit. */
export interface Inspect {
  type: "inspect";
  what: string;
  ask?: number;
  seat?: number | null;
}

/** Sit down; without a seat, on the first open one. */
export interface Join {
  seat?: number | null;
}

/** Another seat sits down at this screen (null: nobody). */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number;
}

/** A table to be made; everything but the game has a default. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seats?: SeatWish[] | null;
  pace?: number;
  listed?: boolean;
  name?: string;
}

/** A request without content. */
export interface Nothing {
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Several moves one after the other: all of them, or none. `number` is that of the decision now; with `replace` they stand for all that the seat has answered in secret so far, from its first question on. */
export interface PlayAll {
  type: "play-all";
  moves: (Record<string, unknown> | string)[];
  number: number;
  replace?: boolean;
  ask?: number;
  seat?: number | null;
}

/** A move: plain data or typed text. */
export interface PlayMove {
  type: "play";
  move: Record<string, unknown> | string;
  number: number;
  ask?: number;
  seat?: number | null;
}

/** A line of chat to the table, or to one seat. */
export interface Say {
  type: "say";
  text: string;
  to?: number | null;
  ask?: number;
  seat?: number | null;
}

/** Who shall sit on a seat of a new table; `me` more than once is play at one screen. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** At which kinds of windows the seat wants to be asked, and how many seconds go by before the table passes. */
export interface SetStops {
  type: "stops";
  asked: string[];
  pause: number;
  ask?: number;
  seat?: number | null;
}

/** The seat passes at this window and at all others until the end of the phase, or until something happens; null ends that. */
export interface Skip {
  type: "skip";
  until: "event" | "phase" | null;
  ask?: number;
  seat?: number | null;
}

/** The host starts the match; open seats become bots. */
export interface Start {
  bot?: string | null;
}

/** The last move is taken back; `further` beyond what was revealed, where all others are bots. */
export interface Undo {
  type: "undo";
  further?: boolean;
  ask?: number;
  seat?: number | null;
}

/** May this be played, and if not, why not? */
export interface WhyNot {
  type: "why";
  move: Record<string, unknown> | string;
  ask?: number;
  seat?: number | null;
}

export type ClientMessage = Hello | Look | PlayMove | PlayAll | Undo | Concede | SetStops | Skip | Hold | WhyNot | Say | AskOdds | AskReach | Inspect | Ping;

export type ServerMessage = TableMessage | StateMessage | StopsMessage | AnswerMessage | RefusedMessage | WhyMessage | OddsMessage | ReachMessage | InspectMessage | ChatMessage | PongMessage | FailedMessage;
