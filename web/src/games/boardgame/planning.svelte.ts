import { untrack } from "svelte";
import type { BoardView } from "../../generated/boardgame";
import type { BoardProps, Draft } from "../types";
import { planGuidance, type PlanGuidance } from "./guidance";
import { EMPTY, followed, isComplete, isSame, leftOf, movesOf, place, planOf, swap, takeBack, type Plan } from "./plan";

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
  /** What may be planned; null if nothing is. */
  readonly guidance: PlanGuidance | null = $derived.by(() => this.#guidance());
  #key = "";
  /** What lay in the tray when it was last looked at. */
  #tray: Plan = EMPTY;
  /** The area was chosen by itself, as the next one without an order: a tap on it means it. */
  #suggested = false;

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => this.#follow());
  }

  get lit(): string[] {
    if (!this.guidance || this.sending) return [];
    return this.guidance.areas.filter((area) => area !== this.area);
  }

  /** What the question says of the plan: how many orders and stars are left. */
  get draft(): Draft | null {
    return this.guidance && { kind: QUESTION, values: leftOf(this.guidance, this.plan) };
  }

  /** The table has the whole plan, as it is now. */
  get ready(): boolean {
    const { decision, view } = this.#props();
    return decision?.answered === true && isSame(this.plan, planOf(view.tray));
  }

  tap(area: string): void {
    const guidance = this.guidance;
    if (!guidance?.areas.includes(area) || this.sending) return;
    if (this.token) {
      this.#place(area, this.token);
      this.token = null;
    } else if (this.area === area && !this.#suggested) {
      this.area = null;
    } else if (this.area && this.area !== area && this.plan.has(this.area) && this.plan.has(area)) {
      this.#keep(swap(guidance, this.plan, this.area, area));
      this.area = null;
    } else {
      this.area = area;
    }
    this.#suggested = false;
  }

  /** A token of the tray: for the chosen area, else it is in hand for the next one. */
  pick(token: string): void {
    if (!this.guidance || this.sending) return;
    if (this.area === null) {
      this.token = this.token === token ? null : token;
      return;
    }
    this.#place(this.area, token);
    const at = this.guidance.areas.indexOf(this.area);
    const others = [...this.guidance.areas.slice(at + 1), ...this.guidance.areas.slice(0, at)];
    this.area = isComplete(this.guidance, this.plan) ? null : (others.find((one) => !this.plan.has(one)) ?? null);
    this.#suggested = true;
  }

  /** An order was dragged to an area, from the tray or from another area; dropped elsewhere it goes back to the tray. */
  drop(token: string, from: string | null, to: string | null): void {
    if (!this.guidance || this.sending) return;
    const there = to !== null && this.guidance.areas.includes(to) ? to : null;
    if (from === null && there !== null) this.#place(there, token);
    else if (from !== null)
      this.#keep(there === null ? takeBack(this.plan, from) : swap(this.guidance, this.plan, from, there));
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

  /** Sends the whole plan, in place of what was sent before. */
  async send(): Promise<void> {
    const { playAll, busy } = this.#props();
    if (!playAll || busy || this.sending || !this.guidance || !isComplete(this.guidance, this.plan)) return;
    this.area = null;
    this.token = null;
    this.sending = true;
    await playAll(movesOf(this.plan));
    this.sending = false;
  }

  #place(area: string, token: string): void {
    if (this.guidance) this.#keep(place(this.guidance, this.plan, area, token));
  }

  #keep(plan: Plan): void {
    this.plan = plan;
    remember(this.#key, plan);
  }

  #guidance(): PlanGuidance | null {
    const { decision } = this.#props();
    return decision?.kind === QUESTION ? planGuidance(decision) : null;
  }

  /** Follows the table: a new round begins with an empty plan, or with what lies in the tray or was thought of before. */
  #follow(): void {
    const { view } = this.#props();
    const guidance = this.guidance;
    if (!guidance) return;
    const key = `${view.seat ?? ""} ${(view.table as BoardView).round}`;
    const tray = planOf(view.tray);
    untrack(() => {
      if (key !== this.#key) {
        this.#key = key;
        this.plan = followed(guidance, recall(key), EMPTY, tray);
      } else if (!this.sending && !isSame(tray, this.#tray)) {
        this.#keep(followed(guidance, this.plan, this.#tray, tray));
      }
      this.#tray = tray;
    });
  }
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
