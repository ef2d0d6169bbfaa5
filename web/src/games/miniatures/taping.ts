/** The measuring tape: between two points, or the shortest way between the trays on which they lie. */
import type { FieldView, UnitView } from "../../generated/miniatures";
import { corners, distance, distanceTo, seenFrom, type Point, type Pose, type Size } from "./geometry";

type Standing = UnitView & { pose: Pose };

function under(view: FieldView, point: Point): Standing | null {
  const found = view.units.find((unit) => unit.pose !== null && distanceTo(unit.pose, unit, point) === 0);
  return found ? (found as Standing) : null;
}

/** The point of a tray that is nearest to another point. */
function nearestOn(pose: Pose, size: Size, point: Point): Point {
  const [side, ahead] = seenFrom(pose, point);
  const held = [clamp(side, size.width / 2), clamp(ahead, size.depth / 2)] as const;
  const angle = (pose[2] / 18_000) * Math.PI;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [pose[0] + held[0] * cosine + held[1] * sine, pose[1] - held[0] * sine + held[1] * cosine];
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

export function tapeBetween(view: FieldView, from: Point, to: Point): { from: Point; to: Point; gap: number | null } {
  const [one, other] = [under(view, from), under(view, to)];
  if (!one && !other) return { from, to, gap: null };
  if (one && other) {
    if (one === other) return { from, to, gap: null };
    const gap = distance(one.pose, one, other.pose, other);
    return { ...shortest(one, other), gap };
  }
  const start = one ? nearestOn(one.pose, one, to) : from;
  const end = other ? nearestOn(other.pose, other, from) : to;
  return { from: start, to: end, gap: Math.hypot(end[0] - start[0], end[1] - start[1]) };
}

/** The shortest way: from a corner of one to the other. */
function shortest(one: Standing, other: Standing): { from: Point; to: Point } {
  const ways = [
    ...corners(one.pose, one).map((corner) => ({ from: corner, to: nearestOn(other.pose, other, corner) })),
    ...corners(other.pose, other).map((corner) => ({ from: nearestOn(one.pose, one, corner), to: corner })),
  ];
  const length = ({ from, to }: { from: Point; to: Point }): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
  return ways.reduce((best, way) => (length(way) < length(best) ? way : best));
}
