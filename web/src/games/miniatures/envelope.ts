/** How far a tray comes, as outlines on the screen. */
import type { Ray, Reach } from "../../generated/miniatures";
import { corners, go, type Point, type Pose, type Size } from "./geometry";
import { outlineOf, pairOf, type Layout } from "./layout";
import { wayOf } from "./moves";

/** The region in which the middle of the tray may end, where it may move on all bearings; else how far its edges may come. */
export function regionOf(layout: Layout, reach: Reach): string {
  if (isRound(reach))
    return outlineOf(
      layout,
      reach.rays.map((ray) => go(reach.start, ray.bearing, ray.reach)),
    );
  return reach.rays
    .filter((ray) => ray.reach > 0)
    .map((ray) => stripOf(layout, reach, ray, 0, ray.reach))
    .join("");
}

export function isRound(reach: Reach): boolean {
  return reach.rays.length > 8;
}

/** The stretches in which it may not end. */
export function barredOf(layout: Layout, reach: Reach): string {
  const stretch = isRound(reach) ? sectorOf : stripOf;
  return reach.rays
    .flatMap((ray) => ray.barred.map(([from, to]) => stretch(layout, reach, ray, from, Math.min(to, ray.reach))))
    .join("");
}

/** Between two lengths, from the middle of the tray, and half way to the bearings beside it. */
function sectorOf(layout: Layout, { start, rays }: Reach, ray: Ray, from: number, to: number): string {
  const half = 18_000 / rays.length;
  const at = (turn: number, length: number): Point => go(start, ray.bearing + turn, length);
  return outlineOf(layout, [at(-half, from), at(half, from), at(half, to), at(-half, to)]);
}

/** Between two lengths, from the edge of the tray that goes ahead, and as wide as that. */
function stripOf(layout: Layout, { start, footprint }: Reach, { bearing }: Ray, from: number, to: number): string {
  const [width, depth] = footprint;
  const isAlong = ["forward", "back"].includes(wayOf(start[2], bearing));
  const [ahead, half] = isAlong ? [depth / 2, width / 2] : [width / 2, depth / 2];
  const at = (side: number, length: number): Point => go(go(start, bearing, ahead + length), bearing + 9000, side);
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
