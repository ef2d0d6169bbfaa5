import { afterEach, expect, test, vi } from "vitest";
import { say, spoken } from "./spoken.svelte";

const IN_USE = "new";
const NAMES: Readonly<Record<string, string>> = { old: "Ambush", new: "Skirmish" };

/** A server that speaks of the cards of two files. */
const asked: string[] = [];
vi.stubGlobal("fetch", (path: string) => {
  asked.push(path);
  const data = new URL(path, "http://table").searchParams.get("data") ?? IN_USE;
  return Promise.resolve(
    new Response(
      JSON.stringify({ language: "en", data, files: [{ name: "names", text: `card-ambush = ${NAMES[data]}` }] }),
    ),
  );
});
afterEach(() => {
  asked.length = 0;
});

test("the words of a game have the names of the card file in use", async () => {
  await spoken.bring("alliances");
  expect(say("card-ambush")).toBe("Skirmish");
  expect(spoken.knows("alliances")).toBe(true);
  expect(asked).toEqual(["/api/words/en?game=alliances"]);
});

test("a match that is played with the file in use needs no other words", async () => {
  await spoken.bring("alliances", IN_USE);
  expect(asked).toEqual([]);
});

test("a match that began with another card file speaks of its own cards", async () => {
  expect(spoken.knows("alliances", "old")).toBe(false);
  await spoken.bring("alliances", "old");
  expect(asked).toEqual(["/api/words/en?game=alliances&data=old"]);
  expect(say("card-ambush")).toBe("Ambush");
});

test("after it a new match speaks of the cards in use again", async () => {
  expect(spoken.knows("alliances")).toBe(false);
  await spoken.bring("alliances");
  expect(say("card-ambush")).toBe("Skirmish");
  expect(asked, "they were there already").toEqual([]);
});
