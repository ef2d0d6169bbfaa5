import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, PlainMove, Problem } from "../../api/types";
import type { FieldFacts } from "./facts";
import { nearestGap, Plan } from "./plan.svelte";
import { aField, aUnit } from "./testing";

const march = { move: "march", forward: "8", then_face: "0" };
const decision = {
  number: 4,
  kind: "choose-march",
  answered: false,
  prompt: { id: "ask-choose-march", values: { unit: "red-1" } },
  options: [{ move: march, text: "march 8 0" }],
  free: true,
  guidance: {},
} as Decision;
const reach = {
  start: [24_000, 5000, 0],
  footprint: [5500, 4800, true],
  allowance: 10_000,
  rays: [{ bearing: 0, reach: 8000, barred: [] }],
  ends: [{ pose: [24_000, 13_000, 0], reason: "straight-on", about: "" }],
};
const view = aField({ units: [aUnit("red-1"), aUnit("blue-1", { pose: [24_000, 20_000, 0] })] });
const problem = { sentence: "No.", rule: "march.distance" } as Problem;

describe("a plan", () => {
  let asked: PlainMove[];
  let verdict: Problem | null;
  let plan: Plan;

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, verdict] = [[], null];
    plan = new Plan(() => ({
      reach: () => Promise.resolve(reach),
      check: (move) => {
        asked.push(move);
        return Promise.resolve(verdict);
      },
    }));
  });
  afterEach(() => void vi.useRealTimers());

  it("begins with the first suggestion, about which nothing needs to be asked", async () => {
    await plan.begin(decision, view, {} as FieldFacts);
    expect([plan.mover, plan.move, plan.suggestion?.reason]).toEqual(["red-1", march, "straight-on"]);
    await vi.advanceTimersByTimeAsync(200);
    expect([asked, plan.rested]).toEqual([[], plan.thought]);
  });

  it("asks when the ghost rests, and not before", async () => {
    verdict = problem;
    await plan.begin(decision, view, {} as FieldFacts);
    plan.draw([24_000, 8000]);
    await vi.advanceTimersByTimeAsync(90);
    plan.draw([24_000, 9000]);
    await vi.advanceTimersByTimeAsync(90);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toEqual([{ move: "march", forward: "4", then_face: "0" }]);
    expect(plan.problem).toBe(problem);
    plan.turn(9000);
    expect([plan.problem, plan.thought?.pose[2]]).toEqual([null, 9000]);
    plan.walk(1);
    expect(plan.move).toEqual(march);
  });

  it("knows what comes nearest to what is refused", async () => {
    const nearest = (forward: string): Problem => ({
      ...problem,
      nearest: { move: { move: "march", forward, then_face: "0" }, text: "" },
    });
    await plan.begin(decision, view, {} as FieldFacts);
    expect(plan.nearest).toBeNull();
    for (const [forward, instead] of [
      ["3.5", "way"],
      ["4.5", "place"],
    ] as const) {
      verdict = nearest(forward);
      plan.draw([24_000, 9000]);
      await vi.advanceTimersByTimeAsync(110);
      expect(plan.nearest).toEqual({ instead, move: verdict.nearest?.move });
    }
    verdict = { ...problem, nearest: null };
    plan.draw([24_000, 9000]);
    await vi.advanceTimersByTimeAsync(110);
    expect([plan.problem, plan.nearest]).toEqual([verdict, null]);
  });

  it("goes to the nearest move that is allowed, and plays that one as it is written", async () => {
    verdict = problem;
    await plan.begin(decision, view, {} as FieldFacts);
    plan.turn(9000);
    plan.take({ move: "march", forward: "7.123", then_face: "45" });
    expect([plan.problem, plan.thought?.pose, plan.thought?.turned]).toEqual([null, [24_000, 12_123, 4500], true]);
    expect(plan.move).toEqual({ move: "march", forward: "7.123", then_face: "45" });
    await vi.advanceTimersByTimeAsync(200);
    expect([asked, plan.rested]).toEqual([[], plan.thought]);
    // Whatever is thought of afterwards is another one.
    plan.draw([24_000, 8000]);
    expect(plan.move).toEqual({ move: "march", forward: "3", then_face: "45" });
    plan.end();
    plan.take(march);
    expect(plan.thought).toBeNull();
  });

  it("is pushed away from a suggestion and along its way, step by step", async () => {
    await plan.begin(decision, view, {} as FieldFacts);
    plan.push(0, -250);
    expect(plan.thought?.suggestion).toBe(0);
    plan.push(0, -250);
    expect([plan.thought?.length, plan.thought?.suggestion]).toEqual([7500, null]);
    // Pushed against the end of its way it comes back soon.
    for (let step = 0; step < 40; step += 1) plan.push(0, 250);
    for (let step = 0; step < 8; step += 1) plan.push(0, -250);
    expect(plan.thought?.length).toBe(7500);
  });

  it("is over with its question, and takes no answer that comes too late", async () => {
    const begun = plan.begin(decision, view, {} as FieldFacts);
    void plan.begin(null, view, {} as FieldFacts);
    await begun;
    expect([plan.thinking, plan.move, plan.pose]).toEqual([null, null, null]);
  });
});

it("measures the gap to the nearest enemy", () => {
  expect(nearestGap([24_000, 10_000, 0], "red-1", view)).toBeCloseTo(5200, 6);
  expect(nearestGap([24_000, 1000, 0], "red-1", view)).toBeNull();
  expect(nearestGap([24_000, 1000, 0], "red-9", view)).toBeNull();
});
