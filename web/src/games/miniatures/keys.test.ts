import { describe, expect, it } from "vitest";
import { moveGhost } from "./keys";
import type { Plan } from "./plan.svelte";

function pressed(key: string, shiftKey = false): { taken: boolean; done: unknown[] } {
  const done: unknown[] = [];
  const plan = {
    thought: { pose: [0, 0, 9000] },
    walk: (step: number) => done.push("walk", step),
    turn: (bearing: number) => done.push("turn", bearing),
  } as unknown as Plan;
  return { taken: moveGhost({ key, shiftKey }, plan, (dx, dy) => done.push("push", dx, dy)), done };
}

describe("keys for the ghost", () => {
  it.each([
    ["ArrowRight", ["walk", 1]],
    ["ArrowUp", ["walk", -1]],
    ["q", ["turn", 8500]],
    ["e", ["turn", 9500]],
    ["w", ["push", 0, -250]],
    ["d", ["push", 250, 0]],
  ])("%s", (key, done) => {
    expect(pressed(key)).toEqual({ taken: true, done });
  });

  it("turns by one degree with shift", () => {
    expect(pressed("E", true).done).toEqual(["turn", 9100]);
  });

  it("leaves other keys alone", () => {
    expect(pressed("x")).toEqual({ taken: false, done: [] });
  });
});
