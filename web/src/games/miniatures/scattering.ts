/** Trees, tufts and bones: scattered, but the same at every visit. */
export function scattered(seed: string, width: number, depth: number): { x: number; y: number; turn: number }[] {
  if (depth < 2) return [];
  let state = seed.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = (): number => (state = (state * 4561 + 51_349) % 243_000) / 243_000;
  const [columns, rows] = [Math.max(2, Math.round(width / 1.7)), Math.max(2, Math.round(depth / 1.9))];
  const [across, along] = [(width - 1.2) / columns, (depth - 1.2) / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: round(-width / 2 + 0.6 + across * ((index % columns) + 0.25 + next() / 2)),
    y: round(-depth / 2 + 0.6 + along * (Math.floor(index / columns) + 0.25 + next() / 2)),
    turn: Math.round(next() * 180),
  }));
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
