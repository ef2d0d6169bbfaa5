import { untrack } from "svelte";
import type { BoardView, Move } from "../../generated/boardgame";
import type { BoardProps, Draft } from "../types";
import type { Facts } from "./facts";
import {
  EMPTY,
  followed,
  frameOf,
  isComplete,
  leftOf,
  nextSending,
  place,
  planOf,
  swap,
  takeBack,
  type Frame,
  type Plan,
} from "./plan";

const QUESTION = "assign-order";

/** The Planning phase of one seat: its plan, what is in hand, and how the plan gets to the table. */
export class Planning {
  plan: Plan = $state.raw(EMPTY);
  /** The area for which an order is chosen. */
  area: string | null = $state(null);
  /** The order for which an area is chosen. */
  token: string | null = $state(null);
  sending = $state(false);

  readonly #props: () => BoardProps;
  readonly #facts: () => Facts;
  readonly frame: Frame | null = $derived.by(() => this.#frame());
  #key = "";
  /** What lay in the tray when it was last looked at. */
  #tray: Plan = EMPTY;
  #sentFor = -1;
  /** The area was chosen by itself, as the next one without an order: a tap on it means it. */
  #suggested = false;

  constructor(props: () => BoardProps, facts: () => Facts) {
    this.#props = props;
    this.#facts = facts;
    $effect(() => this.#follow());
    $effect(() => this.#send());
  }

  get lit(): string[] {
    if (!this.frame || this.sending) return [];
    return this.frame.areas.filter((area) => area !== this.area);
  }

  /** What the question says of the plan: how many orders and stars are left. */
  get draft(): Draft | null {
    return this.frame && { kind: QUESTION, values: leftOf(this.#facts(), this.frame, this.plan) };
  }

  /** The table has the whole plan, as it is now. */
  get ready(): boolean {
    const { decision, view } = this.#props();
    return decision?.answered === true && nextSending(this.plan, view.tray as { move: string }[]) === "done";
  }

  tap(area: string): void {
    const frame = this.frame;
    if (!frame?.areas.includes(area) || this.sending) return;
    if (this.token) {
      this.#place(area, this.token);
      this.token = null;
    } else if (this.area === area && !this.#suggested) {
      this.area = null;
    } else if (this.area && this.area !== area && this.plan.has(this.area) && this.plan.has(area)) {
      this.#keep(swap(frame, this.plan, this.area, area));
      this.area = null;
    } else {
      this.area = area;
    }
    this.#suggested = false;
  }

  /** A token of the tray: for the chosen area, else it is in hand for the next one. */
  pick(token: string): void {
    if (!this.frame || this.sending) return;
    if (this.area === null) {
      this.token = this.token === token ? null : token;
      return;
    }
    this.#place(this.area, token);
    const at = this.frame.areas.indexOf(this.area);
    const others = [...this.frame.areas.slice(at + 1), ...this.frame.areas.slice(0, at)];
    this.area = isComplete(this.frame, this.plan) ? null : (others.find((one) => !this.plan.has(one)) ?? null);
    this.#suggested = true;
  }

  /** An order was dragged to an area, from the tray or from another area; dropped elsewhere it goes back to the tray. */
  drop(token: string, from: string | null, to: string | null): void {
    if (!this.frame || this.sending) return;
    const there = to !== null && this.frame.areas.includes(to) ? to : null;
    if (from === null && there !== null) this.#place(there, token);
    else if (from !== null)
      this.#keep(there === null ? takeBack(this.plan, from) : swap(this.frame, this.plan, from, there));
    this.area = null;
    this.token = null;
  }

  takeBack(area: string): void {
    this.#keep(takeBack(this.plan, area));
  }

  takeAllBack(): void {
    this.#keep(EMPTY);
    this.area = null;
  }

  send(): void {
    if (!this.frame || !isComplete(this.frame, this.plan)) return;
    this.area = null;
    this.token = null;
    this.#sentFor = -1;
    this.sending = true;
  }

  #place(area: string, token: string): void {
    if (this.frame) this.#keep(place(this.#facts(), this.frame, this.plan, area, token));
  }

  #keep(plan: Plan): void {
    this.plan = plan;
    remember(this.#key, plan);
  }

  #frame(): Frame | null {
    const { decision, view } = this.#props();
    if (decision?.kind !== QUESTION) return null;
    const { missing, stars } = decision.prompt.values as { missing: number; stars: number };
    const moves = decision.options.map((option) => option.move as unknown as Move);
    return frameOf(
      this.#facts(),
      moves,
      view.tray as { move: string }[],
      missing,
      stars,
      (view.table as BoardView).bans,
    );
  }

  /** Follows the table: a new round begins with an empty plan, or with what lies in the tray or was thought of before. */
  #follow(): void {
    const { view } = this.#props();
    const frame = this.frame;
    if (!frame) {
      this.sending = false;
      return;
    }
    const key = `${view.seat ?? ""} ${(view.table as BoardView).round}`;
    const tray = planOf(view.tray as { move: string }[]);
    untrack(() => {
      if (key !== this.#key) {
        this.#key = key;
        this.plan = followed(this.#facts(), frame, recall(key), EMPTY, tray);
      } else if (!this.sending && !isSame(tray, this.#tray)) {
        this.#keep(followed(this.#facts(), frame, this.plan, this.#tray, tray));
      }
      this.#tray = tray;
    });
  }

  /** The table asks for one order at a time: each answer brings the next question, until the tray is the plan. */
  #send(): void {
    const { decision, view, busy } = this.#props();
    if (!this.sending || busy || !decision || decision.number === this.#sentFor) return;
    const next = nextSending(this.plan, view.tray as { move: string }[]);
    this.#sentFor = decision.number;
    if (next === "done") this.sending = false;
    else void this.#step(next);
  }

  async #step(next: "undo" | { move: string }): Promise<void> {
    const { play, undo } = this.#props();
    const done = next === "undo" ? ((await undo?.()) ?? false) : await play({ ...next });
    if (!done) this.sending = false;
  }
}

function isSame(one: Plan, other: Plan): boolean {
  return one.size === other.size && [...one].every(([area, token]) => other.get(area) === token);
}

/** A plan that wasn't sent survives a reload of the page, in this tab alone. */
function remember(key: string, plan: Plan): void {
  try {
    sessionStorage.setItem(`plan ${location.pathname} ${key}`, JSON.stringify([...plan]));
  } catch {
    // A browser that keeps nothing: the plan lasts as long as the page.
  }
}

function recall(key: string): Plan {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`plan ${location.pathname} ${key}`) ?? "[]");
    const isPair = (one: unknown): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  } catch {
    return new Map();
  }
}
