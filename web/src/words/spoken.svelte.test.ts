import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const FILES: Record<string, string> = {
  "/api/words/en": "hello = Hello { $who }\nseat-stark = Stark\ngame-g = A game\n",
  "/api/words/pl":
    "hello = Cześć { $who }\nseat-stark = Starkowie\n    .dat = Starkom\nhouse-tully = Tully\n    .short = Tully krótko\nseat-tully = Ród Tullych\n",
  "/api/words/pl?game=a+b": "hello = W grze { $who }\ncard-raven = Kruk\nkind-raven = rodzaj\nkind-order = rozkaz\n",
};

describe("what is spoken", () => {
  let asked: string[];
  let away: boolean;
  let spoken: typeof import("./spoken.svelte").spoken;
  let speech: typeof import("./spoken.svelte");
  let settings: typeof import("../settings.svelte").settings;
  let waiting: (() => void)[] | null;
  let flushSync: typeof import("svelte").flushSync;

  beforeEach(async () => {
    vi.useFakeTimers();
    [asked, away, waiting] = [[], false, null];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      if (waiting) await new Promise<void>((resolve) => waiting?.push(resolve));
      if (away) throw new TypeError("network");
      return Response.json({ language: "pl", data: "", files: [{ name: "a.ftl", text: FILES[path] }] });
    });
    vi.resetModules();
    ({ flushSync } = await import("svelte"));
    ({ settings } = await import("../settings.svelte"));
    speech = await import("./spoken.svelte");
    spoken = speech.spoken;
    settings.language = "pl";
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("isn't there before it was fetched", async () => {
    expect([spoken.ready, spoken.knows("a b")]).toEqual([false, false]);
    expect(() => spoken.words).toThrow("the words aren't there yet");
    await spoken.use("pl", null);
    expect([spoken.ready, spoken.knows("a b"), spoken.words.language]).toEqual([true, false, "pl"]);
    expect(speech.say("hello", { who: "Ala" })).toBe("Cześć Ala");
  });

  it("has names for one match alone, in each language", async () => {
    await spoken.use("pl", null);
    const before = spoken.words;
    spoken.nameMatch({ "seat-stark": "Wilki" });
    const named = spoken.words;
    spoken.nameMatch({ "seat-stark": "Wilki" });
    expect(spoken.words).toBe(named);
    expect(speech.seatName("stark")).toBe("Wilki");
    settings.language = "en";
    await spoken.use("en", null);
    expect(speech.seatName("stark")).toBe("Wilki");
    spoken.nameMatch({});
    expect(speech.seatName("stark")).toBe("Stark");
    settings.language = "pl";
    await spoken.use("pl", null);
    expect(spoken.words).toBe(before);
  });

  it("is fetched once for each language and game", async () => {
    await spoken.use("pl", null);
    await spoken.use("pl", null);
    await spoken.bring("a b");
    await spoken.bring("a b");
    expect([spoken.knows("a b"), spoken.knows("c")]).toEqual([true, false]);
    expect(speech.say("hello", { who: "Ala" })).toBe("W grze Ala");
    expect(asked).toEqual(["/api/words/pl", "/api/words/pl?game=a+b"]);
  });

  it("is tried again until the server is back, in the language that is wanted then", async () => {
    away = true;
    await spoken.use("pl", null);
    expect([spoken.ready, spoken.failed]).toEqual([false, true]);
    away = false;
    settings.language = "en";
    await vi.advanceTimersByTimeAsync(2999);
    expect(asked).toEqual(["/api/words/pl"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["/api/words/pl", "/api/words/en"]);
    expect([spoken.ready, spoken.failed, spoken.words.language]).toEqual([true, false, "en"]);
  });

  it("stays what it is when another language was chosen meanwhile", async () => {
    await spoken.use("pl", null);
    waiting = [];
    const english = spoken.use("en", null);
    waiting[0]?.();
    await english;
    expect(spoken.words.language).toBe("pl");
  });

  it("follows the setting, with the game that is on the table", async () => {
    FILES["/api/words/en?game=a+b"] = "hello = In the game, { $who }\n";
    await spoken.bring("a b");
    spoken.follow();
    flushSync();
    settings.language = "en";
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe("/api/words/en?game=a+b");
    expect(speech.say("hello", { who: "Ala" })).toBe("In the game, Ala");
  });

  it("never breaks a page for a sentence that can't be said", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect([speech.say("hello"), speech.nameOf("seat", "stark")]).toEqual(["⁇ hello", "stark"]);
    await spoken.use("pl", null);
    expect(speech.say("nothing")).toBe("⁇ nothing");
    expect(complaints).toHaveBeenCalledTimes(3);
  });

  it("names seats in the first form that there is, and houses before seats", async () => {
    await spoken.use("pl", null);
    expect(speech.nameOf("seat", "stark", "dat")).toBe("Starkom");
    expect(speech.seatName("stark", "acc", "dat")).toBe("Starkom");
    expect(speech.seatName("stark", "short")).toBe("Starkowie");
    expect(speech.seatName("tully", "short")).toBe("Tully krótko");
    expect(speech.seatName("tully", "dat")).toBe("Ród Tullych");
  });

  it("names what a number is made of: a card by its own name", async () => {
    await spoken.bring("a b");
    expect([speech.sourceName("kind", "raven"), speech.sourceName("kind", "order")]).toEqual(["Kruk", "rozkaz"]);
  });

  it("calls a game as its message does, else as the server does", async () => {
    const titles = { en: "Title", pl: "Tytuł" };
    await spoken.use("pl", null);
    expect(speech.gameTitle({ id: "g", titles })).toBe("Tytuł");
    expect(speech.gameTitle({ id: "g", titles: { en: "Title" } })).toBe("Title");
    expect(speech.gameTitle({ id: "g", titles: {} })).toBe("g");
    settings.language = "en";
    await spoken.use("en", null);
    expect(speech.gameTitle({ id: "g", titles })).toBe("A game");
  });
});
