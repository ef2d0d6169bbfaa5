/** What is thought of while a tray is dragged: where it would stand, and which move that is. Only drawn: the server judges it. */
import type { Decision, PlainMove } from "../../api/types";
import type { ChargeShown, Ray, Reach, ShownPlacement } from "../../generated/miniatures";
import { bearingTo, between, go, keptInside, turnBetween, wrapped, type Point, type Pose, type Size } from "./geometry";
import { ALIGNMENTS, degreesText, endOf, inchesText, wayOf } from "./moves";

/** Where a tray would stand. */
export interface Thought {
  readonly pose: Pose;
  /** On which bearing it would move, and how far. */
  readonly bearing: number;
  readonly length: number;
  /** The unit or the kind of terrain that is placed. */
  readonly what: string;
  /** It was turned by hand, and keeps its facing. */
  readonly turned: boolean;
  /** The suggestion that it is, by number. */
  readonly suggestion: number | null;
}

/** A place that is worth considering. */
export interface Suggestion {
  readonly thought: Thought;
  readonly move: PlainMove;
  readonly reason: string;
  readonly about: string;
}

/** A suggestion is taken from so far away, in thousandths of an inch. */
const SNAP = 450;
/** Lengths are rounded to so many thousandths, bearings to so many hundredths, when somebody drags. */
const STEP = 10;
const TURN = 100;

/** What is placed that is neither a unit nor a kind of terrain: `objective-2`. A Corpse Pile is a kind of terrain. */
export const TOKEN = "objective-";
const PILE = "corpse-pile";
/** How wide an Objective token is, in thousandths of an inch. */
export const TOKEN_SIZE: Size = { width: 1400, depth: 1400 };

/** How something is moved or placed. */
export abstract class Thinking {
  abstract readonly suggestions: readonly Suggestion[];
  /** Whether it can be turned by itself. */
  readonly turns: boolean = true;
  /** Whether it stays where it is, and only turns. */
  readonly staysPut: boolean = false;
  /** The greatest length of its way; null if it has none. */
  readonly most: number | null = null;

  /** What is thought of when somebody points there. */
  protected abstract free(point: Point, now: Thought): Thought;
  abstract move(thought: Thought): PlainMove;
  /** What somebody thinks of who would make this move; null where only suggestions are thought of. */
  abstract thinkOf(move: PlainMove): Thought | null;

  first(): Thought | null {
    return this.suggestions[0]?.thought ?? null;
  }

  /** The same, drawn to a suggestion that is near. */
  at(point: Point, now: Thought): Thought {
    const thought = this.free(point, now);
    const near = this.staysPut ? null : this.nearby(point, now);
    return near ?? thought;
  }

  private nearby(point: Point, now: Thought): Thought | null {
    const same = this.suggestions.filter(
      ({ thought }) => thought.what === now.what && (!now.turned || thought.pose[2] === now.pose[2]),
    );
    const nearest = same
      .map(({ thought }) => ({ thought, far: between(thought.pose, point) }))
      .sort((one, other) => one.far - other.far)[0];
    return nearest && nearest.far <= SNAP ? nearest.thought : null;
  }

  /** Turned to a bearing where it is. */
  turnedTo(bearing: number, now: Thought): Thought {
    if (!this.turns) return now;
    const facing = wrapped(Math.round(bearing / TURN) * TURN);
    return { ...now, pose: [now.pose[0], now.pose[1], facing], turned: true, suggestion: null };
  }
}

function thoughtOf(pose: Pose, suggestion: number | null, start: Pose | null, what = ""): Thought {
  const length = start ? Math.round(between(start, pose)) : 0;
  const bearing = start && length > 0 ? bearingTo(start, pose) : pose[2];
  return { pose, bearing, length, what, turned: false, suggestion };
}

