import { untrack } from "svelte";
import type { PlainEvent } from "../api/types";
import {
  arrived,
  followed,
  readSeen,
  seenAll,
  seenOne,
  shownOf,
  type Scene,
  type Seen,
  type StageState,
} from "./stage";

/** Remembers, across visits, what somebody has seen of a match. */
export interface SeenMemory {
  keep: (seen: Seen) => void;
  recall: () => Seen | null;
}

/** The scenes that wait to be seen at this screen, one after the other. */
export class SceneQueue {
  #state: StageState | null = $state.raw(null);
  readonly shown: Scene | null = $derived(this.#state && shownOf(this.#state));
  /** So many wait behind the one that is shown. */
  readonly more: number = $derived(Math.max(0, (this.#state?.queue.length ?? 0) - 1));

  constructor(private readonly memory: SeenMemory | null = null) {}

  /** All events of the match so far, and all scenes in them. Nothing gets lost, however many came since the last time. */
  follow(events: readonly PlainEvent[], scenes: readonly Scene[]): void {
    const state = this.#known ?? arrived(events, this.memory?.recall() ?? null);
    this.#become(followed(state, events, scenes));
  }

  /** One step of a replay: only what it brought is shown, whatever was left of the step before. */
  step(events: readonly PlainEvent[], scenes: readonly Scene[]): void {
    const known = this.#known?.events ?? [];
    this.#become(followed({ events: known, seen: { events: known.length, scenes: [] }, queue: [] }, events, scenes));
  }

  /** A jump to somewhere in a replay shows nothing of what lies between. */
  jump(events: readonly PlainEvent[]): void {
    this.#become(followed(arrived(events, null), events, []));
  }

  /** The scene that is shown was seen. */
  next(): void {
    if (this.#known) this.#become(seenOne(this.#known));
  }

  skipAll(): void {
    if (this.#known) this.#become(seenAll(this.#known));
  }

  /** Whoever changes it doesn't follow it. */
  get #known(): StageState | null {
    return untrack(() => this.#state);
  }

  #become(state: StageState): void {
    this.#state = state;
    this.memory?.keep(state.seen);
  }
}

/** What a seat of a table has seen, kept in this browser; who only watches has seen what was there when they came. */
export function localSeen(table: string, seat: number | null): SeenMemory | null {
  if (seat === null) return null;
  const key = `maester-stage-${table}-${seat}`;
  return {
    keep(seen) {
      try {
        localStorage.setItem(key, JSON.stringify(seen));
      } catch {
        // Without storage it is forgotten when the page closes.
      }
    },
    recall() {
      try {
        return readSeen(localStorage.getItem(key));
      } catch {
        return null;
      }
    },
  };
}
