import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import cases from "./cases.json";
import { BadMessage, MissingMessage, Words } from "./words";

const SOURCE = new URL("../../../src/maester/", import.meta.url);

function files(language: string): string[] {
  return [`locale/${language}/`, `games/boardgame/locale/${language}/`].flatMap((folder) => {
    const place = new URL(folder, SOURCE);
    return readdirSync(place)
      .filter((name) => name.endsWith(".ftl"))
      .sort()
      .map((name) => readFileSync(new URL(name, place), "utf-8"));
  });
}

const spoken = { en: new Words("en", files("en")), pl: new Words("pl", files("pl")) };

describe("sentences come out as Python says them", () => {
  for (const language of ["en", "pl"] as const) {
    it(`in ${language}`, () => {
      const own = cases.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThan(100);
      for (const { id, values, text } of own) expect(spoken[language].say(id, values), id).toBe(text);
    });
  }
});

describe("words", () => {
  const words = new Words("en", [
    'list-separator = {", "}\nlist-and = { $start } and { $last }\nlist-or = { $start } or { $last }\nlist-empty = none\n',
    'house-stark = House Stark\n    .gen = of House Stark\nhouse-none = nobody\nask = { NAME($who, kind: "house", form: "gen") }!\nwho = { NAME($who, kind: "house") }',
  ]);

  it("joins lists as the language does", () => {
    expect(words.join([])).toBe("none");
    expect(words.join(["a"])).toBe("a");
    expect(words.join(["a", "b", "c"])).toBe("a, b and c");
    expect(words.join(["a", "b"], "or")).toBe("a or b");
  });

  it("says names in their form, each of a list, and tells an empty list from nobody", () => {
    expect(words.say("ask", { who: "stark" })).toBe("of House Stark!");
    expect(words.say("ask", { who: ["stark", "stark"] })).toBe("of House Stark and of House Stark!");
    expect(words.say("who", { who: [] })).toBe("none");
    expect(words.say("who", { who: null })).toBe("nobody");
  });

  it("falls back to the id where a thing has no name", () => {
    expect(words.nameOf("house", "stark")).toBe("House Stark");
    expect(words.nameOf("house", "stark", "gen")).toBe("of House Stark");
    expect(words.nameOf("view", "own_seat")).toBe("own seat");
  });

  it("refuses what it can't say", () => {
    expect(() => words.say("missing")).toThrow(MissingMessage);
    expect(() => words.say("ask", {})).toThrow(BadMessage);
    expect(() => words.say("ask", { who: "targaryen" })).toThrow(BadMessage);
    expect(() => words.say("ask", { who: { a: 1 } })).toThrow(BadMessage);
    expect(() => new Words("en", ["double = a", "double = b"])).toThrow();
  });
});
