import { expect, it } from "vitest";
import { Backoff } from "./backoff";

it("waits twice as long each time at most, but not for ever", () => {
  const backoff = new Backoff(() => 1);
  expect(Array.from({ length: 7 }, () => backoff.next())).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  for (let tries = 0; tries < 2000; tries += 1) backoff.next();
  expect(backoff.next()).toBe(10_000);
});

it("draws each pause by chance from nothing up to the most", () => {
  const drawn = [0, 0.5, 0.25, 0.75];
  const backoff = new Backoff(() => drawn.shift() ?? 0);
  expect(Array.from({ length: 4 }, () => backoff.next())).toEqual([0, 500, 500, 3000]);
});

it("begins anew after a success", () => {
  const backoff = new Backoff(() => 1);
  backoff.next();
  backoff.next();
  backoff.reset();
  expect(backoff.next()).toBe(500);
});

it("throws real dice unless it is given others", () => {
  const pauses = Array.from({ length: 20 }, () => new Backoff().next());
  expect(new Set(pauses).size).toBeGreaterThan(1);
  expect(pauses.every((pause) => pause >= 0 && pause < 500)).toBe(true);
});