/** A length that is neither too long nor within a stretch in which it may not end: the nearest one. */
export function allowedLength(wanted: number, reach: number, barred: readonly (readonly [number, number])[]): number {
  const length = Math.max(0, Math.min(wanted, reach));
  // A stretch that is drawn up to the end of the way goes on beyond it.
  const stretches = barred.map(([from, to]) => [from, to >= reach ? Infinity : to] as const);
  const inside = (one: number) => stretches.find(([from, to]) => from < one && one < to);
  let [shorter, longer] = [length, length];
  for (let stretch = inside(shorter); stretch; stretch = inside(shorter)) shorter = stretch[0];
  for (let stretch = inside(longer); stretch; stretch = inside(longer)) longer = stretch[1];
  const fits = longer <= reach && (shorter < 0 || longer - length < length - shorter);
  return fits ? Math.ceil(longer / STEP) * STEP : Math.max(0, Math.floor(shorter / STEP) * STEP);
}

/** How far it goes on a bearing between those that are drawn: no farther than on both beside it, and nowhere where one of them is barred. */
export function rayAt(rays: readonly Ray[], bearing: number): Ray {
  const near = [...rays]
    .sort((one, other) => Math.abs(turnBetween(one.bearing, bearing)) - Math.abs(turnBetween(other.bearing, bearing)))
    .slice(0, 2);
  const [nearest, second] = near;
  if (!nearest) return { bearing, reach: 0, barred: [] };
  const exact = !second || nearest.bearing === bearing;
  return {
    bearing,
    reach: exact ? nearest.reach : Math.min(nearest.reach, second.reach),
    barred: exact ? nearest.barred : [...nearest.barred, ...second.barred],
  };
}

/** Maneuver, March, Shift, Retreat: a straight way on some bearings. */
export class Moving extends Thinking {
  override readonly most: number;
  override readonly turns: boolean;
  readonly suggestions: readonly Suggestion[];

  constructor(
    readonly kind: "maneuver" | "march" | "shift-by" | "retreat-to",
    readonly reach: Reach,
    options: Decision["options"],
  ) {
    super();
    this.most = reach.allowance;
    this.turns = kind !== "shift-by";
    const listed = reach.ends.length === options.length;
    this.suggestions = options.map(({ move }, index) => ({
      thought: withWay(
        thoughtOf(listed ? (reach.ends[index]?.pose ?? reach.start) : endOf(move, reach.start), index, reach.start),
        move,
      ),
      move,
      reason: listed ? (reach.ends[index]?.reason ?? "") : "",
      about: listed ? (reach.ends[index]?.about ?? "") : "",
    }));
  }

  protected free(point: Point, now: Thought): Thought {
    const { start, rays } = this.reach;
    if (this.kind === "maneuver") {
      const bearing = wrapped(Math.round(bearingTo(start, point) / TURN) * TURN);
      return this.#along(rayAt(rays, bearing), between(start, point), now);
    }
    const best = rays
      .map((ray) => ({
        ray,
        ahead: between(start, point) * Math.cos((turnBetween(ray.bearing, bearingTo(start, point)) / 18_000) * Math.PI),
      }))
      .sort((one, other) => other.ahead - one.ahead)[0];
    return best ? this.#along(best.ray, best.ahead, now) : now;
  }

  #along(ray: Ray, wanted: number, now: Thought): Thought {
    const length = allowedLength(wanted, ray.reach, ray.barred);
    const [x, y] = go(this.reach.start, ray.bearing, length);
    const follows = this.kind === "maneuver" ? ray.bearing : this.reach.start[2];
    const facing = now.turned && this.turns ? now.pose[2] : length === 0 ? this.reach.start[2] : follows;
    return { ...now, pose: [Math.round(x), Math.round(y), facing], bearing: ray.bearing, length, suggestion: null };
  }

  thinkOf(move: PlainMove): Thought {
    const { start } = this.reach;
    return withWay(thoughtOf(endOf(move, start), null, start), move);
  }

  move(thought: Thought): PlainMove {
    const suggested = thought.suggestion === null ? undefined : this.suggestions[thought.suggestion];
    if (suggested) return suggested.move;
    const { start } = this.reach;
    const [length, last] = [inchesText(thought.length), degreesText(thought.pose[2])];
    const face = degreesText(thought.length > 0 ? thought.bearing : start[2]);
    switch (this.kind) {
      case "maneuver":
        return { move: "maneuver", face, forward: length, then_face: last };
      case "march":
        return { move: "march", forward: length, then_face: last };
      case "shift-by":
        return { move: "shift-by", way: wayOf(start[2], thought.bearing), distance: length };
      case "retreat-to":
        return { move: "retreat-to", way: wayOf(start[2], thought.bearing), distance: length, then_face: last };
    }
  }
}

