import { describe, expect, it } from "vitest";
import { firstCamera, held, isInSight, onMap, onScreen, panned, showing, wholeScale, zoomed } from "./camera";

const MAP = { width: 1000, height: 1500 };
const WIDE = { width: 800, height: 750 };
const PHONE = { width: 360, height: 400 };

describe("the camera", () => {
  it("begins with the whole map where it can be read", () => {
    expect(firstCamera(MAP, WIDE, 0.5, { x: 0, y: 0 })).toEqual({ scale: 0.5, x: 150, y: 0 });
  });

  it("begins nearer on a phone, around a place, without a gap", () => {
    const camera = firstCamera(MAP, PHONE, 0.5, { x: 400, y: 0 });
    expect(camera).toEqual({ scale: 0.5, x: -20, y: 0 });
  });

  it("zooms around the finger", () => {
    const camera = { scale: 1, x: -200, y: -300 };
    const point = { x: 100, y: 50 };
    const nearer = zoomed(camera, 2, point, MAP, PHONE);
    expect(onMap(nearer, point)).toEqual(onMap(camera, point));
    expect(nearer.scale).toBe(2);
  });

  it("never zooms out beyond the whole map, nor in without end", () => {
    expect(zoomed({ scale: 0.5, x: 0, y: 0 }, 0.01, { x: 0, y: 0 }, MAP, WIDE).scale).toBe(wholeScale(MAP, WIDE));
    expect(zoomed({ scale: 2, x: 0, y: 0 }, 100, { x: 0, y: 0 }, MAP, WIDE).scale).toBe(2.6);
  });

  it("stops at the edges", () => {
    expect(panned({ scale: 1, x: 0, y: 0 }, 500, 500, MAP, PHONE)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(panned({ scale: 1, x: 0, y: 0 }, -5000, -5000, MAP, PHONE)).toEqual({ scale: 1, x: -640, y: -1100 });
    expect(held({ scale: 0.5, x: 77, y: 0 }, MAP, WIDE).x).toBe(150);
  });

  it("brings what is asked about into sight, and leaves alone what is", () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(showing(camera, [{ x: 100, y: 100 }], MAP, PHONE)).toBe(camera);
    const moved = showing(camera, [{ x: 900, y: 1400 }], MAP, PHONE);
    expect(isInSight(moved, { x: 900, y: 1400 }, PHONE)).toBe(true);
    expect(onScreen(moved, { x: 900, y: 1400 }).x).toBeGreaterThan(0);
  });

  it("shows several places at once where they fit", () => {
    const places = [{ x: 100, y: 1200 }, { x: 700, y: 1400 }];
    const moved = showing({ scale: 1, x: 0, y: 0 }, places, MAP, PHONE);
    expect(places.every((place) => isInSight(moved, place, PHONE))).toBe(true);
  });
});
