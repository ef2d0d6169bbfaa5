import { beforeEach, describe, expect, it } from "vitest";
import type { Me } from "./api/types";
import { Myself, type Registry } from "./me.svelte";

const NUMBER: Me = { name: "#4821", named: false, language: null };
const named = (name: string): Me => ({ name, named: true, language: null });

describe("the guest at this browser", () => {
  let known: Me;
  let asked: string[];
  let answer: () => Promise<void>;
  let me: Myself;
  const registry: Registry = {
    me: async () => {
      asked.push("me");
      await answer();
      return known;
    },
    rename: async (name) => {
      asked.push(name);
      await answer();
      return (known = named(name));
    },
  };

  beforeEach(() => {
    known = NUMBER;
    asked = [];
    answer = () => Promise.resolve();
    me = new Myself(registry);
  });

  it("is a number, and needs no name", async () => {
    await me.keep();
    expect([me.shown, me.typed, me.unsaved, asked]).toEqual(["#4821", "", false, ["me"]]);
    await me.keep();
    expect(asked).toEqual(["me"]);
  });

  it("keeps what was typed on the way to the table, once and without spaces around it", async () => {
    me.typed = "  Ala ";
    expect(me.unsaved).toBe(true);
    await me.keep();
    expect([me.shown, me.typed, me.unsaved]).toEqual(["Ala", "Ala", false]);
    await me.keep();
    expect(asked).toEqual(["me", "Ala"]);
  });

  it("is asked who it is before anything is kept: another first request would be another guest", async () => {
    const arriving = me.arrive();
    me.typed = "Ala";
    await Promise.all([me.keep(), me.keep(), arriving]);
    expect(asked).toEqual(["me", "Ala"]);
  });

  it("finds its name in the field when it comes again, unless it is typing", async () => {
    known = named("Ala");
    await me.arrive();
    expect([me.typed, me.unsaved]).toEqual(["Ala", false]);
    me.typed = "Ola";
    await me.arrive();
    expect([me.typed, me.shown, me.unsaved]).toEqual(["Ola", "Ala", true]);
    expect(asked).toEqual(["me", "me"]);
  });

  it("keeps its name when the field is empty", async () => {
    known = named("Ala");
    await me.arrive();
    me.typed = " ";
    expect(me.unsaved).toBe(false);
    await me.keep();
    expect(asked).toEqual(["me"]);
    await me.arrive();
    expect(me.typed).toBe("Ala");
  });

  it("goes on typing while a name is kept", async () => {
    me.typed = "Al";
    const keeping = me.keep();
    me.typed = "Ala";
    await keeping;
    expect([me.shown, me.typed, me.unsaved]).toEqual(["Ala", "Ala", false]);
    answer = () => new Promise((resolve) => setTimeout(resolve, 1));
    me.typed = "Ola";
    const later = me.keep();
    await Promise.resolve();
    me.typed = "Olga";
    await later;
    expect([me.shown, me.typed, me.unsaved]).toEqual(["Ola", "Olga", true]);
  });

  it("hears why a name is refused, and may try again", async () => {
    me.typed = "Ala";
    answer = () => Promise.reject(new Error("no"));
    await expect(me.keep()).rejects.toThrow("no");
    expect([me.typed, me.unsaved]).toEqual(["Ala", true]);
    answer = () => Promise.resolve();
    await me.keep();
    expect(me.shown).toBe("Ala");
  });
});
