/** How the field is seen: so many pixels to an inch, and where its upper left corner lies in the box. */
import type { Spot } from "./layout";

export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** So much of it, at its lower edge, lies under something. */
  readonly covered?: number;
}

/** So many times nearer than the whole field one can go. */
const NEAREST = 6;
const MARGIN = 6;

export function wholeScale(field: Box, box: Box): number {
  return Math.min((box.width - 2 * MARGIN) / field.width, (box.height - 2 * MARGIN) / field.height);
}

/** The whole field: in the middle; on a high screen at its top, so that there is room below for what is done by thumb. */
export function whole(field: Box, box: Box): Camera {
  return held({ scale: 0, x: MARGIN, y: MARGIN }, field, box);
}

/** Keeps the scale within its limits and the field in the box. */
export function held(camera: Camera, field: Box, box: Box): Camera {
  const least = wholeScale(field, box);
  const scale = Math.min(Math.max(camera.scale, least), least * NEAREST);
  const [width, height] = [field.width * scale, field.height * scale];
  const top = box.height > box.width * 1.15;
  return {
    scale,
    x: along(camera.x, width, box.width, (box.width - width) / 2),
    y: along(camera.y, height, box.height - (box.covered ?? 0), top ? MARGIN : (box.height - height) / 2),
  };
}

function along(at: number, length: number, room: number, usual: number): number {
  return length + 2 * MARGIN <= room ? usual : Math.min(MARGIN, Math.max(room - length - MARGIN, at));
}

/** Zooms by a factor so that the point of the box stays where it is. */
export function zoomed(camera: Camera, factor: number, around: Spot, field: Box, box: Box): Camera {
  const { scale } = held({ ...camera, scale: camera.scale * factor }, field, box);
  const by = scale / camera.scale;
  return held(
    { scale, x: around.x - (around.x - camera.x) * by, y: around.y - (around.y - camera.y) * by },
    field,
    box,
  );
}

/** The same, panned as little as brings a point of the box into sight, so far from what covers it. */
export function inSight(camera: Camera, point: Spot, far: number, field: Box, box: Box): Camera {
  const [right, bottom] = [box.width - far, box.height - (box.covered ?? 0) - far];
  const into = (at: number, most: number): number => (at < far ? far - at : Math.min(0, most - at));
  return panned(camera, into(point.x, right), into(point.y, bottom), field, box);
}

/** Whether the whole field is seen: a camera that nobody has moved. */
export function isWhole(camera: Camera, field: Box, box: Box): boolean {
  return camera.scale <= wholeScale(field, box) * 1.001;
}

export function panned(camera: Camera, dx: number, dy: number, field: Box, box: Box): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, field, box);
}

/** Where a spot of the field lies in the box. */
export function onScreen(camera: Camera, spot: Spot): Spot {
  return { x: camera.x + spot.x * camera.scale, y: camera.y + spot.y * camera.scale };
}

/** The spot of the field at a point of the box. */
export function onField(camera: Camera, point: Spot): Spot {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}
