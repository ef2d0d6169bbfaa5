/** What is done with the cards of the own hand, and not sent: one is lifted to be played, or several to be discarded. */
import type { Decision, PlainMove } from "../../api/types";

export class Hand {
  /** The title that is looked at closely, to be played if it may be. */
  lifted: string | null = $state(null);
  /** Places in the hand, from 0 on, of the cards to be discarded. */
  marked: readonly number[] = $state.raw([]);

  clear(): void {
    this.lifted = null;
    this.marked = [];
  }

  lift(card: string): void {
    this.lifted = this.lifted === card ? null : card;
  }

  mark(place: number): void {
    const { marked } = this;
    this.marked = marked.includes(place) ? marked.filter((one) => one !== place) : [...marked, place];
  }

  /** The answer that plays the lifted card without naming anybody; null if it needs a target, or may not be played now. */
  play(decision: Decision | null): PlainMove | null {
    const found = decision?.options.find(
      ({ move }) =>
        move.move === "play-card" && move.card === this.lifted && (move.targets as readonly string[]).length === 0,
    );
    return found?.move ?? null;
  }

  /** The answer that discards the marked cards of this hand; null if so many may not be. */
  discard(decision: Decision | null, held: readonly (string | null)[]): PlainMove | null {
    const wanted = sorted(this.marked.map((place) => held[place] ?? ""));
    const found = decision?.options.find(
      ({ move }) => move.move === "discard" && sorted(move.cards as readonly string[]) === wanted,
    );
    return found?.move ?? null;
  }
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join(" ");
