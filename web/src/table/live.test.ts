import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyView, Decision, PlainEvent, ServerMessage, TableState } from "../api/types";
import { LiveTable, type Memory, type Socket } from "./live.svelte";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = (seat: string | null): AnyView => ({
  game: "g",
  data: "",
  seats: ["a", "b"],
  seat,
  to_act: [],
  ready: [],
  tray: [],
  over: false,
  result: null,
  table: {},
});
const decision = (number: number): Decision => ({
  number,
  kind: "pick",
  answered: false,
  prompt: { id: "ask-pick", values: {} },
  options: [{ move: { move: "pass" }, text: "pass" }],
  free: false,
  guidance: {},
});
const state = (
  seat: number | null,
  from: number,
  events: PlainEvent[],
  asked: Decision | null = null,
): ServerMessage => ({
  type: "state",
  seat,
  events_from: from,
  events,
  view: view(seat === null ? null : "a"),
  decision: asked,
  can_undo: false,
  can_undo_further: false,
  passing: [],
});
const table = { id: "t", game: "g", status: "playing", seats: [], mine: [] } as unknown as TableState;
const problem = {
  code: "illegal-move",
  values: {},
  sentence: "No.",
  rule: "march.one-battle",
  page: 15,
  index: null,
  nearest: null,
};

