import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

describe("settings", () => {
  let kept: Map<string, string>;
  let root: { lang: string; dataset: Record<string, string> };
  let forbidden: boolean;
  let reduced: boolean;
  /** Of the same copy of Svelte as the module under test. */
  let flushSync: typeof import("svelte").flushSync;

  beforeEach(async () => {
    kept = new Map();
    root = { lang: "", dataset: {} };
    forbidden = false;
    reduced = false;
    const guarded = <Result>(what: () => Result): Result => {
      if (forbidden) throw new Error("SecurityError");
      return what();
    };
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => guarded(() => kept.get(key) ?? null),
      setItem: (key: string, value: string) => guarded(() => void kept.set(key, value)),
    });
    vi.stubGlobal("document", { documentElement: root });
    vi.stubGlobal("location", new URL("https://maester.test/"));
    vi.stubGlobal("navigator", { languages: ["pl-PL", "en"] });
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === "(prefers-reduced-motion: reduce)" && reduced,
    }));
    vi.resetModules();
    ({ flushSync } = await import("svelte"));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("begin with what the browser prefers, and with what was kept", async () => {
    expect((await import("./settings.svelte")).settings.language).toBe("pl");
    kept.set("maester", '{"language": "en", "textSize": "large"}');
    vi.resetModules();
    expect((await import("./settings.svelte")).settings).toMatchObject({
      language: "en",
      textSize: "large",
      theme: "system",
    });
  });

  it("do without a browser that keeps anything", async () => {
    forbidden = true;
    const { followSettings, settings } = await import("./settings.svelte");
    followSettings();
    flushSync();
    settings.theme = "dark";
    flushSync();
    expect([settings.language, root.dataset.theme]).toEqual(["pl", "dark"]);
  });

  it("are put on the page and kept, now and with each change", async () => {
    const { followSettings, settings } = await import("./settings.svelte");
    followSettings();
    flushSync();
    expect(root).toEqual({ lang: "pl", dataset: { theme: "system", motion: "system", text: "normal" } });
    Object.assign(settings, { language: "en", theme: "light", motion: "none", textSize: "largest" });
    flushSync();
    expect(root).toEqual({ lang: "en", dataset: { theme: "light", motion: "none", text: "largest" } });
    expect(JSON.parse(kept.get("maester") ?? "")).toEqual({ ...settings });
    // The pseudo-locale is no language that a browser knows.
    settings.language = "xx";
    flushSync();
    expect(root.lang).toBe("en");
  });

  it.each([
    ["en", "en"],
    ["xx", "xx"],
    ["pl", "pl"],
    ["de", "pl"],
  ])("take a language from the address (%s)", async (wish, language) => {
    vi.stubGlobal("location", new URL(`https://maester.test/?language=${wish}`));
    const { followSettings, settings } = await import("./settings.svelte");
    followSettings();
    expect(settings.language).toBe(language);
  });

  it("let things move unless one wants them still, here or in the whole system", async () => {
    const { moves, settings } = await import("./settings.svelte");
    expect(moves()).toBe(true);
    reduced = true;
    expect(moves()).toBe(false);
    settings.motion = "full";
    expect(moves()).toBe(true);
    reduced = false;
    settings.motion = "none";
    expect(moves()).toBe(false);
  });

  it("hold only values that make sense, each of them", async () => {
    const { readChosen } = await import("./settings.svelte");
    const good = {
      language: "xx",
      theme: "dark",
      motion: "full",
      sound: true,
      hints: false,
      keys: false,
      textSize: "largest",
      pace: 3,
      strength: "page",
    };
    expect(readChosen(JSON.stringify(good), [])).toEqual(good);
    for (const [name, values] of Object.entries({
      language: ["en", "pl"],
      theme: ["system", "light"],
      motion: ["system", "none"],
      textSize: ["normal", "large"],
      pace: [0, 0.5, 1.5],
    })) {
      for (const value of values)
        expect(readChosen(JSON.stringify({ [name]: value }), ["pl"])).toHaveProperty(name, value);
    }
    const bad = {
      language: "de",
      theme: 1,
      motion: "fast",
      sound: 1,
      hints: "no",
      keys: null,
      textSize: "huge",
      pace: 2,
      strength: 7,
    };
    expect(readChosen(JSON.stringify(bad), ["pl"])).toEqual({
      language: "pl",
      theme: "system",
      motion: "system",
      sound: false,
      hints: true,
      keys: true,
      textSize: "normal",
      pace: 0.5,
      strength: "",
    });
  });
});
