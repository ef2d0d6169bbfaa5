import type {
  AnyView,
  ChatLine,
  ClientMessage,
  Decision,
  Odds,
  PlainEvent,
  PlainMove,
  Problem,
  Request,
  ServerMessage,
  StopsMessage,
  TableState,
} from "../api/types";
import type { Language } from "../settings.svelte";
import { Backoff } from "./backoff";
import { Requests } from "./requests";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that is needed here, so that a test can bring its own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Remembers, across visits, how far a seat of a table had seen. */
export interface Memory {
  keep: (table: string, seat: number, events: number) => void;
  recall: (table: string, seat: number) => number | null;
}

/** `lost`: the connection broke before an answer came. */
interface Answer {
  refusal: Problem | null;
  lost?: boolean;
  odds?: Odds | null;
  /** In the game's own shape: how a decision is drawn, or what was measured. */
  found?: Record<string, unknown> | null;
}

/** After these the server won't let us in again: bad, forbidden, no such table. */
const FINAL = [4400, 4403, 4404];
const PING_EVERY = 25_000;

/**
 * A table as this browser sees it, kept up to date by the server.
 *
 * A connection sees through one seat's eyes (`seat`), or through a spectator's (null). Whoever holds several seats changes
 * the seat with `look`, with the curtain in between.
 */
export class LiveTable {
  table: TableState | null = $state.raw(null);
  view: AnyView | null = $state.raw(null);
  /** The view before the last change, and what happened in between: boards show the way from one to the other. */
  previous: AnyView | null = $state.raw(null);
  fresh: PlainEvent[] = $state.raw([]);
  events: PlainEvent[] = $state.raw([]);
  decision: Decision | null = $state.raw(null);
  canUndo = $state(false);
  canUndoFurther = $state(false);
  chat: ChatLine[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** Why the server closed the door for good. */
  problem: Problem | null = $state.raw(null);
  /** The last refused move, until the next accepted one. */
  refusal: Problem | null = $state.raw(null);
  /** A move was sent and not answered yet. */
  waiting = $state(false);
  seat: number | null = $state(null);
  /** How this seat is asked at windows; null in a game that has none. */
  stops: StopsMessage | null = $state.raw(null);
  /** Those of our seats for which the table will pass in a moment. */
  passing: readonly number[] = $state.raw([]);
  /** So many events there were when the seat last answered: "what happened since my move" begins there. */
  seen = $state(0);

  #socket: Socket | null = null;
  readonly #requests = new Requests<Answer>();
  readonly #backoff: Backoff;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly id: string,
    seat: number | null,
    private readonly language: () => Language,
    private readonly connect: (id: string) => Socket = openSocket,
    private readonly memory: Memory = localMemory,
    random: () => number = Math.random,
  ) {
    this.seat = seat;
    this.#backoff = new Backoff(random);
  }

  open(): void {
    const socket = this.connect(this.id);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = "open";
      this.#send({ type: "hello", seat: this.seat, since: this.events.length, language: this.language() });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#closed(event.code);
    this.#later(PING_EVERY, () => this.#ping(socket));
  }

  close(): void {
    this.connection = "closed";
    for (const timer of this.#timers) clearTimeout(timer);
    this.#giveUp();
    this.#socket?.close();
  }

  /** Greets anew: the server speaks the language of the greeting. */
  greetAgain(): void {
    const socket = this.#socket;
    if (!socket || this.connection !== "open") return;
    socket.onclose = null;
    this.#giveUp();
    socket.close();
    this.connection = "connecting";
    this.open();
  }

  /** Sees the table through another seat's eyes. What the last one saw is forgotten at once. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#forget();
    this.#send({ type: "look", seat, since: 0 });
  }

  /** Plays a move for the present decision: was it accepted? If not, `refusal` says why. */
  play(move: PlainMove | string): Promise<boolean> {
    return this.#answer((number) => ({ type: "play", number, move }));
  }

  /** Plays several moves, all or none, in place of all that the seat has answered in secret so far. */
  playAll(moves: PlainMove[]): Promise<boolean> {
    return this.#answer((number) => ({ type: "play-all", number, moves, replace: true }));
  }

  async #answer(request: (number: number) => Request): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.waiting) return false;
    this.waiting = true;
    try {
      const before = this.events.length;
      const { refusal, lost } = await this.#request(request(decision.number));
      this.refusal = refusal;
      const accepted = !refusal && !lost;
      if (accepted) this.markSeen(before);
      return accepted;
    } finally {
      this.waiting = false;
    }
  }

  /** The person has seen what happened up to here. */
  markSeen(events = this.events.length): void {
    this.seen = events;
    if (this.seat !== null) this.memory.keep(this.id, this.seat, events);
  }

  async undo(further = false): Promise<Problem | null> {
    return this.#requestAndShow({ type: "undo", further });
  }

  /** Gives the match up, where the game knows such an end. */
  async concede(): Promise<Problem | null> {
    return (await this.#request({ type: "concede" })).refusal;
  }

  /** At which windows to be asked, and how long the table waits at the others before it passes. */
  async setStops(asked: string[], pause: number): Promise<Problem | null> {
    return this.#requestAndShow({ type: "stops", asked, pause });
  }

  /** Passes at this window and at all others until the end of the phase, or until something happens; null ends that. */
  async skip(until: "phase" | "event" | null): Promise<Problem | null> {
    return this.#requestAndShow({ type: "skip", until });
  }

  /** The table is about to pass: no, this seat wants to be asked. */
  async hold(): Promise<Problem | null> {
    return this.#requestAndShow({ type: "hold", number: this.decision?.number ?? 0 });
  }

  /** Asks for something, and shows the refusal if it is refused. */
  async #requestAndShow(request: Request): Promise<Problem | null> {
    const { refusal } = await this.#request(request);
    this.refusal = refusal;
    return refusal;
  }