describe("a live table", () => {
  let sockets: FakeSocket[];
  let live: LiveTable;
  let kept: Map<string, number>;
  /** What chance draws: all of a pause, unless a test says otherwise. */
  let drawn: number;

  function begin(seat: number | null): FakeSocket {
    const memory: Memory = {
      keep: (table, number, events) => void kept.set(`${table}/${number}`, events),
      recall: (table, number) => kept.get(`${table}/${number}`) ?? null,
    };
    const connect = (): Socket => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    };
    live = new LiveTable(
      "t",
      seat,
      () => "pl",
      connect,
      memory,
      () => drawn,
    );
    live.open();
    sockets[0]!.onopen?.();
    return sockets[0]!;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    kept = new Map();
    drawn = 1;
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it("greets with its seat and language", () => {
    expect(begin(1).sent).toEqual([{ type: "hello", seat: 1, since: 0, language: "pl" }]);
  });

  it("has seen nothing before anything is told", () => {
    begin(0);
    expect([live.seen, live.events, live.waiting, live.connection]).toEqual([0, [], false, "open"]);
  });

  it("keeps the view before, and what happened in between", () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [{ event: "a" }]));
    expect([live.previous, live.fresh]).toEqual([null, []]);
    socket.tell(state(0, 1, [{ event: "b" }]));
    expect(live.previous).toEqual(view("a"));
    expect(live.fresh).toEqual([{ event: "b" }]);
    expect(live.events).toEqual([{ event: "a" }, { event: "b" }]);
  });

  it("keeps how its own seat is asked, and forgets it with the seat", async () => {
    const socket = begin(0);
    const stops = {
      type: "stops",
      seat: 0,
      asked: ["save"],
      pause: 1,
      until: null,
      window: null,
      passing: false,
      passed: [],
    } as const;
    socket.tell({ ...stops, seat: 1, asked: [], usual: [], passed: [] });
    expect(live.stops).toBeNull();
    socket.tell({ ...stops, asked: ["save"], usual: ["save"], passed: [] });
    expect(live.stops?.asked).toEqual(["save"]);
    socket.tell({ ...(state(0, 0, [], decision(7)) as Extract<ServerMessage, { type: "state" }>), passing: [0] });
    expect(live.passing).toEqual([0]);
    void live.hold();
    expect(socket.sent.at(-1)).toEqual({ type: "hold", number: 7, seat: 0, ask: 1 });
    const wish = live.skip("phase");
    expect(socket.sent.at(-1)).toEqual({ type: "skip", until: "phase", seat: 0, ask: 2 });
    socket.tell({ type: "refused", ask: 2, error: problem });
    expect(await wish).toEqual(problem);
    expect(live.refusal).toEqual(problem);
    void live.setStops(["plot"], 2);
    expect(socket.sent.at(-1)).toEqual({ type: "stops", asked: ["plot"], pause: 2, seat: 0, ask: 3 });
    live.look(null);
    expect([live.stops, live.passing]).toEqual([null, []]);
  });

  it("plays a whole plan in one message, in place of what was sent before", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [], decision(7)));
    const moves = [{ move: "place-order", area: "pyke", token: "raid" }];
    const played = live.playAll(moves);
    const message = { type: "play-all", number: 7, moves, replace: true, seat: 0, ask: 1 };
    expect([socket.sent.at(-1), live.waiting]).toEqual([message, true]);
    expect(await live.playAll(moves)).toBe(false);
    socket.tell({ type: "refused", ask: 1, error: problem });
    expect([await played, live.waiting, live.refusal]).toEqual([false, false, problem]);
    const again = live.playAll(moves);
    socket.tell({ type: "answer", ask: 2 });
    expect([await again, live.refusal]).toEqual([true, null]);
  });

  it("gives up for its own seat, and hands on why not", async () => {
    const socket = begin(1);
    const asked = live.concede();
    expect(socket.sent.at(-1)).toEqual({ type: "concede", seat: 1, ask: 1 });
    socket.tell({ type: "refused", ask: 1, error: problem });
    expect(await asked).toEqual(problem);
  });

  it("replaces events that were taken back", () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [{ event: "a" }, { event: "b" }]));
    socket.tell(state(0, 1, [{ event: "c" }]));
    expect(live.events).toEqual([{ event: "a" }, { event: "c" }]);
  });

  it("plays a move for its decision, one at a time, and remembers what was seen", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [{ event: "a" }], decision(12)));
    const played = live.play({ move: "pass" });
    expect(live.waiting).toBe(true);
    expect(await live.play({ move: "pass" })).toBe(false);
    expect(socket.sent.slice(1)).toEqual([{ type: "play", seat: 0, number: 12, move: { move: "pass" }, ask: 1 }]);
    socket.tell({ type: "answer", ask: 1 });
    expect(await played).toBe(true);
    expect(live.waiting).toBe(false);
    expect(kept.get("t/0")).toBe(1);
  });

  it("counts what the own move brought about as missed, though the new state comes before the answer", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [{ event: "a" }], decision(12)));
    const played = live.play({ move: "pass" });
    socket.tell(state(0, 1, [{ event: "b" }, { event: "c" }], decision(13)));
    socket.tell({ type: "answer", ask: 1 });
    expect(await played).toBe(true);
    // "Since my move" begins with the move itself.
    expect([live.seen, kept.get("t/0"), live.events.length]).toEqual([1, 1, 3]);
    // A move that was refused, or whose answer was lost, changes nothing of that.
    const refused = live.play({ move: "pass" });
    socket.tell(state(0, 3, [{ event: "d" }], decision(13)));
    socket.tell({ type: "refused", ask: 2, error: problem });
    expect([await refused, live.seen]).toEqual([false, 1]);
    const lost = live.play({ move: "pass" });
    socket.onclose?.({ code: 1006 });
    expect([await lost, live.seen]).toEqual([false, 1]);
  });

  it("shows why a move was refused until the next decision", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [], decision(12)));
    const played = live.play("pass");
    socket.tell({ type: "refused", ask: 1, error: problem });
    expect(await played).toBe(false);
    expect(live.refusal).toEqual(problem);
    socket.tell(state(0, 0, [], decision(13)));
    expect(live.refusal).toBeNull();
  });

  it("asks how a decision is drawn, and only of a decision", async () => {
    const socket = begin(0);
    expect(await live.reach()).toBeNull();
    socket.tell(state(0, 0, [], decision(3)));
    const asked = live.reach();
    expect(socket.sent.at(-1)).toEqual({ type: "reach", number: 3, seat: 0, ask: 1 });
    socket.tell({ type: "reach", ask: 1, reach: { allowance: 5000 } });
    expect(await asked).toEqual({ allowance: 5000 });
    const none = live.reach();
    socket.tell({ type: "reach", ask: 2, reach: null });
    expect(await none).toBeNull();
  });

  it("inspects what lies open; what isn't there is nothing", async () => {
    const socket = begin(0);
    const asked = live.inspect("red-3");
    expect(socket.sent.at(-1)).toEqual({ type: "inspect", what: "red-3", seat: 0, ask: 1 });
    socket.tell({ type: "inspect", ask: 1, found: { unit: "red-3" } });
    expect(await asked).toEqual({ unit: "red-3" });
    const none = live.inspect("red-9");
    socket.tell({ type: "refused", ask: 2, error: problem });
    expect([await none, live.refusal]).toEqual([null, null]);
  });

  it("checks what is thought of without showing the answer", async () => {
    const socket = begin(0);
    const asked = live.check("march 9 0");
    expect(socket.sent.at(-1)).toEqual({ type: "why", move: "march 9 0", seat: 0, ask: 1 });
    socket.tell({ type: "why", ask: 1, refusal: problem });
    expect([await asked, live.refusal]).toEqual([problem, null]);
  });

  it("asks for the odds of a combat", async () => {
    const socket = begin(0);
    const asked = live.odds();
    const odds = { area: "x", seat: "a", opponent: "b", best: "c", win: 0.6, cards: [] };
    socket.tell({ type: "odds", ask: 1, odds });
    expect(await asked).toEqual(odds);
    const none = live.odds();
    socket.tell({ type: "refused", ask: 2, error: problem });
    expect(await none).toBeNull();
  });

  it("forgets one seat's view before it looks through another's eyes, and drops what was still on its way", () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [{ event: "secret" }], decision(1)));
    socket.tell({ type: "chat", from: 0, lines: [{ seat: 1, to: 0, holder: "B", text: "psst", at: "" }] });
    socket.tell(state(0, 1, [{ event: "later" }], decision(1)));
    expect(live.fresh).toHaveLength(1);
    live.look(1);
    expect([live.view, live.decision, live.events, live.chat, live.fresh]).toEqual([null, null, [], [], []]);
    socket.tell(state(0, 0, [{ event: "secret" }], decision(1)));
    expect([live.view, live.events]).toEqual([null, []]);
    expect(socket.sent.at(-1)).toEqual({ type: "look", seat: 1, since: 0 });
  });

  it("comes back after a lost connection and asks only for what it missed", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [{ event: "a" }, { event: "b" }], decision(1)));
    const played = live.play("pass");
    socket.onclose?.({ code: 1006 });
    expect(await played).toBe(false);
    expect(live.connection).toBe("lost");
    vi.advanceTimersByTime(500);
    sockets[1]!.onopen?.();
    expect(live.connection).toBe("open");
    expect(sockets[1]!.sent).toEqual([{ type: "hello", seat: 0, since: 2, language: "pl" }]);
  });

  it("greets anew when the language changes", () => {
    begin(0).tell(state(0, 0, [{ event: "a" }]));
    live.greetAgain();
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent).toEqual([{ type: "hello", seat: 0, since: 1, language: "pl" }]);
    expect(sockets.length).toBe(2);
  });

  it("waits longer each time, but not for ever", () => {
    begin(0).onclose?.({ code: 1006 });
    for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
      sockets.at(-1)!.onclose?.({ code: 1006 });
    }
  });

  it("leaves it to chance how much of a pause it waits", () => {
    drawn = 0.25;
    begin(0).onclose?.({ code: 1006 });
    for (const pause of [125, 250, 500]) {
      const before = sockets.length;
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
      sockets.at(-1)!.onclose?.({ code: 1006 });
    }
  });

  it("waits as after a first failure again once it was let in, not when a door opens and shuts", () => {
    begin(0).onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    sockets[1]!.onopen?.();
    sockets[1]!.onclose?.({ code: 4408 });
    vi.advanceTimersByTime(999);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(1);
    sockets[2]!.onopen?.();
    sockets[2]!.tell({ type: "table", table });
    sockets[2]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(4);
  });

  it.each([4400, 4403, 4404])("stays away when the server says so (%i), and keeps why", async (code) => {
    const socket = begin(0);
    socket.tell(state(0, 0, [], decision(1)));
    const played = live.play("pass");
    socket.tell({ type: "failed", error: { ...problem, code: "no-such-table" } });
    socket.onclose?.({ code });
    expect(await played).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe("closed");
    expect(live.problem?.code).toBe("no-such-table");
    expect(sockets.length).toBe(1);
    // Nothing is sent to a door that is shut, and nobody waits for an answer.
    const sent = socket.sent.length;
    expect(await live.play("pass")).toBe(false);
    expect(socket.sent.length).toBe(sent);
  });

  it.each([1000, 1006, 1011, 1012, 4408, 4429])("comes back after any other end (%i)", (code) => {
    begin(0).onclose?.({ code });
    expect(live.connection).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(2);
  });

  it("takes the table, what can be taken back, and who is passed for from the server", () => {
    const socket = begin(0);
    socket.tell({ type: "table", table });
    expect(live.table).toEqual(table);
    const full = {
      ...(state(0, 0, [], decision(1)) as Extract<ServerMessage, { type: "state" }>),
      can_undo: true,
      can_undo_further: true,
      passing: [0],
    };
    socket.tell(full);
    expect([live.canUndo, live.canUndoFurther, live.passing, live.stops]).toEqual([true, true, [0], null]);
    live.look(1);
    expect([live.canUndo, live.canUndoFurther, live.passing, live.previous, live.refusal, live.seat]).toEqual([
      false,
      false,
      [],
      null,
      null,
      1,
    ]);
    socket.tell({ type: "pong" });
    socket.tell({ type: "new" } as unknown as ServerMessage);
    expect(live.table).toEqual(table);
  });

  it("takes a move back, and shows why it can't", async () => {
    const socket = begin(2);
    const undone = live.undo();
    expect(socket.sent.at(-1)).toEqual({ type: "undo", seat: 2, further: false, ask: 1 });
    socket.tell({ type: "answer", ask: 1 });
    expect(await undone).toBeNull();
    const further = live.undo(true);
    expect(socket.sent.at(-1)).toEqual({ type: "undo", seat: 2, further: true, ask: 2 });
    socket.tell({ type: "refused", ask: 2, error: problem });
    expect([await further, live.refusal]).toEqual([problem, problem]);
  });

  it("asks why not, and keeps the rule in sight", async () => {
    const socket = begin(2);
    const asked = live.why("order pyke: raid");
    expect(socket.sent.at(-1)).toEqual({ type: "why", seat: 2, move: "order pyke: raid", ask: 1 });
    socket.tell({ type: "why", ask: 1, refusal: problem });
    expect([await asked, live.refusal]).toEqual([problem, problem]);
    const allowed = live.why("pass");
    socket.tell({ type: "why", ask: 2, refusal: null });
    expect([await allowed, live.refusal]).toEqual([null, null]);
  });

  it("speaks to the table and in private, and keeps lines in their places", async () => {
    const socket = begin(0);
    const said = live.say("Peace?", 2);
    expect(socket.sent.at(-1)).toEqual({ type: "say", seat: 0, text: "Peace?", to: 2, ask: 1 });
    socket.tell({ type: "refused", ask: 1, error: problem });
    expect(await said).toEqual(problem);
    const line = (text: string) => ({ seat: 1, to: null, holder: "B", text, at: "" });
    socket.tell({ type: "chat", from: 0, lines: [line("a"), line("b")] });
    socket.tell({ type: "chat", from: 1, lines: [line("c")] });
    expect(live.chat.map((one) => one.text)).toEqual(["a", "c"]);
  });

  it("holds for no decision with the number nought, and sends every wish with its seat", () => {
    const socket = begin(3);
    void live.hold();
    expect(socket.sent.at(-1)).toEqual({ type: "hold", number: 0, seat: 3, ask: 1 });
  });

  it("stays in touch, on the connection that it has", () => {
    const socket = begin(0);
    const pings = (one: FakeSocket): number => one.sent.filter((message) => message.type === "ping").length;
    vi.advanceTimersByTime(24_999);
    expect(pings(socket)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pings(socket)).toBe(1);
    vi.advanceTimersByTime(25_000);
    expect(pings(socket)).toBe(2);
    live.greetAgain();
    sockets[1]!.onopen?.();
    vi.advanceTimersByTime(25_000);
    expect([pings(socket), pings(sockets[1]!)]).toEqual([2, 1]);
    vi.advanceTimersByTime(25_000);
    expect([pings(socket), pings(sockets[1]!)]).toEqual([2, 2]);
  });

  it("greets anew only where it was greeted, and gives up what it waited for", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [], decision(1)));
    const played = live.play("pass");
    live.greetAgain();
    expect([await played, live.connection]).toEqual([false, "connecting"]);
    live.greetAgain();
    expect(sockets.length).toBe(2);
    // The old connection is closed on purpose: nobody comes back for it.
    vi.advanceTimersByTime(20_000);
    expect(sockets.length).toBe(2);
  });

  it("goes for good when the page is left", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [], decision(1)));
    const played = live.play("pass");
    let closed = false;
    socket.close = () => void (closed = true);
    live.close();
    expect([await played, live.connection, closed]).toEqual([false, "closed", true]);
    expect(vi.getTimerCount()).toBe(0);
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect([live.connection, sockets.length]).toEqual(["closed", 1]);
  });

  it("plays nothing where nothing is asked", async () => {
    const socket = begin(0);
    expect(await live.play("pass")).toBe(false);
    expect(socket.sent).toHaveLength(1);
    socket.tell(state(0, 0, [], decision(1)));
    socket.onclose?.({ code: 1006 });
    // Not connected: nothing is sent, nothing is waited for.
    expect(await live.play("pass")).toBe(false);
    expect([live.waiting, socket.sent.length]).toEqual([false, 1]);
  });

  it("forgets why a move was refused when another decision comes, not when the same comes again", async () => {
    const socket = begin(0);
    socket.tell(state(0, 0, [], decision(12)));
    const played = live.play("pass");
    socket.tell({ type: "refused", ask: 1, error: problem });
    await played;
    socket.tell(state(0, 0, [], decision(12)));
    expect(live.refusal).toEqual(problem);
    socket.tell(state(0, 0, [], null));
    expect(live.refusal).toBeNull();
  });

  it("has seen everything when a spectator looks on, and remembers nothing for them", () => {
    begin(null).tell(state(null, 0, [{ event: "a" }, { event: "b" }]));
    expect(live.seen).toBe(2);
    live.markSeen(1);
    expect([live.seen, kept.size]).toEqual([1, 0]);
  });

  it("begins what was missed where the seat last answered, in an earlier visit too", () => {
    kept.set("t/0", 1);
    begin(0).tell(state(0, 0, [{ event: "a" }, { event: "b" }]));
    expect(live.seen).toBe(1);
    live.markSeen();
    expect([live.seen, kept.get("t/0")]).toEqual([2, 2]);
  });
});

