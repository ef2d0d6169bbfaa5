/** How the map is seen: so many pixels to a unit of the map, and where the map's corner lies in the box. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of some points, at least one. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** So much nearer than the whole map one can go. */
const NEAREST = 2.6;

/** The scale at which the whole map is in the box. */
export function wholeScale(map: Size, box: Size): number {
  return Math.min(box.width / map.width, box.height / map.height);
}

/** The camera to begin with: the whole map where that can be read, else (a phone) as near as it must be, around a place. */
export function firstCamera(map: Size, box: Size, readable: number, around: Point): Camera {
  const scale = Math.max(wholeScale(map, box), readable);
  return held({ scale, x: box.width / 2 - around.x * scale, y: box.height / 2 - around.y * scale }, map, box);
}

/** Keeps the scale within its limits and the map in the box: centred where it is smaller, without a gap where it is larger. */
export function held(camera: Camera, map: Size, box: Size): Camera {
  const least = wholeScale(map, box);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(NEAREST, least));
  return {
    scale,
    x: heldAlong(camera.x, map.width * scale, box.width),
    y: heldAlong(camera.y, map.height * scale, box.height),
  };
}

function heldAlong(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** Zooms by a factor so that the point of the box stays where it is. */
export function zoomed(camera: Camera, factor: number, around: Point, map: Size, box: Size): Camera {
  const scale = held({ ...camera, scale: camera.scale * factor }, map, box).scale;
  const by = scale / camera.scale;
  return held({ scale, x: around.x - (around.x - camera.x) * by, y: around.y - (around.y - camera.y) * by }, map, box);
}

export function panned(camera: Camera, dx: number, dy: number, map: Size, box: Size): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, map, box);
}

/** Where a point of the map lies in the box. */
export function onScreen(camera: Camera, point: Point): Point {
  return { x: camera.x + point.x * camera.scale, y: camera.y + point.y * camera.scale };
}

/** Which point of the map lies at a point of the box. */
export function onMap(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

export function isInSight(camera: Camera, point: Point, box: Size, margin = 24): boolean {
  const { x, y } = onScreen(camera, point);
  return x >= margin && y >= margin && x <= box.width - margin && y <= box.height - margin;
}

/** Brings points into sight: all of them if that leaves the map readable, at no greater scale than now; else the first. */
export function showing(camera: Camera, points: readonly Point[], map: Size, box: Size, margin = 60): Camera {
  const [first] = points;
  if (!first || points.every((point) => isInSight(camera, point, box))) return camera;
  const left = Math.min(...points.map((point) => point.x));
  const right = Math.max(...points.map((point) => point.x));
  const top = Math.min(...points.map((point) => point.y));
  const bottom = Math.max(...points.map((point) => point.y));
  const fitting = Math.min(
    (box.width - margin) / Math.max(1, right - left),
    (box.height - margin) / Math.max(1, bottom - top),
  );
  const readable = Math.min(camera.scale, box.width / map.width);
  const middle = fitting >= readable ? { x: (left + right) / 2, y: (top + bottom) / 2 } : first;
  const scale = Math.min(camera.scale, Math.max(fitting, readable));
  return held({ scale, x: box.width / 2 - middle.x * scale, y: box.height / 2 - middle.y * scale }, map, box);
}
