/** The geometry of a chart of lines: from values to points in a field of a given size. */
export interface Field {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  most: number;
  ticks: number[];
  x: (index: number) => number;
  y: (value: number) => number;
}

/** A scale for values from 0 up, with a handful of whole-numbered ticks. */
export function scaleFor(values: readonly (readonly number[])[], field: Field): Scale {
  const count = Math.max(1, ...values.map((line) => line.length));
  const highest = Math.max(1, ...values.flat());
  const step = tickStep(highest);
  const most = Math.ceil(highest / step) * step;
  const ticks = Array.from({ length: most / step + 1 }, (_, index) => index * step);
  const width = field.width - field.left - field.right;
  const height = field.height - field.top - field.bottom;
  return {
    most,
    ticks,
    x: (index) => field.left + (count === 1 ? width / 2 : (width * index) / (count - 1)),
    y: (value) => field.top + height * (1 - value / most),
  };
}

/** 1, 2, 5, 10, 20… so that there are at most six ticks above zero. */
function tickStep(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if (highest / (factor * power) <= 6) return factor * power;
    }
  }
}

/** The line as the path of an svg. Lines that run together are drawn a little apart: `shift` is in pixels. */
export function pathOf(line: readonly number[], scale: Scale, shift: number): string {
  return line
    .map(
      (value, index) => `${index === 0 ? "M" : "L"}${scale.x(index).toFixed(1)} ${(scale.y(value) + shift).toFixed(1)}`,
    )
    .join("");
}
