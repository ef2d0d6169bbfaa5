import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, PlainMove } from "../../api/types";
import type { BoardProps } from "../types";
import { Planning } from "./planning.svelte";
import { board, facts } from "./testing";

const AREAS = ["winterfell", "white-harbor", "shivering-sea"];
type Order = [area: string, token: string];

/** A table that takes orders one by one into a tray, as the server does. */
class Table {
  tray: PlainMove[] = $state.raw([]);
  round = $state(1);
  number = $state(0);
  busy = $state(false);
  kind = $state("assign-order");
  refuses = $state(false);
  canUndo = true;
  /** A table that takes its time. */
  slow: (() => Promise<boolean>) | null = null;
  readonly asked: string[] = [];

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
    mode: "live",
    highlighted: [],
    busy: this.busy,
    play: (move) => this.#play(move as PlainMove),
    ...(this.canUndo ? { undo: () => this.#undo() } : {}),
    why: () => Promise.resolve(null),
    show: () => undefined,
  });

  get decision(): Decision {
    const there = new Set(this.tray.map((move) => move.area));
    const options = AREAS.filter((area) => !there.has(area)).map((area) => ({
      move: { move: "place-order", area, token: "raid" },
      text: "",
    }));
    const stars = 1 - this.tray.filter((move) => facts.order(String(move.token)).special).length;
    const values = { missing: AREAS.length - this.tray.length, stars };
    return {
      number: this.number,
      kind: this.kind,
      answered: options.length === 0,
      prompt: { id: "ask", values },
      options,
      free: false,
      guidance: {},
    };
  }

  #play(move: PlainMove): Promise<boolean> {
    this.asked.push(`${String(move.area)}: ${String(move.token)}`);
    if (this.slow) return this.slow();
    if (this.refuses) return Promise.resolve(false);
    [this.tray, this.number] = [[...this.tray, move], this.number + 1];
    return Promise.resolve(true);
  }

  #undo(): Promise<boolean> {
    this.asked.push("undo");
    [this.tray, this.number] = [this.tray.slice(0, -1), this.number + 1];
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
      planning = new Planning(
        () => table.props,
        () => facts,
      );
    });
    flushSync();
  }

  /** Lets the table answer until nothing more is asked. */
  async function settles(): Promise<void> {
    for (let steps = 0; steps < 20; steps += 1) {
      flushSync();
      await Promise.resolve();
    }
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
    expect([planning.frame, planning.lit, planning.draft]).toEqual([null, [], null]);
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

  async function plansAll(): Promise<void> {
    planning.drop("raid", null, "winterfell");
    planning.drop("support", null, "white-harbor");
    planning.drop("march-plus-1", null, "shivering-sea");
    planning.token = "raid";
    planning.send();
    expect([planning.token, planning.area]).toEqual([null, null]);
    await settles();
  }

  it("sends the whole plan, order by order, and is ready then", async () => {
    planning.drop("raid", null, "winterfell");
    planning.send();
    expect(planning.sending).toBe(false);
    expect(planning.ready).toBe(false);
    await plansAll();
    expect(table.asked).toEqual(["winterfell: raid", "white-harbor: support", "shivering-sea: march-plus-1"]);
    expect([planning.sending, planning.ready]).toEqual([false, true]);
  });

  it("touches nothing while it is sent", () => {
    planning.drop("raid", null, "winterfell");
    planning.drop("support", null, "white-harbor");
    planning.drop("march-plus-1", null, "shivering-sea");
    planning.send();
    const sent = orders();
    planning.tap("winterfell");
    planning.pick("raid");
    planning.drop("raid", "winterfell", null);
    expect([planning.lit, planning.area, planning.token, orders()]).toEqual([[], null, null, sent]);
  });

  it("waits while the table is busy, and asks for each decision once", async () => {
    table.busy = true;
    await plansAll();
    expect([table.asked, planning.sending]).toEqual([[], true]);
    table.busy = false;
    await settles();
    expect(table.asked).toHaveLength(3);
  });

  it("sends nothing twice, though the table is told of again before it answers", async () => {
    let answer: (accepted: boolean) => void = () => undefined;
    table.slow = () => new Promise((resolve) => (answer = resolve));
    await plansAll();
    table.tray = [...table.tray];
    await settles();
    expect(table.asked).toEqual(["winterfell: raid"]);
    answer(false);
    await settles();
    expect(planning.sending).toBe(false);
  });

  it("takes back what is another one now, and sends the rest again", async () => {
    await plansAll();
    planning.tap("white-harbor");
    planning.pick("defense-1");
    expect(planning.ready).toBe(false);
    planning.send();
    await settles();
    expect(table.asked.slice(3)).toEqual(["undo", "undo", "white-harbor: defense-1", "shivering-sea: march-plus-1"]);
    expect(planning.ready).toBe(true);
  });

  it("stops where the table refuses, and may be sent again", async () => {
    table.refuses = true;
    await plansAll();
    expect([table.asked, planning.sending]).toEqual([["winterfell: raid"], false]);
    table.refuses = false;
    planning.send();
    await settles();
    expect(planning.ready).toBe(true);
  });

  it("stops where nothing can be taken back", async () => {
    const still = new Table();
    still.canUndo = false;
    still.tray = tray(["winterfell", "support"]);
    sits(still);
    planning.drop("raid", null, "winterfell");
    planning.drop("support", null, "white-harbor");
    planning.drop("march-plus-1", null, "shivering-sea");
    planning.send();
    await settles();
    expect([planning.sending, table.asked]).toEqual([false, []]);
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

  it("is no longer sent when something else is asked", async () => {
    table.busy = true;
    await plansAll();
    expect(planning.sending).toBe(true);
    table.kind = "bid";
    flushSync();
    expect(planning.sending).toBe(false);
  });
});
