/** The log by action: what belongs together, whose it is, and what of it is new. */
import type { GameFacts, PlainEvent } from "../api/types";
import type { Message } from "../words/words";
import type { Die } from "./dice";

/** An event with which something begins. */
export interface ActionStart {
  /** Whose action it is; null for what the game itself does. */
  seat: string | null;
  /** A round, a phase: a heading above the actions that follow. */
  chapter?: boolean;
  /** What stands above it; without one, the sentence of the event. */
  title?: Message;
}

/** A card in a sentence: the messages of its name and of its text, and its id among the facts. */
export interface NamedCard {
  name: string;
  text: string;
  id: string;
}

/** What a game's `groups.ts` exports. Only `groupOf` is needed. */
export interface LogGroups {
  /** Where an action begins; null for an event that belongs to the action before it. `before` is the event before it, if there is one. */
  groupOf: (event: PlainEvent, before?: PlainEvent) => ActionStart | null;
  /** What of the board an event names, where its sentence alone doesn't tell (`placesOf` in table/sentences.ts). */
  placesOf?: (event: PlainEvent) => readonly string[];
  /** The cards that an event names: the message of the name, the message of the text, and the card's id among the facts. */
  cardsOf?: (event: PlainEvent, facts: GameFacts) => readonly NamedCard[];
  /** The dice that an event threw. */
  diceOf?: (event: PlainEvent) => readonly Die[];
}

export interface LoggedEvent {
  /** Its number in the match. */
  number: number;
  event: PlainEvent;
}

export interface Action {
  /** The number of its first event. */
  number: number;
  seat: string | null;
  chapter: boolean;
  title: Message | null;
  events: LoggedEvent[];
}

/** The events of a match, grouped; in a game that doesn't say how, by the seats that they name. */
export function actionsOf(events: readonly PlainEvent[], groupOf: LogGroups["groupOf"] | null): Action[] {
  const actions: Action[] = [];
  events.forEach((event, number) => {
    const last = actions.at(-1);
    const start = groupOf ? groupOf(event, events[number - 1]) : startBySeat(event, last);
    if (start === null && last) {
      last.events.push({ number, event });
      return;
    }
    const { seat = null, chapter = false, title = null } = start ?? {};
    actions.push({ number, seat, chapter, title, events: [{ number, event }] });
  });
  return actions;
}

function startBySeat(event: PlainEvent, last: Action | undefined): ActionStart | null {
  if (event.event === "round-began") return { seat: null, chapter: true };
  const seat = [event.seat, event.house].find((one) => typeof one === "string");
  return seat === undefined || seat === last?.seat ? null : { seat };
}

/** What stands below the heading of an action: all of it, but not the sentence that is the heading. */
export function linesOf(action: Action): LoggedEvent[] {
  return action.title ? action.events : action.events.slice(1);
}

/** Whether some of it happened after the first so many events. */
export function isNew(action: Action, seen: number): boolean {
  return (action.events.at(-1)?.number ?? 0) >= seen;
}

/** So many of the last actions are open at first. */
const OPEN = 3;

/** Whether an action is open before anybody has folded or unfolded it: the last ones are, and what is new. */
export function isOpenAtFirst(actions: readonly Action[], index: number, seen: number): boolean {
  const action = actions[index];
  return action !== undefined && (index >= actions.length - OPEN || isNew(action, seen));
}
