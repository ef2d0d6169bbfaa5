/** The first pause is at most so long (milliseconds), each further one at most twice as long as the one before, up to the longest. */
const FIRST = 500;
const LONGEST = 10_000;

/**
 * How long to wait before trying again: longer each time, and anything up to that by chance ("full jitter"). When a server comes
 * back, all who lost it would otherwise return in the same moment, and again together after each failure.
 */
export class Backoff {
  #tries = 0;

  constructor(private readonly random: () => number = Math.random) {}

  /** The next pause, in milliseconds. */
  next(): number {
    const most = Math.min(FIRST * 2 ** this.#tries, LONGEST);
    this.#tries += 1;
    return this.random() * most;
  }

  /** It went well: the next pause is a first one. */
  reset(): void {
    this.#tries = 0;
  }
}
