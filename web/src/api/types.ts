/** The server's messages (docs/api.md), with the game's own parts (views, moves, events) as what they are. */
import type { View } from "../generated/view";
import type * as wire from "../generated/wire";

export type {
  Chart,
  ChatLine,
  CardInfo,
  FairnessProof,
  Game,
  GameFacts,
  Me,
  NewTable,
  Odds,
  OptionInfo,
  Problem,
  RuleText,
  RulesFound,
  SeatState,
  SeatWish,
  Series,
  StopInfo,
  StopsMessage,
  TableState,
  TableSummary,
  WordsFound,
} from "../generated/wire";

export type AnyView = View<unknown>;
/** A move or an event as plain data: what it is, and its values. */
export interface PlainMove {
  move: string;
  [name: string]: unknown;
}
export interface PlainEvent {
  event: string;
  [name: string]: unknown;
}

export interface DecisionOption {
  move: PlainMove;
  text: string;
}
export type Decision = Omit<wire.DecisionState, "options"> & { options: DecisionOption[] };
export type StateMessage = Omit<wire.StateMessage, "view" | "events" | "decision"> & {
  view: AnyView;
  events: PlainEvent[];
  decision: Decision | null;
};
export type Played = Omit<wire.Played, "move"> & { move: PlainMove | null };
export type ReplayStep = Omit<wire.ReplayStep, "view" | "events" | "played"> & {
  view: AnyView;
  events: PlainEvent[];
  played: Played | null;
};
export type Replay = Omit<wire.Replay, "result"> & { result: NonNullable<AnyView["result"]> };

export type ServerMessage =
  | wire.TableMessage
  | StateMessage
  | wire.StopsMessage
  | wire.AnswerMessage
  | wire.RefusedMessage
  | wire.WhyMessage
  | wire.OddsMessage
  | wire.ChatMessage
  | wire.PongMessage
  | wire.FailedMessage;

export type ClientMessage =
  wire.Hello | wire.Look | wire.Play | wire.Undo | wire.WhyNot | wire.Say | wire.AskOdds | wire.Ping;
