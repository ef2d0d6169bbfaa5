import { server } from "./api/server";
import type { Me } from "./api/types";

/** What this needs of the server, so that a test can bring its own. */
export type Registry = Pick<typeof server, "me" | "rename">;

/**
 * The guest at this browser: a number until they choose a name, which they needn't do.
 *
 * What stands in the field counts without being saved first: whoever starts a match or sits down keeps it on the way.
 */
export class Myself {
  /** What others read: the chosen name, else the number; empty as long as nothing is known. */
  shown = $state("");
  /** What stands in the field for the name. */
  typed = $state("");
  #named = $state("");
  #arriving: Promise<void> | null = null;
  #keeping: Promise<void> | null = null;

  constructor(private readonly registry: Registry = server) {}

  /** Something is typed that isn't the name already. An empty field means that nothing is to change. */
  get unsaved(): boolean {
    return this.typed.trim() !== "" && this.typed.trim() !== this.#named;
  }

  /** Gets to know who this is. The server gives a guest a cookie with it: of several first requests each would bring another one. */
  arrive(): Promise<void> {
    this.#arriving ??= this.registry
      .me()
      .then((me) => this.#take(me))
      .finally(() => (this.#arriving = null));
    return this.#arriving;
  }

  /** Makes what is typed the name, if it is a new one; raises if the server refuses it. */
  keep(): Promise<void> {
    this.#keeping ??= this.#keep().finally(() => (this.#keeping = null));
    return this.#keeping;
  }

  async #keep(): Promise<void> {
    if (this.shown === "" || this.#arriving) await this.arrive();
    if (!this.unsaved) return;
    const wanted = this.typed;
    const me = await this.registry.rename(wanted.trim());
    // What was typed meanwhile is another wish.
    if (this.typed === wanted) this.typed = "";
    this.#take(me);
  }

  #take(me: Me): void {
    const untouched = this.typed.trim() === "" || this.typed === this.#named;
    this.shown = me.name;
    this.#named = me.named ? me.name : "";
    if (untouched) this.typed = this.#named;
  }
}

export const myself = new Myself();