/** Of a suggestion the way is known, though its pose was rounded. */
function withWay(thought: Thought, move: PlainMove): Thought {
  const length = Number(move.forward ?? move.distance ?? NaN) * 1000;
  return Number.isNaN(length) ? thought : { ...thought, length: Math.round(length) };
}

/** A free pivot, or the pivot of a charging unit: it only turns. */
export class Pivoting extends Thinking {
  override readonly staysPut = true;
  readonly suggestions: readonly Suggestion[];

  constructor(
    readonly kind: "free-pivot" | "charge-facing",
    readonly start: Pose,
    options: Decision["options"],
    reasons: readonly (readonly [reason: string, about: string])[],
    /** Bearings to which it may turn, from and to; none: to all. */
    readonly lanes: readonly (readonly [number, number])[] = [],
  ) {
    super();
    this.suggestions = options.map(({ move }, index) => ({
      thought: thoughtOf(endOf(move, start), index, null),
      move,
      reason: reasons[index]?.[0] ?? "",
      about: reasons[index]?.[1] ?? "",
    }));
  }

  protected free(point: Point, now: Thought): Thought {
    return this.turnedTo(bearingTo(this.start, point), now);
  }

  override turnedTo(bearing: number, now: Thought): Thought {
    const whole = wrapped(Math.round(bearing / TURN) * TURN);
    const facing = this.lanes.length > 0 ? nearestIn(this.lanes, whole) : whole;
    return { ...now, pose: [this.start[0], this.start[1], facing], bearing: facing, turned: true, suggestion: null };
  }

  thinkOf(move: PlainMove): Thought {
    return thoughtOf(endOf(move, this.start), null, null);
  }

  move(thought: Thought): PlainMove {
    const suggested = thought.suggestion === null ? undefined : this.suggestions[thought.suggestion];
    return suggested?.move ?? { move: this.kind, face: degreesText(thought.pose[2]) };
  }
}

/** The bearing in one of the stretches that is nearest to another. */
export function nearestIn(stretches: readonly (readonly [number, number])[], bearing: number): number {
  const isIn = stretches.some(([first, last]) => wrapped(bearing - first) <= wrapped(last - first));
  if (isIn) return bearing;
  const ends = stretches.flat();
  return (
    ends.sort((one, other) => Math.abs(turnBetween(one, bearing)) - Math.abs(turnBetween(other, bearing)))[0] ?? bearing
  );
}

/** What is placed with a move: a unit, a kind of terrain, or an Objective token. */
function whatOf(move: PlainMove): string {
  if (move.move === "place-token") return `${TOKEN}${Number(move.objective)}`;
  if (move.move === "place-pile") return PILE;
  return String(move.unit ?? move.kind);
}

/** A unit that is deployed, a piece of terrain that is laid, a token or a Corpse Pile that is put somewhere. */
export class Placing extends Thinking {
  readonly suggestions: readonly Suggestion[];
  override readonly turns: boolean;

  constructor(
    readonly kind: "deploy" | "lay-terrain" | "place-token" | "place-pile",
    readonly placement: ShownPlacement,
    options: Decision["options"],
    private readonly sizeOf: (what: string) => Size,
  ) {
    super();
    // What is round has no facing.
    this.turns = kind === "deploy" || kind === "lay-terrain";
    // To place nothing is a button of its own.
    const places = options.filter(({ move }) => move.move === kind);
    this.suggestions = places.map(({ move }, index) => ({
      thought: { ...this.thinkOf(move), suggestion: index },
      move,
      reason: placement.places[index]?.reason ?? "",
      about: placement.places[index]?.about ?? "",
    }));
  }

  thinkOf(move: PlainMove): Thought {
    return thoughtOf(endOf(move, [0, 0, 0]), null, null, whatOf(move));
  }

