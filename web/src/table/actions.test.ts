import { describe, expect, it } from "vitest";
import type { PlainEvent } from "../api/types";
import { actionsOf, isNew, isOpenAtFirst, linesOf, type ActionStart } from "./actions";

const event = (name: string, more: Record<string, unknown> = {}): PlainEvent => ({ event: name, ...more });

function groupOf(one: PlainEvent): ActionStart | null {
  if (one.event === "round-began") return { seat: null, chapter: true };
  if (one.event === "attacked") return { seat: String(one.seat), title: { id: "action-attack" } };
  return one.event === "activated" ? { seat: String(one.seat) } : null;
}

describe("the log by action", () => {
  const events = [
    event("table-set"),
    event("round-began"),
    event("activated", { seat: "red" }),
    event("moved"),
    event("rolled"),
    event("activated", { seat: "red" }),
    event("attacked", { seat: "blue" }),
    event("rolled"),
  ];
  const actions = actionsOf(events, groupOf);

  it("begins an action where the game says so, and loses no event", () => {
    expect(actions.map(({ number, seat, chapter }) => [number, seat, chapter])).toEqual([
      [0, null, false],
      [1, null, true],
      [2, "red", false],
      [5, "red", false],
      [6, "blue", false],
    ]);
    expect(actions.flatMap((action) => action.events.map((one) => [one.number, one.event]))).toEqual(
      events.map((one, number) => [number, one]),
    );
  });

  it("has below a heading what the heading doesn't say", () => {
    expect(linesOf(actions[2]!).map((line) => line.number)).toEqual([3, 4]);
    expect(actions[4]!.title).toEqual({ id: "action-attack" });
    expect(linesOf(actions[4]!).map((line) => line.number)).toEqual([6, 7]);
    expect(linesOf(actions[3]!)).toEqual([]);
  });

  it("knows what is new, to its last event", () => {
    expect(actions.map((action) => isNew(action, 4))).toEqual([false, false, true, true, true]);
    expect(actions.map((action) => isNew(action, 5))).toEqual([false, false, false, true, true]);
    expect(actions.some((action) => isNew(action, events.length))).toBe(false);
  });

  it("opens the last actions, and what is new", () => {
    const open = (seen: number): boolean[] => actions.map((_, index) => isOpenAtFirst(actions, index, seen));
    expect(open(events.length)).toEqual([false, false, true, true, true]);
    expect(open(1)).toEqual([false, true, true, true, true]);
    expect(isOpenAtFirst(actions, 5, 0)).toBe(false);
  });

  it("goes by rounds and seats in a game that doesn't say where actions begin", () => {
    const told = [
      event("dealt"),
      event("round-began", { round: 1 }),
      event("played", { seat: "a" }),
      event("drew", { seat: "a", count: 1 }),
      event("counted", { seat: 3 }),
      event("marched", { house: "b" }),
      event("played", { seat: "a" }),
    ];
    expect(actionsOf(told, null).map(({ number, seat, chapter }) => [number, seat, chapter])).toEqual([
      [0, null, false],
      [1, null, true],
      [2, "a", false],
      [5, "b", false],
      [6, "a", false],
    ]);
  });
});
