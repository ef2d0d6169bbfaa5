/** Great moments: what is shown of each, and which of them the person at this screen hasn't seen yet. */
import type { AnyView, PlainEvent } from "../api/types";
import type { Message } from "../words/words";
import type { Die } from "./dice";

/** One line of a scene; the lines add up from the first to the last. */
export interface SceneLine {
  text: Message;
  /** Whose it is: the shield before it. */
  seat?: string | null;
  /** What it gives or takes, or the sum so far: a number, or what stands for one. */
  amount?: number | string;
  /** A sum of the lines above it. */
  sum?: boolean;
  dice?: readonly Die[];
}

/** Something great that happened: an attack, a battle, cards that were turned. */
export interface Scene {
  /** No other scene of the match has it: what it is, and the number of its first event (`attack 214`). */
  id: string;
  /**
   * The number, in the list that was given, of the event that made it what it is: its last one. A scene that grows after it was seen is
   * shown again.
   */
  at: number;
  title: Message;
  lines: readonly SceneLine[];
  /** Whether the person at this screen is part of it: it waits for them. */
  mine: boolean;
  /** Whose it is: colour and shield. */
  seat?: string | null;
  /** How it ended, once it is known: who won, who was lost. */
  outcome?: Message;
  /** What is lit on the board meanwhile. */
  places?: readonly string[];
  /** More of it is to come: it stays, and grows where it stands. */
  open?: boolean;
}

/**
 * What a game's `scenes.ts` exports as `scenesOf`: all scenes of these events (all that the seat has seen of the match), in their order. It is
 * called anew whenever something happens, so it passes over the events once. `me` is the seat of the person at this screen.
 */
export type ScenesOf = (events: readonly PlainEvent[], view: AnyView, me: string | null) => readonly Scene[];

/** How much of a match somebody has seen: everything before this event, and of what came later these scenes. */
export interface Seen {
  readonly events: number;
  readonly scenes: readonly Pick<Scene, "id" | "at">[];
}

export interface StageState {
  readonly events: readonly PlainEvent[];
  readonly seen: Seen;
  /** What wasn't seen yet, the oldest first. */
  readonly queue: readonly Scene[];
}

/** Whoever comes to the table: with what they had seen when they left it, or else with everything up to now as seen. */
export function arrived(events: readonly PlainEvent[], kept: Seen | null): StageState {
  const seen = kept ? before(kept, events.length) : { events: events.length, scenes: [] };
  return { events: [], seen, queue: [] };
}

/** Something happened, or was taken back: these are all events now, and all scenes in them. */
export function followed(state: StageState, events: readonly PlainEvent[], scenes: readonly Scene[]): StageState {
  const same = sharedBeginning(state.events, events);
  return settled(events, same < state.events.length ? before(state.seen, same) : state.seen, withOwnIds(scenes));
}

/** The scene that is shown: one that goes on is shown only when all others have been. */
export function shownOf(state: StageState): Scene | null {
  return state.queue.find((scene) => !scene.open) ?? state.queue[0] ?? null;
}

/** The scene that is shown was seen. */
export function seenOne(state: StageState): StageState {
  const shown = shownOf(state);
  if (!shown) return state;
  const scenes = [...state.seen.scenes, { id: shown.id, at: shown.at }];
  return settled(state.events, { ...state.seen, scenes }, state.queue);
}

/** All are put away at once. */
export function seenAll(state: StageState): StageState {
  return settled(state.events, { events: state.events.length, scenes: [] }, []);
}

function settled(events: readonly PlainEvent[], seen: Seen, scenes: readonly Scene[]): StageState {
  const queue = scenes.filter(
    (scene) => scene.at >= seen.events && !seen.scenes.some((one) => one.id === scene.id && one.at === scene.at),
  );
  const first = Math.min(events.length, ...queue.map((scene) => scene.at));
  return { events, seen: { events: first, scenes: seen.scenes.filter((one) => one.at >= first) }, queue };
}

/** What was seen of the first so many events: the others never happened. */
function before(seen: Seen, events: number): Seen {
  return { events: Math.min(seen.events, events), scenes: seen.scenes.filter((one) => one.at < events) };
}

function sharedBeginning(one: readonly PlainEvent[], other: readonly PlainEvent[]): number {
  const most = Math.min(one.length, other.length);
  for (let number = 0; number < most; number += 1) if (one[number] !== other[number]) return number;
  return most;
}

/** A second scene of the same id gets one of its own: none may hide behind another. */
function withOwnIds(scenes: readonly Scene[]): Scene[] {
  const times = new Map<string, number>();
  return scenes.map((scene) => {
    const time = (times.get(scene.id) ?? 0) + 1;
    times.set(scene.id, time);
    return time === 1 ? scene : { ...scene, id: `${scene.id} (${time})` };
  });
}

/** What was kept in the browser; null if it is nothing sensible. */
export function readSeen(kept: string | null): Seen | null {
  try {
    const found = JSON.parse(kept ?? "null") as Partial<Seen> | null;
    if (!Number.isInteger(found?.events) || !Array.isArray(found?.scenes)) return null;
    const scenes = (found.scenes as Partial<Scene>[]).filter(
      (one) => typeof one.id === "string" && Number.isInteger(one.at),
    );
    return { events: found.events ?? 0, scenes: scenes.map((one) => ({ id: one.id ?? "", at: one.at ?? 0 })) };
  } catch {
    return null;
  }
}

/** A number as lines show it: with a minus that is as wide as a digit. */
export function amountText(amount: number | string): string {
  return String(amount).replace(/^-/u, "−");
}

/** All that a scene says, for those who listen and for the time that it takes. */
export function sceneText(scene: Scene, said: (message: Message) => string): string {
  const lines = scene.lines.map((line) =>
    line.amount === undefined ? said(line.text) : `${said(line.text)} ${amountText(line.amount)}`,
  );
  const all = [said(scene.title), ...lines, ...(scene.outcome ? [said(scene.outcome)] : [])];
  return all.map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`)).join(" ");
}

const GLANCE = 1500;
const A_WORD = 280;
const A_DIE = 150;
const SHORTEST = 3000;
const LONGEST = 20_000;

/** How long it takes to read so much (milliseconds), at the pace of somebody who also looks at the board. */
export function readingTime(text: string, dice = 0): number {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return Math.min(LONGEST, Math.max(SHORTEST, GLANCE + words * A_WORD + dice * A_DIE));
}

/**
 * How long a scene stays before the next one comes; null if it stays until somebody puts it away. What goes on stays, and so does what
 * concerns the person at this screen (`patient`: where it waits for them); time doesn't pass while a scene is held, or the page is hidden.
 */
export function stayOf(
  scene: Scene,
  text: string,
  { patient, held, hidden }: Readonly<Record<"patient" | "held" | "hidden", boolean>>,
): number | null {
  if (scene.open || held || hidden || (patient && scene.mine)) return null;
  return readingTime(
    text,
    scene.lines.reduce((count, line) => count + (line.dice?.length ?? 0), 0),
  );
}

/** Where a key was pressed: in the stage itself, in something that takes keys (a field, a button, the board), or nowhere. */
export type KeyPlace = "stage" | "field" | "control" | "nowhere";

/** What a key does to the stage. Single letters only where they are wanted, and nothing while somebody types. */
export function keyMeaning(key: string, place: KeyPlace, letters: boolean): "next" | "all" | null {
  if (place === "field") return null;
  if (letters && key.toLowerCase() === "n") return "next";
  if (place === "stage") return key === "Escape" ? "all" : null;
  return place === "nowhere" && (key === "Enter" || key === " ") ? "next" : null;
}
