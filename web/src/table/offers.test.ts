import { expect, it, vi } from "vitest";
import type { Decision } from "../api/types";
import { Words } from "../words/words";
import { confirmOf } from "./offers";

const words = new Words("en", ["option-pass = Pass\noption-go = Go to { $area }\n"]);
const pass = { move: { move: "pass" }, text: "pass" };
const go = { move: { move: "go", area: "Dorne" }, text: "go dorne" };
const decision = (more: Partial<Decision>): Decision => ({
  number: 1,
  kind: "choose",
  answered: false,
  prompt: { id: "ask", values: {} },
  options: [pass, go],
  free: false,
  guidance: {},
  ...more,
});

it("confirms what the board offers, even where there is a single option", () => {
  const confirm = { label: "March", run: vi.fn() };
  expect(confirmOf({ confirm }, decision({ options: [go] }), words, vi.fn())).toBe(confirm);
});

it("confirms the only option where the board offers nothing", () => {
  const play = vi.fn();
  for (const offer of [null, {}, { line: "4.7 of 5" }]) {
    const confirm = confirmOf(offer, decision({ options: [go] }), words, play);
    expect(confirm?.label).toBe("Go to Dorne");
    confirm?.run();
  }
  expect(play.mock.calls).toEqual([[go.move], [go.move], [go.move]]);
});

it("confirms nothing where there is a choice, no question, or an answer already", () => {
  const confirmed = (one: Decision | null): unknown => confirmOf(null, one, words, vi.fn());
  expect(confirmed(null)).toBeNull();
  expect(confirmed(decision({}))).toBeNull();
  expect(confirmed(decision({ options: [] }))).toBeNull();
  expect(confirmed(decision({ options: [pass], answered: true }))).toBeNull();
  // Other answers than this one may be typed, or made on the board.
  expect(confirmed(decision({ options: [pass], free: true }))).toBeNull();
});
