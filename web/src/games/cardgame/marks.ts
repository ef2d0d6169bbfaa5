import type { Facts } from "./facts";

/** What is seen on the cards of the table beyond what they are, and what a tap on one does. */
export interface Marks {
  readonly facts: Facts;
  readonly lit: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly pointed: readonly string[];
  readonly doomed: readonly string[];
  readonly bypassed: readonly string[];
  /** Chosen already in the question that is asked. */
  readonly picked: readonly string[];
  tap: (card: string) => void;
}
