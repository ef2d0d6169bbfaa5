/** What the person at this screen looks at: a unit, all that can be measured about it, and what of that is drawn. */
import type { UnitFound } from "../../generated/miniatures";
import type { BoardProps } from "../types";
import { LAYERS, type Shown } from "./looking";

export class Look {
  /** A tap looks at a unit, and answers nothing. */
  always = $state(false);
  unit: string | null = $state(null);
  /** The other unit that it is compared with. */
  target: string | null = $state(null);
  found: UnitFound | null = $state.raw(null);
  layers: readonly Shown[] = $state.raw(LAYERS);

  constructor(private readonly inspect: () => BoardProps["inspect"]) {}

  at(unit: string): void {
    this.unit = unit;
    this.target = null;
    void this.measure();
  }

  stop(): void {
    this.unit = this.target = null;
    this.found = null;
  }

  /** Whatever moves, changes what can be measured. */
  async measure(): Promise<void> {
    const { unit } = this;
    if (unit === null) return;
    const found = (await this.inspect()?.(unit)) as UnitFound | null | undefined;
    if (this.unit === unit) this.found = found ?? null;
  }

  /** A unit is tapped for which nothing is answered. */
  tap(unit: string): void {
    if (unit === this.unit) this.stop();
    else if (this.found && !this.always) this.target = this.target === unit ? null : unit;
    else this.at(unit);
  }

  toggle(layer: Shown): void {
    this.layers = LAYERS.filter((one) => (one === layer) !== this.layers.includes(one));
  }
}