  /** Why a move may not be played; null if it may. */
  async why(move: PlainMove | string): Promise<Problem | null> {
    return this.#requestAndShow({ type: "why", move });
  }

  /** The same, told only to whoever asks: for what is thought of, and changes while one looks. */
  async check(move: PlainMove | string): Promise<Problem | null> {
    return (await this.#request({ type: "why", move })).refusal;
  }

  /** How the present decision is drawn, where it has more moves than could be listed; null if its options are enough. */
  async reach(): Promise<Record<string, unknown> | null> {
    if (!this.decision) return null;
    return (await this.#request({ type: "reach", number: this.decision.number })).found ?? null;
  }

  /** All that anybody could measure about something that lies open; null if there is no such thing (any more). */
  async inspect(what: string): Promise<Record<string, unknown> | null> {
    return (await this.#request({ type: "inspect", what })).found ?? null;
  }

  /** The odds of the combat before this seat, from open hands; null if there is none. */
  async odds(): Promise<Odds | null> {
    return (await this.#request({ type: "odds" })).odds ?? null;
  }

  /** Says something to the table, or in private to one seat. */
  async say(text: string, to: number | null): Promise<Problem | null> {
    return (await this.#request({ type: "say", text, to })).refusal;
  }

  /** Asks for something in the name of the seat. */
  #request(request: Request): Promise<Answer> {
    const { number, answer } = this.#requests.begin();
    if (!this.#send({ ...request, seat: this.seat, ask: number })) this.#giveUp();
    return answer;
  }

  /** The connection is gone: whether a move arrived shows when the next state comes. */
  #giveUp(): void {
    this.#requests.settleAll({ refusal: null, lost: true });
  }

  /** The one way to the server; false if there is no connection. */
  #send(message: ClientMessage): boolean {
    if (this.connection !== "open") return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        // It let us in: an open door alone says nothing, it may be shut again at once.
        this.#backoff.reset();
        this.table = message.table;
        break;
      case "state":
        this.#state(message);
        break;
      case "stops":
        if (message.seat === this.seat) this.stops = message;
        break;
      case "answer":
        this.#requests.settle(message.ask, { refusal: null });
        break;
      case "refused":
        this.#requests.settle(message.ask, { refusal: message.error });
        break;
      case "why":
        this.#requests.settle(message.ask, { refusal: message.refusal });
        break;
      case "odds":
        this.#requests.settle(message.ask, { refusal: null, odds: message.odds });
        break;
      case "reach":
        this.#requests.settle(message.ask, { refusal: null, found: message.reach });
        break;
      case "inspect":
        this.#requests.settle(message.ask, { refusal: null, found: message.found });
        break;
      case "chat":
        this.chat = [...this.chat.slice(0, message.from), ...message.lines];
        break;
      case "failed":
        this.problem = message.error;
        break;
      case "pong":
        break;
      default:
        // A server that is newer than the page may say more.
        message satisfies never;
    }
  }

  #state(message: Extract<ServerMessage, { type: "state" }>): void {
    // One that was on its way when another seat sat down.
    if (message.seat !== this.seat) return;
    const first = this.view === null;
    this.previous = this.view;
    this.view = message.view;
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.fresh = first ? [] : message.events;
    if (message.decision?.number !== this.decision?.number) this.refusal = null;
    this.decision = message.decision;
    this.canUndo = message.can_undo;
    this.canUndoFurther = message.can_undo_further;
    this.passing = message.passing;
    if (first) this.seen = (this.seat === null ? null : this.memory.recall(this.id, this.seat)) ?? this.events.length;
  }

  #forget(): void {
    this.view = null;
    this.previous = null;
    this.fresh = [];
    this.events = [];
    this.decision = null;
    this.stops = null;
    this.passing = [];
    this.refusal = null;
    this.chat = [];
    this.canUndo = false;
    this.canUndoFurther = false;
  }

  #closed(code: number): void {
    this.#giveUp();
    if (this.connection === "closed") return;
    if (FINAL.includes(code)) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    this.#later(this.#backoff.next(), () => this.open());
  }

  #ping(socket: Socket): void {
    if (socket !== this.#socket || this.connection === "closed") return;
    this.#send({ type: "ping" });
    this.#later(PING_EVERY, () => this.#ping(socket));
  }

  #later(milliseconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== timer);
      if (this.connection !== "closed") what();
    }, milliseconds);
    this.#timers.push(timer);
  }
}

function openSocket(id: string): Socket {
  // http becomes ws, https becomes wss.
  const here = location.origin.replace("http", "ws");
  return new WebSocket(`${here}/api/tables/${encodeURIComponent(id)}/live`) as Socket;
}

const localMemory: Memory = {
  keep(table, seat, events) {
    try {
      localStorage.setItem(`maester-seen-${table}-${seat}`, String(events));
    } catch {
      // Without storage it is forgotten when the page closes.
    }
  },
  recall(table, seat) {
    try {
      const kept = localStorage.getItem(`maester-seen-${table}-${seat}`);
      return kept === null ? null : Number(kept);
    } catch {
      return null;
    }
  },
};
