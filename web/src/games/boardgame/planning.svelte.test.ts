import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, PlainMove } from "../../api/types";
import type { BoardProps } from "../types";
import type { PlanGuidance } from "./guidance";
import { Planning } from "./planning.svelte";
import { board } from "./testing";

const AREAS = ["winterfell", "white-harbor", "shivering-sea"];
type Order = [area: string, token: string];

const SPECIAL = ["march-plus-1", "defense-2"];

/** What the table tells of a plan: two of each kind, one star. */
const GUIDANCE: PlanGuidance = {
  areas: AREAS,
  orders: AREAS.length,
  limits: {
    ...Object.fromEntries(["raid", "support", "defense-1", ...SPECIAL].map((one) => [one, { most: 2, tokens: [one] }])),
    stars: { most: 1, tokens: SPECIAL },
  },
};

/** A table that takes a whole plan into a tray, as the server does. */
class Table {
  tray: PlainMove[] = $state.raw([]);
  round = $state(1);
  number = $state(0);
  busy = $state(false);
  kind = $state("assign-order");
  mode: BoardProps["mode"] = $state("live");
  refuses = $state(false);
  /** A table that takes its time. */
  slow: (() => Promise<boolean>) | null = null;
  readonly asked: string[][] = [];

  readonly props: BoardProps = $derived({
    view: {
      game: "boardgame",
      seats: ["stark"],
      seat: "stark",
      to_act: ["stark"],
      ready: [],
      tray: this.tray,
      over: false,
      result: null,
      data: "",
      table: board({ round: this.round }),
    },
    previous: null,
    events: [],
    facts: {} as BoardProps["facts"],
    decision: this.decision,
    mode: this.mode,
    highlighted: [],
    busy: this.busy,
    play: () => Promise.reject(new Error("orders are sent together")),
    ...(this.mode === "live" ? { playAll: (moves) => this.#playAll(moves) } : {}),
    why: () => Promise.resolve(null),
    show: () => undefined,
  });

  get decision(): Decision {
    return {
      number: this.number,
      kind: this.kind,
      answered: this.tray.length === AREAS.length,
      prompt: { id: "ask", values: {} },
      options: [],
      free: false,
      guidance: this.kind === "assign-order" ? { ...GUIDANCE } : {},
    };
  }

  #playAll(moves: PlainMove[]): Promise<boolean> {
    this.asked.push(moves.map((move) => `${String(move.area)}: ${String(move.token)}`));
    if (this.slow) return this.slow();
    if (this.refuses) return Promise.resolve(false);
    [this.tray, this.number] = [moves, this.number + moves.length];
    return Promise.resolve(true);
  }
}

describe("planning", () => {
  let table: Table;
  let planning: Planning;
  let stop: (() => void) | undefined;
  let kept: Map<string, string>;
  let forbidden: boolean;

  beforeEach(() => {
    kept = new Map();
    forbidden = false;
    const guarded = <Result>(what: () => Result): Result => {
      if (forbidden) throw new Error("SecurityError");
      return what();
    };
    vi.stubGlobal("location", { pathname: "/table/t" });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => guarded(() => kept.get(key) ?? null),
      setItem: (key: string, value: string) => guarded(() => void kept.set(key, value)),
    });
    sits(new Table());
  });
  afterEach(() => {
    stop?.();
    vi.unstubAllGlobals();
  });

  function sits(at: Table): void {
    stop?.();
    table = at;
    stop = $effect.root(() => {
      planning = new Planning(() => table.props);
    });
    flushSync();
  }

  const orders = (): Order[] => [...planning.plan] as Order[];
  const tray = (...placed: Order[]): PlainMove[] =>
    placed.map(([area, token]) => ({ move: "place-order", area, token }));