describe("a live table in a browser", () => {
  const opened: { address: string; socket: FakeSocket }[] = [];
  let kept: Map<string, string>;
  let forbidden: boolean;

  beforeEach(() => {
    opened.length = 0;
    kept = new Map();
    forbidden = false;
    vi.stubGlobal("location", { origin: "https://maester.test" });
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor(address: string) {
          super();
          opened.push({ address, socket: this });
        }
      },
    );
    const guarded = <Result>(what: () => Result): Result => {
      if (forbidden) throw new Error("SecurityError");
      return what();
    };
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => guarded(() => kept.get(key) ?? null),
      setItem: (key: string, value: string) => guarded(() => void kept.set(key, value)),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  function arrives(events: number): LiveTable {
    const live = new LiveTable("a b", 1, () => "en");
    live.open();
    const { socket } = opened.at(-1)!;
    socket.onopen?.();
    socket.tell(
      state(
        1,
        0,
        Array.from({ length: events }, () => ({ event: "a" })),
        decision(1),
      ),
    );
    return live;
  }

  it("connects to where the page came from, as safely", () => {
    arrives(0).close();
    expect(opened[0]?.address).toBe("wss://maester.test/api/tables/a%20b/live");
    vi.stubGlobal("location", { origin: "http://127.0.0.1:8000" });
    arrives(0).close();
    expect(opened[1]?.address).toBe("ws://127.0.0.1:8000/api/tables/a%20b/live");
  });

  it("remembers how far a seat had seen, for each table and seat", () => {
    const first = arrives(3);
    first.markSeen(2);
    first.close();
    expect([...kept]).toEqual([["maester-seen-a b-1", "2"]]);
    const again = arrives(5);
    expect(again.seen).toBe(2);
    again.close();
  });

  it("does without a browser that keeps anything", () => {
    forbidden = true;
    const live = arrives(3);
    expect(live.seen).toBe(3);
    live.markSeen(1);
    expect(live.seen).toBe(1);
    live.close();
  });
});
