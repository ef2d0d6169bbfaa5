import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  added,
  codedArmy,
  emptyList,
  forgetArmy,
  keepArmy,
  keptArmies,
  likelyEntry,
  offered,
  withoutAttachment,
  withoutEntry,
  withoutNcu,
  type Card,
} from "./armies";

function card(id: string, kind: string, facts: Record<string, unknown> = {}): Card {
  return {
    id,
    kind,
    names: { en: `Card ${id}`, pl: `Karta ${id}` },
    texts: { en: "Sundering.", pl: "Rozcinanie." },
    facts: { faction: "stark", type: "infantry", ...facts },
    provenance: "own-translation",
  } as unknown as Card;
}

const swords = card("10201", "unit");
const riders = card("10202", "unit", { type: "cavalry" });
const captain = card("20204", "attachment");
const sansa = card("30202", "ncu");

describe("a list that is built", () => {
  it("gets units, Attachments in the chosen unit, and NCUs", () => {
    let list = added(emptyList("stark", 40), swords, null);
    list = added(list, captain, 0);
    list = added(list, sansa, null);
    expect(list).toEqual({
      faction: "stark",
      points: 40,
      entries: [{ unit: "10201", attachments: ["20204"] }],
      unattached: [],
      ncus: ["30202"],
    });
  });

  it("has an Attachment without a unit standing by itself", () => {
    expect(added(emptyList("stark", 40), captain, null).unattached).toEqual(["20204"]);
    expect(added(emptyList("stark", 40), captain, 3).unattached).toEqual(["20204"]);
  });

  it("loses what is taken out, and nothing else", () => {
    let list = added(added(added(emptyList("stark", 40), swords, null), riders, null), captain, 0);
    list = added(added(list, sansa, null), captain, null);
    expect(withoutAttachment(list, 0, 0).entries[0]).toEqual({ unit: "10201", attachments: [] });
    expect(withoutAttachment(list, 0, 0).unattached).toEqual(["20204"]);
    expect(withoutAttachment(list, null, 0).unattached).toEqual([]);
    expect(withoutEntry(list, 0).entries).toEqual([{ unit: "10202", attachments: [] }]);
    expect(withoutNcu(list, 0).ncus).toEqual([]);
  });

  it("takes an Attachment for the first unit of its type that has none", () => {
    const cards = new Map([swords, riders, captain].map((one) => [one.id, one]));
    let list = added(added(emptyList("stark", 40), riders, null), swords, null);
    expect(likelyEntry(list, captain, cards)).toBe(1);
    list = added(list, captain, 1);
    expect(likelyEntry(list, captain, cards)).toBeNull();
  });
});

describe("the cards that are offered", () => {
  const lion = card("10101", "unit", { faction: "lannister" });
  const sellswords = card("10401", "unit", { faction: "neutral" });
  it("are of the faction or Neutral, of the kind, and hold the words", () => {
    const all = [sellswords, swords, lion, captain];
    expect(offered(all, "stark", "unit", "", "en").map((one) => one.id)).toEqual(["10201", "10401"]);
    expect(offered(all, "stark", "attachment", "", "en").map((one) => one.id)).toEqual(["20204"]);
    expect(offered(all, "stark", "unit", " KARTA 102", "pl").map((one) => one.id)).toEqual(["10201"]);
    expect(offered(all, "stark", "unit", "sunder", "en")).toHaveLength(2);
    expect(offered(all, "stark", "unit", "nothing like it", "en")).toEqual([]);
  });
});

describe("lists that are kept", () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  const army = { name: "Wolves", code: "stark/40/10201~1", points: 40, faction: "stark" };

  it("are there again, the newest first, each name once, until they are forgotten", () => {
    expect(keepArmy(army)).toBe(true);
    expect(keepArmy({ ...army, name: "Bears" })).toBe(true);
    expect(keepArmy({ ...army, points: 30 })).toBe(true);
    expect(keptArmies().map((one) => [one.name, one.points])).toEqual([
      ["Wolves", 30],
      ["Bears", 40],
    ]);
    forgetArmy("Wolves");
    expect(keptArmies().map((one) => one.name)).toEqual(["Bears"]);
  });

  it("are none where the browser keeps nonsense or nothing", () => {
    stored.set("maester-armies", "{");
    expect(keptArmies()).toEqual([]);
    stored.set("maester-armies", '[{"name": 1}, 7, null]');
    expect(keptArmies()).toEqual([]);
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(keptArmies()).toEqual([]);
    expect(keepArmy(army)).toBe(false);
  });
});

it("reads the code of an army", () => {
  expect(codedArmy("stark/45/10201+20201,10202,30201~1")).toEqual({
    faction: "stark",
    points: 45,
    cards: ["10201", "20201", "10202", "30201"],
  });
});
