import { describe, expect, it } from "vitest";
import { Look } from "./look.svelte";

/** What is found about a unit is told when it is asked for by name. */
function looking(): { look: Look; tell: (unit: string) => Promise<void> } {
  const waiting = new Map<string, (found: Record<string, unknown>) => void>();
  const look = new Look(() => (unit) => new Promise((told) => waiting.set(unit, told)));
  const tell = async (unit: string): Promise<void> => {
    waiting.get(unit)?.({ unit });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { look, tell };
}

describe("looking at units", () => {
  it("compares the next one with the first, and ends with the same tap", async () => {
    const { look, tell } = looking();
    look.tap("red-1");
    await tell("red-1");
    expect(look.found?.unit).toBe("red-1");
    look.tap("blue-1");
    expect([look.unit, look.target]).toEqual(["red-1", "blue-1"]);
    look.tap("blue-1");
    expect(look.target).toBeNull();
    look.tap("red-1");
    expect([look.unit, look.found]).toEqual([null, null]);
  });

  it("looks at each that is tapped, if that is what taps are for", async () => {
    const { look, tell } = looking();
    look.always = true;
    look.tap("red-1");
    await tell("red-1");
    look.tap("blue-1");
    expect([look.unit, look.target]).toEqual(["blue-1", null]);
  });

  it("shows nothing about a unit that it no longer looks at", async () => {
    const { look, tell } = looking();
    look.at("red-1");
    look.at("blue-1");
    await tell("red-1");
    expect(look.found).toBeNull();
    await tell("blue-1");
    expect(look.found?.unit).toBe("blue-1");
  });

  it("draws all layers at first, and each by itself", () => {
    const { look } = looking();
    look.toggle("reach");
    expect(look.layers).toEqual(["sight", "threat", "zones"]);
    look.toggle("reach");
    expect(look.layers).toEqual(["sight", "reach", "threat", "zones"]);
  });
});
