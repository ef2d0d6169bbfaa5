import { afterEach, beforeEach, expect, test, vi } from "vitest";

const IN_USE = "new";
const NAMES: Readonly<Record<string, string>> = { old: "Ambush", new: "Skirmish" };

let asked: string[];
let speech: typeof import("./spoken.svelte");

/** A page that has asked for nothing yet, and a server that speaks of the cards of two files. */
beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const data = new URL(path, "http://table").searchParams.get("data") ?? IN_USE;
    const files = [{ name: "names", text: `card-ambush = ${NAMES[data]}` }];
    return Promise.resolve(Response.json({ language: "en", data, files }));
  });
  vi.resetModules();
  speech = await import("./spoken.svelte");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the words of a game have the names of the card file in use", async () => {
  await speech.spoken.bring("alliances");
  expect(speech.say("card-ambush")).toBe("Skirmish");
  expect(speech.spoken.knows("alliances")).toBe(true);
  expect(asked).toEqual(["/api/words/en?game=alliances"]);
});

test("a match that is played with the file in use needs no other words", async () => {
  await speech.spoken.bring("alliances");
  await speech.spoken.bring("alliances", IN_USE);
  expect(asked).toEqual(["/api/words/en?game=alliances"]);
});

test("a match that began with another card file speaks of its own cards", async () => {
  await speech.spoken.bring("alliances");
  expect(speech.spoken.knows("alliances", "old")).toBe(false);
  await speech.spoken.bring("alliances", "old");
  expect(asked.slice(1)).toEqual(["/api/words/en?game=alliances&data=old"]);
  expect(speech.say("card-ambush")).toBe("Ambush");
});

test("after it a new match speaks of the cards in use again", async () => {
  await speech.spoken.bring("alliances");
  await speech.spoken.bring("alliances", "old");
  asked = [];
  expect(speech.spoken.knows("alliances")).toBe(false);
  await speech.spoken.bring("alliances");
  expect(speech.say("card-ambush")).toBe("Skirmish");
  expect(asked, "they were there already").toEqual([]);
});