  it("lights every area but the chosen one", () => {
    expect(planning.lit).toEqual(AREAS);
    planning.tap("white-harbor");
    expect([planning.area, planning.lit]).toEqual(["white-harbor", ["winterfell", "shivering-sea"]]);
    planning.tap("white-harbor");
    expect(planning.area).toBeNull();
    planning.tap("pyke");
    expect(planning.area).toBeNull();
    table.kind = "bid";
    flushSync();
    expect([planning.guidance, planning.lit, planning.draft]).toEqual([null, [], null]);
    planning.tap("winterfell");
    planning.pick("raid");
    planning.drop("raid", null, "winterfell");
    expect([planning.area, planning.token, orders()]).toEqual([null, null, []]);
  });

  it("goes on to the next area without an order, round the map, until all have one", () => {
    planning.tap("shivering-sea");
    planning.pick("raid");
    expect(planning.area).toBe("winterfell");
    // The suggestion may be taken up by a tap, and doesn't close.
    planning.tap("winterfell");
    expect(planning.area).toBe("winterfell");
    planning.pick("march-plus-1");
    expect(planning.area).toBe("white-harbor");
    expect(planning.draft).toEqual({ kind: "assign-order", values: { missing: 1, stars: 0 } });
    planning.pick("support");
    expect([planning.area, orders().length]).toEqual([null, 3]);
  });

  it("takes a token into the hand, and lays it where one taps next", () => {
    planning.pick("raid");
    expect(planning.token).toBe("raid");
    planning.pick("raid");
    expect(planning.token).toBeNull();
    planning.pick("support");
    planning.tap("winterfell");
    expect([planning.token, planning.area, orders()]).toEqual([null, null, [["winterfell", "support"]]]);
  });

  it("swaps two orders, and only where both areas have one", () => {
    planning.drop("raid", null, "winterfell");
    planning.drop("support", null, "white-harbor");
    planning.tap("winterfell");
    planning.tap("white-harbor");
    expect([planning.area, planning.plan.get("winterfell"), planning.plan.get("white-harbor")]).toEqual([
      null,
      "support",
      "raid",
    ]);
    planning.tap("winterfell");
    planning.tap("shivering-sea");
    expect([planning.area, planning.plan.size]).toEqual(["shivering-sea", 2]);
  });

  it("lays down what is dragged: from the tray, from area to area, off the map", () => {
    planning.pick("support");
    planning.drop("raid", null, "pyke");
    expect([orders(), planning.token]).toEqual([[], null]);
    planning.tap("shivering-sea");
    planning.drop("raid", null, "pyke");
    expect([orders(), planning.area]).toEqual([[], null]);
    planning.drop("raid", null, "winterfell");
    planning.drop("raid", "winterfell", "white-harbor");
    expect(orders()).toEqual([["white-harbor", "raid"]]);
    planning.drop("raid", "white-harbor", "pyke");
    expect(orders()).toEqual([]);
    planning.drop("raid", null, "winterfell");
    planning.drop("raid", "winterfell", null);
    expect(orders()).toEqual([]);
  });

  it("takes back one order, or all", () => {
    planning.drop("raid", null, "winterfell");
    planning.drop("support", null, "white-harbor");
    planning.takeBack("winterfell");
    expect(orders()).toEqual([["white-harbor", "support"]]);
    planning.tap("winterfell");
    planning.takeAllBack();
    expect([orders(), planning.area]).toEqual([[], null]);
  });

  function plans(): void {
    planning.drop("raid", null, "winterfell");
    planning.drop("support", null, "white-harbor");
    planning.drop("march-plus-1", null, "shivering-sea");
  }
  const PLAN = ["winterfell: raid", "white-harbor: support", "shivering-sea: march-plus-1"];

  it("sends the whole plan at once, and is ready then", async () => {
    planning.drop("raid", null, "winterfell");
    await planning.send();
    expect([planning.sending, planning.ready, table.asked]).toEqual([false, false, []]);
    plans();
    planning.token = "raid";
    await planning.send();
    expect([planning.token, planning.area]).toEqual([null, null]);
    expect(table.asked).toEqual([PLAN]);
    expect([planning.sending, planning.ready]).toEqual([false, true]);
  });

