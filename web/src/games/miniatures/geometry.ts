/**
 * Trays as rectangles: a hint for the eye while something is dragged. What is legal says the server.
 *
 * Poses are as the server has them: thousandths of an inch, hundredths of a degree clockwise from +y.
 */

export type Pose = readonly [x: number, y: number, bearing: number];
export type Point = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly depth: number;
}

export const INCH = 1000;
export const FULL_TURN = 36_000;

/** A bearing within one turn. */
export function wrapped(bearing: number): number {
  return ((Math.round(bearing) % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** The turn from one bearing to another, the short way: more than 0 is clockwise. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % FULL_TURN) + 1.5 * FULL_TURN) % FULL_TURN) - FULL_TURN / 2;
}

const radians = (bearing: number): number => (bearing / (FULL_TURN / 2)) * Math.PI;

/** The point so far away on a bearing. */
export function go([x, y]: Point | Pose, bearing: number, distance: number): Point {
  return [x + distance * Math.sin(radians(bearing)), y + distance * Math.cos(radians(bearing))];
}

export function bearingTo(from: Point | Pose, to: Point | Pose): number {
  return wrapped((Math.atan2(to[0] - from[0], to[1] - from[1]) / Math.PI) * (FULL_TURN / 2));
}

export function between(one: Point | Pose, other: Point | Pose): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** A point as a tray sees it: how far to its right, and how far ahead. */
export function seenFrom(pose: Pose, [x, y]: Point | Pose): Point {
  const [sine, cosine] = [Math.sin(radians(pose[2])), Math.cos(radians(pose[2]))];
  const [dx, dy] = [x - pose[0], y - pose[1]];
  return [dx * cosine - dy * sine, dx * sine + dy * cosine];
}

/** Front left, front right, rear right, rear left. */
export function corners(pose: Pose, { width, depth }: Size): Point[] {
  const [right, front] = [go([0, 0], pose[2] + FULL_TURN / 4, width / 2), go([0, 0], pose[2], depth / 2)];
  return (
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([side, ahead]) => [
    pose[0] + side * right[0] + ahead * front[0],
    pose[1] + side * right[1] + ahead * front[1],
  ]);
}

/** How far a point is from a tray; 0 if it lies on it. */
export function distanceTo(pose: Pose, size: Size, point: Point | Pose): number {
  const [side, ahead] = seenFrom(pose, point);
  return Math.hypot(Math.max(0, Math.abs(side) - size.width / 2), Math.max(0, Math.abs(ahead) - size.depth / 2));
}

/** The shortest distance of two trays; 0 if they touch or overlap. They are convex, so a corner of one is nearest to the other. */
export function distance(one: Pose, size: Size, other: Pose, itsSize: Size): number {
  if (!areApart(one, size, other, itsSize) && !areApart(other, itsSize, one, size)) return 0;
  const itsCorners = corners(other, itsSize).map((corner) => distanceTo(one, size, corner));
  const ownCorners = corners(one, size).map((corner) => distanceTo(other, itsSize, corner));
  return Math.min(...itsCorners, ...ownCorners);
}

/** Whether one of the edges of a tray parts it from the other. */
function areApart(pose: Pose, { width, depth }: Size, other: Pose, itsSize: Size): boolean {
  const seen = corners(other, itsSize).map((corner) => seenFrom(pose, corner));
  const [sides, aheads] = [seen.map(([side]) => side), seen.map(([, ahead]) => ahead)];
  return (
    Math.min(...sides) > width / 2 ||
    Math.max(...sides) < -width / 2 ||
    Math.min(...aheads) > depth / 2 ||
    Math.max(...aheads) < -depth / 2
  );
}

/** The pose moved so that the whole tray lies in an area with edges along x and y. */
export function keptInside(
  pose: Pose,
  size: Size,
  [left, bottom, right, top]: readonly [number, number, number, number],
): Pose {
  const points = corners(pose, size);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const x = pose[0] + Math.max(0, left - Math.min(...xs)) - Math.max(0, Math.max(...xs) - right);
  const y = pose[1] + Math.max(0, bottom - Math.min(...ys)) - Math.max(0, Math.max(...ys) - top);
  return [Math.round(x), Math.round(y), pose[2]];
}
