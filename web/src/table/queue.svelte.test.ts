import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlainEvent } from "../api/types";
import { localSeen, SceneQueue } from "./queue.svelte";
import type { Scene, Seen } from "./stage";

const happened = (count: number): PlainEvent[] => Array.from({ length: count }, () => ({ event: "moved" }));
const scene = (id: string, at: number): Scene => ({ id, at, title: { id: "title" }, lines: [], mine: true });

afterEach(() => vi.unstubAllGlobals());

describe("the queue of a live table", () => {
  it("shows one after the other, and says how many wait", () => {
    const queue = new SceneQueue();
    expect([queue.shown, queue.more]).toEqual([null, 0]);
    queue.next();
    queue.skipAll();
    queue.follow([], []);
    queue.follow(happened(3), [scene("one", 0), scene("two", 1), scene("three", 2)]);
    expect([queue.shown?.id, queue.more]).toEqual(["one", 2]);
    queue.next();
    expect([queue.shown?.id, queue.more]).toEqual(["two", 1]);
    queue.skipAll();
    expect([queue.shown, queue.more]).toEqual([null, 0]);
  });

  it("can be followed by what feeds it", () => {
    const queue = new SceneQueue();
    let events: PlainEvent[] = $state.raw([]);
    const shown: (string | undefined)[] = [];
    let fed = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        fed += 1;
        queue.follow(
          events,
          events.map((_, number) => scene(`scene ${number}`, number)),
        );
      });
      $effect(() => void shown.push(queue.shown?.id));
    });
    flushSync();
    events = happened(2);
    flushSync();
    queue.next();
    flushSync();
    expect([shown, fed]).toEqual([[undefined, "scene 0", "scene 1"], 2]);
    stop();
  });

  it("keeps what was seen, and begins with it the next time", () => {
    let kept: Seen | null = null;
    const memory = { keep: (seen: Seen) => void (kept = seen), recall: () => kept };
    const [events, scenes] = [happened(2), [scene("one", 0), scene("two", 1)]];
    const first = new SceneQueue(memory);
    first.follow([], []);
    first.follow(events, scenes);
    first.next();
    const second = new SceneQueue(memory);
    second.follow(events, scenes);
    expect(second.shown?.id).toBe("two");
    second.next();
    const third = new SceneQueue(memory);
    third.follow(events, scenes);
    expect(third.shown).toBeNull();
  });
});

describe("the queue of a replay", () => {
  it("shows what a step brought, and only that", () => {
    const events = happened(4);
    const scenes = [scene("one", 0), scene("two", 1), scene("three", 2)];
    const queue = new SceneQueue();
    queue.jump(events.slice(0, 1));
    expect(queue.shown).toBeNull();
    queue.step(events.slice(0, 2), scenes.slice(0, 2));
    expect([queue.shown?.id, queue.more]).toEqual(["two", 0]);
    queue.step(events.slice(0, 3), scenes);
    expect([queue.shown?.id, queue.more]).toEqual(["three", 0]);
    queue.step(events, scenes);
    expect(queue.shown).toBeNull();
    queue.step([...events, ...happened(1)], [...scenes, scene("four", 4)]);
    queue.jump(events.slice(0, 2));
    expect(queue.shown).toBeNull();
  });
});

describe("what a seat has seen", () => {
  it("is kept by table and seat, in this browser", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    localSeen("t", 1)?.keep({ events: 4, scenes: [{ id: "a", at: 5 }] });
    expect(localSeen("t", 1)?.recall()).toEqual({ events: 4, scenes: [{ id: "a", at: 5 }] });
    expect(localSeen("t", 0)?.recall()).toBeNull();
    expect(localSeen("u", 1)?.recall()).toBeNull();
    expect(localSeen("t", null)).toBeNull();
  });

  it("is forgotten by a browser that keeps nothing", () => {
    const forbid = (): never => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
    const memory = localSeen("t", 1);
    memory?.keep({ events: 1, scenes: [] });
    expect(memory?.recall()).toBeNull();
  });
});
