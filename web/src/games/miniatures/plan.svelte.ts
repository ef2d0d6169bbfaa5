/** What the person at this screen thinks of and hasn't sent: a tray somewhere else. It asks the server whether that is allowed. */
import type { Decision, PlainMove, Problem } from "../../api/types";
import type { ChargeShown, FieldView, Reach, ShownPlacement } from "../../generated/miniatures";
import { kindOf } from "./asking";
import type { FieldFacts } from "./facts";
import { between, distance, go, INCH, type Point, type Pose, type Size } from "./geometry";
import {
  aligning,
  chargeWay,
  lanesOf,
  listed,
  Moving,
  Pivoting,
  Placing,
  TOKEN,
  TOKEN_SIZE,
  type Suggestion,
  type Thinking,
  type Thought,
} from "./thinking";

/** A ghost that rests for so long is asked about. */
const REST = 100;
/** So far, in thousandths of an inch, a ghost can be pushed against what holds it. */
const SLACK = 1500;

interface Server {
  reach?: (() => Promise<Record<string, unknown> | null>) | undefined;
  check?: ((move: PlainMove) => Promise<Problem | null>) | undefined;
}

export class Plan {
  /** The question that it answers. */
  decision: Decision | null = $state.raw(null);
  thinking: Thinking | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  /** What is thought of once it rests: what isn't drawn at each step of a drag follows this one. */
  rested: Thought | null = $state.raw(null);
  reach: Reach | null = $state.raw(null);
  charge: ChargeShown | null = $state.raw(null);
  placement: ShownPlacement | null = $state.raw(null);
  /** The unit that is moved; null if something is placed. */
  mover: string | null = $state(null);
  /** Why it isn't allowed; null if it is, or isn't known yet. */
  problem: Problem | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = $state(false);
  /** Where the ghost would be if nothing held it. */
  #pushed: Point | null = null;
  /** A move of the server's own, while the ghost stands for it. */
  #taken: { thought: Thought; move: PlainMove } | null = null;

  constructor(private readonly server: () => Server) {}

