/** The server's messages (docs/api.md), with the game's own parts (views, moves, events) as what they are. */
import type { View } from "../generated/view";
import type * as wire from "../generated/wire";

export type {
  AskAboutList,
  Branch,
  ChangeMe,
  ChangePace,
  ChangeSeat,
  CardInfo,
  Chart,
  ChatLine,
  ClientMessage,
  FairnessProof,
  GameFacts,
  Join,
  Me,
  NewTable,
  Nothing,
  Odds,
  OfferedGame,
  OptionInfo,
  RulesFound,
  SeatState,
  SeatWish,
  Start,
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

interface DecisionOption {
  move: PlainMove;
  text: string;
}
/** Why something was refused, and the move that comes nearest to a refused one. */
export type Problem = Omit<wire.Problem, "nearest"> & { nearest: DecisionOption | null };
export type Decision = Omit<wire.DecisionState, "options"> & { options: DecisionOption[] };
type StateMessage = Omit<wire.StateMessage, "view" | "events" | "decision"> & {
  view: AnyView;
  events: PlainEvent[];
  decision: Decision | null;
};
type RecordEntry = Omit<wire.RecordEntry, "move"> & { move: PlainMove | null };
export type ReplayStep = Omit<wire.ReplayStep, "view" | "events" | "played"> & {
  view: AnyView;
  events: PlainEvent[];
  played: RecordEntry | null;
};
export type Replay = Omit<wire.Replay, "result"> & { result: NonNullable<AnyView["result"]> };

/** A message with its problems as they are. */
type Told<Message> = Message extends unknown
  ? { [Key in keyof Message]: Message[Key] extends wire.Problem ? Problem : Message[Key] }
  : never;
type WhyMessage = Omit<wire.WhyMessage, "refusal"> & { refusal: Problem | null };

/** All that the server says on a connection. */
export type ServerMessage =
  Told<Exclude<wire.ServerMessage, wire.StateMessage | wire.WhyMessage>> | StateMessage | WhyMessage;

/** Those messages of the client that are answered: they name the seat that speaks, and a number that the answer repeats. */
type Numbered<Message> = Message extends unknown ? ("ask" extends keyof Message ? Message : never) : never;
type Without<Message, Keys extends PropertyKey> = Message extends unknown ? Omit<Message, Keys> : never;
/** What can be asked of the table: the connection adds who asks, and the number. */
export type Request = Without<Numbered<wire.ClientMessage>, "ask" | "seat">;
