import { describe, expect, it } from "vitest";
import type { PlainEvent } from "../api/types";
import type { Message } from "../words/words";
import {
  amountText,
  arrived,
  followed,
  keyMeaning,
  readingTime,
  readSeen,
  sceneText,
  seenAll,
  seenOne,
  shownOf,
  stayOf,
  type KeyPlace,
  type Scene,
  type StageState,
} from "./stage";

const happened = (count: number): PlainEvent[] => Array.from({ length: count }, () => ({ event: "moved" }));
const scene = (id: string, at: number, more: Partial<Scene> = {}): Scene => ({
  id,
  at,
  title: { id: "title" },
  lines: [],
  mine: false,
  ...more,
});
const ids = (state: StageState): string[] => state.queue.map((one) => one.id);
const START = arrived([], null);

describe("the queue of scenes", () => {
  it("begins with everything as seen that lay there when somebody came for the first time", () => {
    const events = happened(5);
    const state = followed(arrived(events, null), events, [scene("old", 4)]);
    expect(shownOf(state)).toBeNull();
    expect(state.seen).toEqual({ events: 5, scenes: [] });
    const more = [...events, ...happened(1)];
    expect(ids(followed(state, more, [scene("old", 4), scene("new", 5)]))).toEqual(["new"]);
  });

  it("keeps all scenes of a batch, and those that come while one is shown, in their order", () => {
    const events = happened(40);
    const scenes = Array.from({ length: 20 }, (_, index) => scene(`battle ${index}`, index * 2));
    let state = followed(START, events, scenes);
    expect(ids(state)).toHaveLength(20);
    const more = [...events, ...happened(1)];
    state = followed(state, more, [...scenes, scene("last", 40)]);
    const shown: string[] = [];
    for (let one = shownOf(state); one; one = shownOf(state)) {
      shown.push(one.id);
      state = seenOne(state);
    }
    expect(shown).toEqual([...scenes.map((one) => one.id), "last"]);
    expect(state.seen).toEqual({ events: 41, scenes: [] });
    expect(seenOne(state)).toBe(state);
  });

  it("shows each of several scenes that end with the same event", () => {
    const [events, scenes] = [happened(1), [scene("attack 0", 0), scene("destroyed 0", 0)]];
    const state = seenOne(followed(START, events, scenes));
    expect(ids(state)).toEqual(["destroyed 0"]);
    expect(state.seen).toEqual({ events: 0, scenes: [{ id: "attack 0", at: 0 }] });
    // Told anew, the first is still seen; both are when the second is.
    expect(ids(followed(state, events, scenes))).toEqual(["destroyed 0"]);
    expect(seenOne(state).seen).toEqual({ events: 1, scenes: [] });
  });

  it("tells apart what a game calls the same", () => {
    const state = followed(START, happened(2), [scene("panic", 0), scene("panic", 0), scene("panic", 1)]);
    expect(ids(state)).toEqual(["panic", "panic (2)", "panic (3)"]);
    expect(ids(seenOne(state))).toEqual(["panic (2)", "panic (3)"]);
  });

  it("goes on after a reload with what wasn't seen", () => {
    const events = happened(4);
    const scenes = [scene("first", 0), scene("second", 2), scene("third", 2), scene("fourth", 3)];
    let state = followed(START, events, scenes);
    state = seenOne(seenOne(state));
    const kept = readSeen(JSON.stringify(state.seen));
    expect(ids(followed(arrived(events, kept), events, scenes))).toEqual(["third", "fourth"]);
    // What happened meanwhile is unseen too.
    const more = [...events, ...happened(1)];
    expect(ids(followed(arrived(more, kept), more, [...scenes, scene("fifth", 4)]))).toEqual([
      "third",
      "fourth",
      "fifth",
    ]);
  });

  it("forgets what was taken back, and shows what came instead", () => {
    const events = happened(4);
    const scenes = [scene("first", 1), scene("second", 3)];
    let state = seenOne(followed(START, events, scenes));
    const back = events.slice(0, 3);
    state = followed(state, back, [scenes[0]!]);
    expect(ids(state)).toEqual([]);
    const again = [...back, ...happened(1)];
    expect(ids(followed(state, again, [scenes[0]!, scene("other", 3)]))).toEqual(["other"]);
    // Also when both come in one message, and the old one had been seen.
    const seen = seenAll(followed(START, events, scenes));
    expect(ids(followed(seen, again, scenes))).toEqual(["second"]);
    // And when it was taken back in another window, while this one was closed.
    expect(arrived(back, { events: 4, scenes: [{ id: "second", at: 3 }] }).seen).toEqual({ events: 3, scenes: [] });
  });

  it("lets a scene that goes on grow where it stands, and shows it again if it was put away", () => {
    const events = happened(3);
    let state = followed(START, events.slice(0, 1), [scene("attack", 0, { open: true })]);
    state = followed(state, events.slice(0, 2), [scene("attack", 1, { open: true })]);
    expect(shownOf(state)).toMatchObject({ id: "attack", at: 1 });
    state = seenOne(state);
    expect(shownOf(followed(state, events.slice(0, 2), [scene("attack", 1)]))).toBeNull();
    expect(shownOf(followed(state, events, [scene("attack", 2)]))).toMatchObject({ id: "attack", at: 2 });
  });

  it("shows a scene that grew again, though an older one wasn't seen yet", () => {
    const events = happened(3);
    let state = followed(START, events.slice(0, 2), [scene("attack", 1), scene("order", 0)]);
    state = seenOne(state);
    expect(ids(state)).toEqual(["order"]);
    state = followed(state, events, [scene("attack", 2), scene("order", 0)]);
    expect(ids(state)).toEqual(["attack", "order"]);
  });

  it("shows what is over before what still goes on", () => {
    const state = followed(START, happened(2), [scene("attack", 1, { open: true }), scene("order", 1)]);
    expect(shownOf(state)?.id).toBe("order");
    expect(shownOf(seenOne(state))?.id).toBe("attack");
  });

  it("can be skipped as a whole", () => {
    const state = seenAll(followed(START, happened(3), [scene("one", 0), scene("two", 2)]));
    expect(state.queue).toEqual([]);
    expect(state.seen).toEqual({ events: 3, scenes: [] });
  });
});