  /** What there is to place, in the order of the suggestions. */
  get choices(): string[] {
    return [...new Set(this.suggestions.map(({ thought }) => thought.what))];
  }

  /** The first place that is suggested for something. */
  choose(what: string): Thought | null {
    return this.suggestions.find(({ thought }) => thought.what === what)?.thought ?? null;
  }

  protected free([x, y]: Point, now: Thought): Thought {
    const grid = (value: number): number => Math.round(value / STEP) * STEP;
    const pose: Pose = [grid(x), grid(y), now.pose[2]];
    return { ...now, pose: keptInside(pose, this.sizeOf(now.what), this.area), suggestion: null };
  }

  override turnedTo(bearing: number, now: Thought): Thought {
    const thought = super.turnedTo(bearing, now);
    if (thought === now) return now;
    return { ...thought, pose: keptInside(thought.pose, this.sizeOf(now.what), this.area) };
  }

  get area(): readonly [number, number, number, number] {
    const [xs, ys] = [this.placement.area.map(([x]) => x), this.placement.area.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  move(thought: Thought): PlainMove {
    const [x, y, face] = [inchesText(thought.pose[0]), inchesText(thought.pose[1]), degreesText(thought.pose[2])];
    switch (this.kind) {
      case "deploy":
        return { move: "deploy", unit: thought.what, x, y, face };
      case "lay-terrain":
        return { move: "lay-terrain", kind: thought.what, x, y, face };
      case "place-token":
        return { move: "place-token", objective: Number(thought.what.slice(TOKEN.length)), x, y };
      case "place-pile":
        return { move: "place-pile", x, y };
    }
  }
}

/** One of a few poses, and nothing in between. */
export class Choosing extends Thinking {
  override readonly turns = false;

  constructor(readonly suggestions: readonly Suggestion[]) {
    super();
  }

  protected free(point: Point, now: Thought): Thought {
    const sorted = [...this.suggestions].sort(
      (one, other) => between(one.thought.pose, point) - between(other.thought.pose, point),
    );
    return sorted[0]?.thought ?? now;
  }

  thinkOf(): null {
    return null;
  }

  move(thought: Thought): PlainMove {
    return this.suggestions[thought.suggestion ?? 0]?.move ?? { move: "pass" };
  }
}

/** The ways to line up, as the server's guidance has them: by number of the alignment. */
export function aligning(options: Decision["options"], poses: Readonly<Record<string, Pose>>, start: Pose): Choosing {
  return new Choosing(
    options.map(({ move }, index) => {
      const number = (ALIGNMENTS as readonly string[]).indexOf(String(move.place));
      const pose = poses[String(number)] ?? poses[String(move.place)] ?? start;
      return {
        thought: thoughtOf(pose, index, null),
        move,
        reason: move.move === "align" ? String(move.place) : "stay",
        about: "",
      };
    }),
  );
}

/** Moves of a kind that aren't drawn: only those that are listed. */
export function listed(options: Decision["options"], start: Pose): Choosing {
  return new Choosing(
    options.map(({ move }, index) => ({
      thought: thoughtOf(endOf(move, start), index, start),
      move,
      reason: move.move === "pass" ? "stay" : "",
      about: "",
    })),
  );
}

/** The lanes of a Charge as stretches. */
export function lanesOf(shown: ChargeShown): (readonly [number, number])[] {
  return shown.lanes.map(({ first, last }) => [first, last] as const);
}

/** The way of a Charge on a bearing, as near as it is drawn: how far, and which number the die needs. */
export function chargeWay(shown: ChargeShown, bearing: number): { travel: number; needs: number } | null {
  const ways = [
    ...shown.lanes.flatMap(({ ways }) => ways),
    ...shown.candidates.map(([face, travel, needs]) => [face, travel, needs] as const),
  ];
  const [nearest] = ways.sort(
    (one, other) => Math.abs(turnBetween(one[0], bearing)) - Math.abs(turnBetween(other[0], bearing)),
  );
  return nearest ? { travel: nearest[1], needs: nearest[2] } : null;
}
