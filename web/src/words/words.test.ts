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

/** Names of cards stand in the game's data; the server sends them as one more file. */
function names(language: string): string {
  const known = cases.filter((one) => one.language === language).flatMap((one) => Object.entries(one.names ?? {}));
  return [...new Map(known)].map(([id, name]) => `${id} = ${name}`).join("\n");
}

const spoken = {
  en: new Words("en", [...files("en"), names("en")]),
  pl: new Words("pl", [...files("pl"), names("pl")]),
};

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

  it("says counted things, and numbers as the language writes them", () => {
    const counting = new Words("pl", [
      'list-separator = {", "}\nlist-and = { $start } i { $last }\nlist-empty = brak\n',
      "unit-none = nikt\nunit-F = { $count } piechur\n    .acc = { $count } piechura\nunit-K = { $count } rycerz\n",
      'army = { COUNTS($units, kind: "unit") }\nsees = { COUNTS($units, kind: "unit", form: "acc") }\nodds = { NUMBER($chance, style: "percent") }\nmany = { $count }\nseat = { NAME($seat, kind: "unit") }\n',
    ]);
    expect(counting.say("army", { units: "FKF-" })).toBe("2 piechur i 1 rycerz");
    expect(counting.say("sees", { units: "FK" })).toBe("1 piechura i 1 rycerz");
    expect([counting.say("army", { units: "-" }), counting.say("army", { units: "" })]).toEqual(["nikt", "nikt"]);
    expect(counting.say("odds", { chance: 0.62 })).toBe("62%");
    expect(counting.say("many", { count: 1234 })).toMatch(/^1.234$/u);
    expect(() => counting.say("odds", {})).toThrow(BadMessage);
    expect(counting.say("odds", { chance: "mało" })).toBe("mało");
    expect(() => counting.say("army", {})).toThrow(BadMessage);
    expect(counting.say("army", { units: 7 })).toBe("7");
    expect(new Words("en", ['kind-3 = third\nnth = { NAME($n, kind: "kind") }']).say("nth", { n: 3 })).toBe("third");
  });

  it("knows what there is, and every form of it", () => {
    expect([words.has("house-stark"), words.has("house-tully")]).toEqual([true, false]);
    expect([
      words.hasAttribute("house-stark", "gen"),
      words.hasAttribute("house-stark", "dat"),
      words.hasAttribute("house-tully", "gen"),
    ]).toEqual([true, false, false]);
    expect([words.forms("house-stark"), words.forms("house-tully")]).toEqual([["House Stark", "of House Stark"], []]);
    expect(words.nameOf("house", "STARK", "dat")).toBe("House Stark");
    expect(() => words.attribute("house-stark", "dat")).toThrow(MissingMessage);
    expect(() => words.say("missing")).toThrow("there is no message missing in en");
    expect(() => words.say("ask", {})).toThrow(/the message ask can't be said in en: ./);
  });

  it("says true, false and lists of one, and the pseudo-locale as English", () => {
    const plain = new Words("xx", [
      'list-separator = {", "}\nlist-and = { $start } and { $last }\nis = { $it ->\n    [true] yes\n   *[false] no\n }\nitems = { $items }\n',
    ]);
    expect([plain.say("is", { it: true }), plain.say("is", { it: false })]).toEqual(["yes", "no"]);
    expect([
      plain.say("items", { items: [3] }),
      plain.say("items", { items: [3, 4] }),
      plain.say("items", { items: undefined }),
    ]).toEqual(["3", "3 and 4", "none"]);
    expect(plain.language).toBe("xx");
  });

  it("refuses what it can't say", () => {
    expect(() => words.say("missing")).toThrow(MissingMessage);
    expect(() => words.say("ask", {})).toThrow(BadMessage);
    expect(() => words.say("ask", { who: "targaryen" })).toThrow(BadMessage);
    expect(() => words.say("ask", { who: { a: 1 } })).toThrow(BadMessage);
    expect(() => new Words("en", ["double = a", "double = b"])).toThrow();
  });
});

it("has other names for one match, whatever stands in them, and leaves the rest", () => {
  const words = new Words("en", [
    'unit-red-1 = red-1\nunit-red-2 = red-2\nmoved = { NAME($unit, kind: "unit") } moves.\n',
  ]);
  const named = words.naming({ "unit-red-1": 'Gregor "The Mountain" \\ {x} (red-1)' });
  expect(named.say("moved", { unit: "red-1" })).toBe('Gregor "The Mountain" \\ {x} (red-1) moves.');
  expect(named.say("moved", { unit: "red-2" })).toBe("red-2 moves.");
  expect(words.say("moved", { unit: "red-1" })).toBe("red-1 moves.");
  expect(named.naming({}).say("moved", { unit: "red-1" })).toBe("red-1 moves.");
});
