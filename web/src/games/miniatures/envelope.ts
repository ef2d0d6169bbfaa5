/** How far a tray comes, as outlines on the screen. */
import type { Ray, Reach } from "../../generated/miniatures";
import { corners, go, type Point, type Pose, type Size } from "./geometry";
import { outlineOf, pairOf, type Layout } from "./layout";

/** The region in which the middle of the tray may end, where it may move on all bearings; else its ways. */
export function regionOf(layout: Layout, reach: Reach): string {
  if (isRound(reach))
    return outlineOf(
      layout,
      reach.rays.map((ray) => go(reach.start, ray.bearing, ray.reach)),
    );
  return reach.rays
    .filter((ray) => ray.reach > 0)
    .map((ray) => `M${pairOf(layout, reach.start)}L${pairOf(layout, go(reach.start, ray.bearing, ray.reach))}`)
    .join("");
}

export function isRound(reach: Reach): boolean {
  return reach.rays.length > 8;
}

/** The stretches in which it may not end. */
export function barredOf(layout: Layout, reach: Reach): string {
  const half = isRound(reach) ? 18_000 / reach.rays.length : 0;
  return reach.rays
    .flatMap((ray) => ray.barred.map(([from, to]) => stretchOf(layout, reach.start, ray, half, from, to)))
    .join("");
}

function stretchOf(layout: Layout, start: Pose, ray: Ray, half: number, from: number, to: number): string {
  const at = (turn: number, length: number): Point => go(start, ray.bearing + turn, length);
  if (half === 0) return `M${pairOf(layout, at(0, from))}L${pairOf(layout, at(0, to))}`;
  return outlineOf(layout, [at(-half, from), at(half, from), at(half, to), at(-half, to)]);
}

/** The lines between the zones of a tray, from its corners outwards. */
export function zoneLines(layout: Layout, pose: Pose, size: Size, diagonal: boolean, length: number): string {
  return corners(pose, size)
    .map((corner, index) => {
      const outwards = diagonal
        ? (Math.atan2(corner[0] - pose[0], corner[1] - pose[1]) / Math.PI) * 18_000
        : pose[2] + ([-4500, 4500, 13_500, -13_500][index] ?? 0);
      return `M${pairOf(layout, corner)}L${pairOf(layout, go(corner, outwards, length))}`;
    })
    .join("");
}
