/** What was asked of the server and not answered yet, each under its number. */
export class Requests<Answer> {
  readonly #open = new Map<number, (answer: Answer) => void>();
  #last = 0;

  /** A number for a new request, and its answer when it comes. */
  begin(): { number: number; answer: Promise<Answer> } {
    const number = ++this.#last;
    return { number, answer: new Promise((resolve) => this.#open.set(number, resolve)) };
  }

  /** The answer to a request has come. One that nobody waits for is passed over. */
  settle(number: number, answer: Answer): void {
    this.#open.get(number)?.(answer);
    this.#open.delete(number);
  }

  /** No answer will come any more to what is open: all get this one. */
  settleAll(answer: Answer): void {
    for (const number of [...this.#open.keys()]) this.settle(number, answer);
  }
}
