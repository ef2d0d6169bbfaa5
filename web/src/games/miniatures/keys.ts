/** Keys that move the ghost. */
import type { Point } from "./geometry";
import type { Plan } from "./plan.svelte";

/** So far a key pushes, in thousandths of an inch. */
const STEP = 250;
const PUSHES: Readonly<Record<string, Point>> = { w: [0, -STEP], a: [-STEP, 0], s: [0, STEP], d: [STEP, 0] };
const WALKS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const TURNS: Readonly<Record<string, number>> = { q: -1, e: 1 };

type Key = Pick<KeyboardEvent, "key" | "shiftKey">;

/** Was it a key for the ghost? It is pushed as the screen shows it. */
export function moveGhost({ key, shiftKey }: Key, plan: Plan, push: (dx: number, dy: number) => void): boolean {
  const letter = key.toLowerCase();
  const [walk, turn, by] = [WALKS[key], TURNS[letter], PUSHES[letter]];
  if (!plan.thought) return false;
  if (walk) plan.walk(walk);
  else if (turn) plan.turn(plan.thought.pose[2] + turn * (shiftKey ? 100 : 500));
  else if (by) push(by[0], by[1]);
  else return false;
  return true;
}
