import { describe, expect, it } from "vitest";
import { firstCamera, held, isInSight, middleOf, onMap, onScreen, panned, showing, wholeScale, zoomed } from "./camera";

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

  it("has a place in sight up to a margin at each edge", () => {
    const camera = { scale: 2, x: 10, y: 20 };
    const at = (x: number, y: number): boolean => isInSight(camera, onMap(camera, { x, y }), PHONE);
    expect([at(24, 24), at(336, 376), at(23, 100), at(337, 100), at(100, 23), at(100, 377)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(onScreen(camera, { x: 5, y: 7 })).toEqual({ x: 20, y: 34 });
    expect(onMap(camera, { x: 20, y: 34 })).toEqual({ x: 5, y: 7 });
    expect(
      middleOf([
        { x: 0, y: 4 },
        { x: 10, y: 0 },
      ]),
    ).toEqual({ x: 5, y: 2 });
  });

  it("comes no nearer to show places, and goes back only as far as the map can be read", () => {
    const near = { scale: 1, x: 0, y: 0 };
    // Two places that fit as it is: the middle of both is in the middle of the box.
    const both = showing(
      near,
      [
        { x: 500, y: 600 },
        { x: 700, y: 800 },
      ],
      MAP,
      PHONE,
    );
    expect(both).toEqual({ scale: 1, x: 180 - 600, y: 200 - 700 });
    // They lie further apart than the box is wide: so far back that they fit, with room around them.
    const far = showing(
      near,
      [
        { x: 300, y: 700 },
        { x: 700, y: 900 },
      ],
      MAP,
      PHONE,
    );
    expect(far.scale).toBe((360 - 60) / 400);
    expect(onScreen(far, { x: 500, y: 800 })).toEqual({ x: 180, y: 200 });
    const high = showing(
      near,
      [
        { x: 480, y: 500 },
        { x: 520, y: 900 },
      ],
      MAP,
      PHONE,
    );
    expect(high.scale).toBe((400 - 60) / 400);
    expect(onScreen(high, { x: 500, y: 700 })).toEqual({ x: 180, y: 200 });
    // Too far apart to be read together: the first of them.
    const apart = showing(
      near,
      [
        { x: 500, y: 200 },
        { x: 500, y: 1400 },
      ],
      MAP,
      PHONE,
    );
    expect(apart.scale).toBe(0.36);
    expect(onScreen(apart, { x: 500, y: 200 })).toEqual({ x: 180, y: 72 });
    // Nothing to show changes nothing.
    expect(showing(near, [], MAP, PHONE)).toBe(near);
  });

  it("begins with the place in the middle where the map is larger than the box", () => {
    expect(firstCamera(MAP, PHONE, 1, { x: 500, y: 700 })).toEqual({ scale: 1, x: -320, y: -500 });
    expect(panned({ scale: 1, x: -100, y: -100 }, 30, -20, MAP, PHONE)).toEqual({ scale: 1, x: -70, y: -120 });
    expect(held({ scale: 0.1, x: 0, y: 0 }, MAP, WIDE)).toEqual({ scale: 0.5, x: 150, y: 0 });
    // A box so large that the whole map is nearer than the nearest.
    expect(held({ scale: 9, x: 0, y: 0 }, MAP, { width: 4000, height: 6000 }).scale).toBe(4);
  });

  it("shows several places at once where they fit", () => {
    const places = [
      { x: 100, y: 1200 },
      { x: 700, y: 1400 },
    ];
    const moved = showing({ scale: 1, x: 0, y: 0 }, places, MAP, PHONE);
    expect(places.every((place) => isInSight(moved, place, PHONE))).toBe(true);
  });
});