describe("what a browser has kept", () => {
  it.each([
    [null, null],
    ["{", null],
    ["7", null],
    ['{"events": "3", "scenes": []}', null],
    ['{"events": 3}', null],
    [
      '{"events": 3, "scenes": [{"id": "a", "at": 4, "x": 1}, {"id": 5, "at": 4}, {"id": "b", "at": "4"}]}',
      { events: 3, scenes: [{ id: "a", at: 4 }] },
    ],
  ])("is read with care: %s", (kept, seen) => expect(readSeen(kept)).toEqual(seen));
});

describe("the words of a scene", () => {
  const said = (message: Message): string => `${message.id}${message.values ? JSON.stringify(message.values) : ""}`;

  it("are its title, its lines with what they give, and how it ended, as sentences", () => {
    const lines = [
      { text: { id: "hits", values: { dice: 4 } }, amount: 3 },
      { text: { id: "Armour!" } },
      { text: { id: "lost" }, amount: -2, sum: true },
    ];
    expect(sceneText(scene("attack", 0, { lines, outcome: { id: "It holds." } }), said)).toBe(
      'title. hits{"dice":4} 3. Armour! lost −2. It holds.',
    );
    expect(sceneText(scene("attack", 0), said)).toBe("title.");
  });

  it("have numbers with a minus of their width, and signs as they are given", () => {
    expect([-2, 0, 7, "+1", "-1", "4+"].map(amountText)).toEqual(["−2", "0", "7", "+1", "−1", "4+"]);
  });
});

describe("the time to read a scene", () => {
  it("grows with words and dice, and is never too short nor endless", () => {
    expect(readingTime("")).toBe(3000);
    const [ten, twenty] = [readingTime("word ".repeat(10)), readingTime("word ".repeat(20))];
    expect(twenty - ten).toBe(2800);
    expect(readingTime(" word ".repeat(20), 8) - twenty).toBe(1200);
    expect(readingTime("word ".repeat(1000))).toBe(20_000);
  });
});

describe("a scene", () => {
  const alone = { patient: true, held: false, hidden: false };
  const dice = [
    { face: 1, good: false },
    { face: 6, good: true },
  ];

  it("of others stays for its reading time", () => {
    const text = "word ".repeat(20);
    expect(stayOf(scene("theirs", 0), text, alone)).toBe(readingTime(text));
    const lines = [{ text: { id: "thrown" }, dice }, { text: { id: "thrown" }, dice }, { text: { id: "sum" } }];
    expect(stayOf(scene("theirs", 0, { lines }), text, alone)).toBe(readingTime(text, 4));
  });

  it("of mine waits for me, where anything waits", () => {
    expect(stayOf(scene("mine", 0, { mine: true }), "", alone)).toBeNull();
    expect(stayOf(scene("mine", 0, { mine: true }), "", { ...alone, patient: false })).toBe(3000);
  });

  it("stays while it goes on, while somebody holds it, and while nobody can see it", () => {
    expect(stayOf(scene("theirs", 0, { open: true }), "", alone)).toBeNull();
    expect(stayOf(scene("theirs", 0), "", { ...alone, held: true })).toBeNull();
    expect(stayOf(scene("theirs", 0), "", { ...alone, hidden: true })).toBeNull();
  });
});

describe("a key", () => {
  it.each<[string, KeyPlace, boolean, "next" | "all" | null]>([
    ["n", "control", true, "next"],
    ["N", "nowhere", true, "next"],
    ["n", "stage", true, "next"],
    // Somebody writes a name that has an n.
    ["n", "field", true, null],
    ["n", "nowhere", false, null],
    ["Enter", "nowhere", false, "next"],
    [" ", "nowhere", true, "next"],
    // The button under the focus has it.
    ["Enter", "control", true, null],
    ["Enter", "stage", true, null],
    ["Enter", "field", true, null],
    ["Escape", "stage", false, "all"],
    ["Escape", "control", true, null],
    ["Escape", "field", true, null],
    ["x", "stage", true, null],
  ])("%s pressed in: %s (letters: %s) means: %s", (key, place, letters, meaning) =>
    expect(keyMeaning(key, place, letters)).toBe(meaning),
  );
});