  /** Another question, or none. */
  async begin(decision: Decision | null, view: FieldView, facts: FieldFacts): Promise<void> {
    this.end();
    this.decision = decision;
    if (!decision) return;
    const kind = kindOf(decision);
    const named = decision.prompt.values.unit;
    const mover = typeof named === "string" ? named : (view.charge?.unit ?? view.active);
    const start = view.units.find((unit) => unit.unit === mover)?.pose ?? [0, 0, 0];
    if (kind === "align") {
      const poses = (decision.guidance.poses ?? {}) as Record<string, Pose>;
      this.#start(aligning(decision.options, poses, start), mover);
      return;
    }
    const shown = (await this.server().reach?.()) ?? null;
    if (this.decision !== decision) return;
    if (!shown) this.#start(listed(decision.options, start), mover);
    else if (isPlacing(kind)) {
      this.placement = shown as unknown as ShownPlacement;
      const sizes = (what: string): Size => sizeOf(what, view, facts);
      this.#start(new Placing(kind, this.placement, decision.options, sizes), null);
    } else if (kind === "charge-facing") {
      this.charge = shown as unknown as ChargeShown;
      const reasons = this.charge.candidates.map(([, , needs, reason]) => [reason, String(needs)] as const);
      this.#start(
        new Pivoting(kind, this.charge.start, decision.options, reasons, lanesOf(this.charge)),
        this.charge.unit,
      );
    } else {
      this.reach = shown as unknown as Reach;
      const owner =
        view.units.find((unit) => unit.pose && String(unit.pose) === String(this.reach?.start))?.unit ?? mover;
      const reasons = this.reach.ends.map(({ reason, about }) => [reason, about] as const);
      if (kind === "free-pivot") this.#start(new Pivoting(kind, this.reach.start, decision.options, reasons), owner);
      else this.#start(new Moving(kind as Moving["kind"], this.reach, decision.options), owner);
    }
  }

  #start(thinking: Thinking, mover: string | null): void {
    this.thinking = thinking;
    this.mover = mover;
    this.#think(thinking.first());
  }

  end(): void {
    clearTimeout(this.#timer);
    this.decision = null;
    this.thinking = this.thought = this.rested = null;
    this.reach = this.charge = this.placement = null;
    this.problem = null;
    this.mover = null;
    this.#taken = null;
  }

  /** The ghost is drawn to a point. */
  draw(to: Point): void {
    if (this.thinking && this.thought) this.#think(this.thinking.at(to, this.thought));
  }

  /** The ghost is pushed on by so much. It may be held by a suggestion or an edge at first: what was pushed adds up, to a limit. */
  push(dx: number, dy: number): void {
    const from = this.#pushed ?? this.pose;
    if (!from) return;
    const to: Point = [from[0] + dx, from[1] + dy];
    this.draw(to);
    const end = this.pose ?? to;
    const beyond = between(end, to);
    const kept = beyond > SLACK ? SLACK / beyond : 1;
    this.#pushed = [end[0] + (to[0] - end[0]) * kept, end[1] + (to[1] - end[1]) * kept];
  }

  turn(bearing: number): void {
    if (this.thinking && this.thought) this.#think(this.thinking.turnedTo(bearing, this.thought));
  }

  /** The ghost goes where a move of the server's would bring it; confirmed, that move is played as it is. */
  take(move: PlainMove): void {
    const found = this.thinking?.thinkOf(move);
    if (!found) return;
    const thought = { ...found, turned: this.thought?.turned ?? false };
    this.#think(thought);
    this.#taken = { thought, move };
  }

  /** What comes nearest to a ghost that is refused: a shorter way, another facing or place, and the move; null if nothing does. */
  get nearest(): { instead: "way" | "facing" | "place"; move: PlainMove } | null {
    const { thinking, thought } = this;
    const move = this.problem?.nearest?.move;
    const found = move && thinking?.thinkOf(move);
    if (!found || !thought || !thinking) return null;
    const shorter = found.length < thought.length;
    return { instead: thinking.staysPut ? "facing" : shorter ? "way" : "place", move };
  }

  /** The next suggestion, or the one before; only those for what is placed. */
  walk(step: number): void {
    const { thinking, thought } = this;
    if (!thinking || !thought) return;
    const among = thinking.suggestions.filter((one) => one.thought.what === thought.what);
    const now = among.findIndex((one) => one.thought.suggestion === thought.suggestion);
    this.#think(among[(now + step + among.length) % among.length]?.thought ?? thought);
  }

  /** Another unit, or another kind of terrain, is placed. */
  choose(what: string): void {
    if (this.thinking instanceof Placing) this.#think(this.thinking.choose(what));
  }

  /** A hand lies on the ghost: it rests only when it is let go or held still. */
  hold(hand: boolean): void {
    this.#held = hand;
    if (!hand) this.#rest();
  }

  get suggestion(): Suggestion | null {
    return this.thought?.suggestion == null ? null : (this.thinking?.suggestions[this.thought.suggestion] ?? null);
  }

  get move(): PlainMove | null {
    if (!this.thinking || !this.thought) return null;
    return this.#taken?.thought === this.thought ? this.#taken.move : this.thinking.move(this.thought);
  }

  /** Where the ghost is drawn: a charging unit where its way would end. */
  get pose(): Pose | null {
    if (!this.thought) return null;
    const way = this.charge && chargeWay(this.charge, this.thought.pose[2]);
    if (!this.charge || !way) return this.thought.pose;
    const [x, y] = go(this.charge.start, this.thought.pose[2], way.travel);
    return [x, y, this.thought.pose[2]];
  }

  #think(thought: Thought | null): void {
    this.#pushed = null;
    this.thought = thought;
    this.problem = null;
    clearTimeout(this.#timer);
    if (thought) this.#timer = setTimeout(() => this.#rest(), REST);
  }

  #rest(): void {
    const { thought, move } = this;
    if (!thought || !move) return;
    this.rested = thought;
    // What the server suggests is allowed.
    if (thought.suggestion !== null || thought === this.#taken?.thought) return;
    void this.server()
      .check?.(move)
      .then((problem) => {
        if (this.thought === thought) this.problem = problem;
      });
  }

  get isHeld(): boolean {
    return this.#held;
  }
}

function isPlacing(kind: string): kind is Placing["kind"] {
  return ["deploy", "lay-terrain", "place-token", "place-pile"].includes(kind);
}

export function sizeOf(what: string, view: FieldView, facts: FieldFacts): Size {
  if (what.startsWith(TOKEN)) return TOKEN_SIZE;
  return view.units.find((unit) => unit.unit === what) ?? facts.terrainSize(what);
}

/** The gap from a tray to the nearest enemy, in thousandths of an inch; null if there is none near. */
export function nearestGap(pose: Pose, mover: string, view: FieldView): number | null {
  const own = view.units.find((unit) => unit.unit === mover);
  if (!own) return null;
  const near = view.units.filter(
    (unit) => unit.seat !== own.seat && unit.pose !== null && between(unit.pose, pose) < 14 * INCH,
  );
  const gaps = near.map((unit) => distance(pose, own, unit.pose ?? [0, 0, 0], unit));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}
