import { middleOf, type Point } from "./camera";

/** A finger that wanders no further than this, in pixels, taps. */
const STILL = 8;

/** How the fingers moved the map: by so much, and wider or closer around a point. */
export interface Gesture {
  by: Point;
  factor: number;
  around: Point;
}

/** The fingers (or the mouse) on a map: one moves it, two pull it wider or closer, and one that stays where it is taps. */
export class Gestures {
  private readonly down = new Map<number, Point>();
  private wandered = 0;

  press(id: number, point: Point): void {
    this.wandered = this.down.size === 0 ? 0 : Infinity;
    this.down.set(id, point);
  }

  /** What the map shall do; null as long as it may become a tap, or if this finger isn't down. */
  move(id: number, point: Point): Gesture | null {
    const before = this.down.get(id);
    if (!before) return null;
    this.wandered += Math.hypot(point.x - before.x, point.y - before.y);
    const from = this.middle();
    const narrow = this.spread();
    this.down.set(id, point);
    const around = this.middle();
    if (this.wandered <= STILL) return null;
    return {
      by: { x: around.x - from.x, y: around.y - from.y },
      factor: narrow > 0 ? this.spread() / narrow : 1,
      around,
    };
  }

  /** The finger goes up; true if that was a tap. */
  lift(id: number): boolean {
    return this.down.delete(id) && this.down.size === 0 && this.wandered <= STILL;
  }

  private middle(): Point {
    return middleOf([...this.down.values()]);
  }

  private spread(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