  it("touches nothing while it is sent", () => {
    table.slow = () => new Promise(() => undefined);
    plans();
    void planning.send();
    const sent = orders();
    planning.tap("winterfell");
    planning.pick("raid");
    planning.drop("raid", "winterfell", null);
    expect([planning.lit, planning.area, planning.token, orders()]).toEqual([[], null, null, sent]);
  });

  it("isn't sent while something else is on its way, nor in a replay", async () => {
    plans();
    table.busy = true;
    await planning.send();
    expect([table.asked, planning.sending]).toEqual([[], false]);
    table.busy = false;
    table.mode = "replay";
    await planning.send();
    expect(table.asked).toEqual([]);
  });

  it("is sent once, however often that is asked for before the table answers", async () => {
    let answer: (accepted: boolean) => void = () => undefined;
    table.slow = () => new Promise((resolve) => (answer = resolve));
    plans();
    const sent = planning.send();
    await planning.send();
    expect([table.asked, planning.sending]).toEqual([[PLAN], true]);
    answer(false);
    await sent;
    expect(planning.sending).toBe(false);
  });

  it("is sent whole again when any of it is another one now, in one message", async () => {
    plans();
    await planning.send();
    planning.tap("winterfell");
    planning.pick("defense-1");
    expect(planning.ready).toBe(false);
    await planning.send();
    expect(table.asked.slice(1).map((orders) => new Set(orders))).toEqual([
      new Set(["winterfell: defense-1", ...PLAN.slice(1)]),
    ]);
    expect(planning.ready).toBe(true);
  });

  it("stays as it was where the table refuses, and may be sent again", async () => {
    table.refuses = true;
    plans();
    await planning.send();
    flushSync();
    expect([table.asked, planning.sending, planning.ready, orders().length]).toEqual([[PLAN], false, false, 3]);
    table.refuses = false;
    await planning.send();
    expect(planning.ready).toBe(true);
  });

  it("survives a reload, in this tab, for this round, at this table", () => {
    planning.drop("raid", null, "winterfell");
    expect([...kept.keys()]).toEqual(["plan /table/t stark 1"]);
    sits(new Table());
    expect(orders()).toEqual([["winterfell", "raid"]]);
    table.round = 2;
    flushSync();
    expect(orders()).toEqual([]);
    vi.stubGlobal("location", { pathname: "/table/other" });
    sits(new Table());
    expect(orders()).toEqual([]);
  });

  it("begins with what lies in the tray, before what was thought of", () => {
    kept.set(
      "plan /table/t stark 1",
      JSON.stringify([["winterfell", "support"], ["white-harbor", "raid"], ["pyke", "raid"], "x", ["a", 1], ["b"]]),
    );
    const began = new Table();
    began.tray = tray(["winterfell", "march-plus-1"]);
    sits(began);
    expect(orders()).toEqual([
      ["winterfell", "march-plus-1"],
      ["white-harbor", "raid"],
    ]);
  });

  it.each(["not json", "{}", "null", "7"])("begins with nothing where what was kept is %s", (damaged) => {
    kept.set("plan /table/t stark 1", damaged);
    sits(new Table());
    expect(orders()).toEqual([]);
  });

  it("does without a browser that keeps anything", () => {
    forbidden = true;
    sits(new Table());
    planning.drop("raid", null, "winterfell");
    expect(orders()).toEqual([["winterfell", "raid"]]);
  });

  it("follows what is played elsewhere, in the list of options or in another window", () => {
    planning.drop("raid", null, "winterfell");
    table.tray = tray(["white-harbor", "support"]);
    table.number += 1;
    flushSync();
    expect(new Set(orders().map(String))).toEqual(new Set(["white-harbor,support", "winterfell,raid"]));
    table.tray = tray(["white-harbor", "support"], ["winterfell", "defense-1"]);
    table.number += 1;
    flushSync();
    expect(planning.plan.get("winterfell")).toBe("defense-1");
  });
});
