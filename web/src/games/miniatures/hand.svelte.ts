/** What is done with the cards of the own hand, and not sent: one is lifted to be played, or several to be discarded. */
import type { Decision, PlainMove } from "../../api/types";
import { beginsWith, targetsOf } from "./asking";

export class Hand {
  /** The title that is looked at closely, to be played if it may be. */
  lifted: string | null = $state(null);
  /** Who was named for it so far, in the order in which its text names them. */
  targets: readonly string[] = $state.raw([]);
  /** The zone that is chosen to be Claimed, where a tap alone doesn't do it. */
  zone: string | null = $state(null);
  /** Places in the hand, from 0 on, of the cards to be discarded. */
  marked: readonly number[] = $state.raw([]);

  clear(): void {
    this.lifted = this.zone = null;
    this.targets = this.marked = [];
  }

  lift(card: string): void {
    this.lifted = this.lifted === card ? null : card;
    this.targets = [];
  }

  /** Names the next target of the lifted card; the answer, if nobody else can be named for it. */
  name(decision: Decision | null, unit: string): PlainMove | null {
    this.targets = [...this.targets, unit];
    const { targets } = this;
    const left = playsOf(decision, this.lifted).filter((move) => beginsWith(move, targets));
    return left.length === 1 ? this.play(decision) : null;
  }

  /** Takes the last target back; false if none was named. */
  unname(): boolean {
    const named = this.targets.length > 0;
    this.targets = this.targets.slice(0, -1);
    return named;
  }

  mark(place: number): void {
    const { marked } = this;
    this.marked = marked.includes(place) ? marked.filter((one) => one !== place) : [...marked, place];
  }

  /** The answer that plays the lifted card for those who were named; null if it needs another, or may not be played now. */
  play(decision: Decision | null): PlainMove | null {
    const found = playsOf(decision, this.lifted).find(
      (move) => targetsOf(move).length === this.targets.length && beginsWith(move, this.targets),
    );
    return found ?? null;
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

/** The ways in which a card may be played now. */
function playsOf(decision: Decision | null, card: string | null): PlainMove[] {
  return (decision?.options ?? [])
    .map(({ move }) => move)
    .filter((move) => move.move === "play-card" && move.card === card);
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join(" ");
