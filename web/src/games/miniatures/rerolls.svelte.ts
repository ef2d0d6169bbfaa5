/** Dice that are chosen to be thrown again, and not sent. */
import type { Decision, PlainMove } from "../../api/types";

export class Rerolls {
  /** What allows it, each once. */
  sources: readonly string[] = $state.raw([]);
  /** What is used of them. */
  source: string | null = $state(null);
  /** Places of dice, from 0 on. */
  dice: readonly number[] = $state.raw([]);

  /** The first of the listed answers is the recommended one: those dice are lifted at first. */
  begin(decision: Decision | null): void {
    const moves = (decision?.options ?? []).map(({ move }) => move);
    const first = moves[0];
    const sources = moves.filter(({ move }) => move === "reroll").map(({ source }) => String(source));
    this.sources = sources.filter((source, index) => sources.indexOf(source) === index);
    this.source = first?.move === "reroll" ? String(first.source) : (this.sources[0] ?? null);
    this.dice = first?.move === "reroll" ? (first.dice as number[]).map((place) => place - 1) : [];
  }

  lift(place: number): void {
    const { dice } = this;
    this.dice = dice.includes(place) ? dice.filter((one) => one !== place) : [...dice, place];
  }

  /** As it is sent: dice are counted from 1 on. */
  get move(): PlainMove {
    const dice = [...this.dice].sort((one, other) => one - other).map((place) => place + 1);
    return { move: "reroll", source: this.source, dice };
  }
}
