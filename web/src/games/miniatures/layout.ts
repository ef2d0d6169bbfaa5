/** The table on the screen, in inches: the own edge is below. */
import type { PlainEvent } from "../../api/types";
import type { FieldView } from "../../generated/miniatures";
import { INCH, type Point, type Pose } from "./geometry";

export interface Layout {
  /** In inches. */
  readonly width: number;
  readonly height: number;
  /** Seen from the opposite edge. */
  readonly turned: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function layoutOf(view: FieldView, seat: string | null): Layout {
  const [left, bottom, right, top] = view.table;
  const edge = view.players.find((player) => player.seat === seat)?.edge ?? 0;
  return { width: (right - left) / INCH, height: (top - bottom) / INCH, turned: edge === 1 };
}

/** Where a point of the table lies on the screen, in inches from its upper left corner. */
export function spotOf({ width, height, turned }: Layout, [x, y]: Point | Pose): Spot {
  return turned ? { x: width - x / INCH, y: y / INCH } : { x: x / INCH, y: height - y / INCH };
}

/** The point of the table that lies there. */
export function pointOf({ width, height, turned }: Layout, { x, y }: Spot): Point {
  return turned ? [(width - x) * INCH, y * INCH] : [x * INCH, (height - y) * INCH];
}

/** By how many degrees something that faces a bearing is turned on the screen; without a jump at a full turn if it comes from another. */
export function degreesOf({ turned }: Layout, bearing: number, from?: number): number {
  const degrees = bearing / 100 + (turned ? 180 : 0);
  return from === undefined ? degrees : degrees + 360 * Math.round((from - degrees) / 360);
}

export function transformOf(layout: Layout, pose: Pose): string {
  const { x, y } = spotOf(layout, pose);
  return `translate(${round(x)} ${round(y)}) rotate(${round(degreesOf(layout, pose[2]))})`;
}

/** Some points as a closed outline. */
export function outlineOf(layout: Layout, points: readonly (Point | Pose)[]): string {
  return `M${points.map((point) => pairOf(layout, point)).join("L")}Z`;
}

export function pairOf(layout: Layout, point: Point | Pose): string {
  const { x, y } = spotOf(layout, point);
  return `${round(x)} ${round(y)}`;
}

/** An area with edges along x and y, as a rectangle on the screen. */
export function boxOf(
  layout: Layout,
  [left, bottom, right, top]: readonly [number, number, number, number],
): { x: number; y: number; width: number; height: number } {
  const [one, other] = [spotOf(layout, [left, bottom]), spotOf(layout, [right, top])];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    height: Math.abs(other.y - one.y),
  };
}

/** The ways that units have gone, by unit. */
export function pathsOf(events: readonly PlainEvent[]): ReadonlyMap<string, readonly Pose[]> {
  const gone = new Map<string, Pose[]>();
  for (const event of events) {
    if (event.event !== "moved") continue;
    const unit = String(event.unit);
    gone.set(unit, [...(gone.get(unit) ?? []), ...(event.path as Pose[])]);
  }
  return gone;
}

/** Steps of a way as keyframes: turned the short way, and each part as long as it is far. */
export function stepsOf(layout: Layout, path: readonly Pose[]): { offset: number; transform: string }[] {
  const lengths = path.map((pose, index) => {
    const before = path[index - 1] ?? pose;
    const turn = Math.abs(((((pose[2] - before[2]) % 36_000) + 54_000) % 36_000) - 18_000);
    return Math.hypot(pose[0] - before[0], pose[1] - before[1]) + turn / 6;
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let [gone, degrees] = [0, degreesOf(layout, path[0]?.[2] ?? 0)];
  return path.map((pose, index) => {
    gone += lengths[index] ?? 0;
    degrees = degreesOf(layout, pose[2], degrees);
    const { x, y } = spotOf(layout, pose);
    return {
      offset: Math.min(1, gone / whole),
      transform: `translate(${round(x)}px, ${round(y)}px) rotate(${round(degrees)}deg)`,
    };
  });
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
