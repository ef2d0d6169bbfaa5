import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { receive, send, shift } from "./motion";

const rect = (width: number, height: number): DOMRect => ({ left: 0, top: 0, width, height }) as DOMRect;
const node = (width: number, height: number): Element =>
  ({ getBoundingClientRect: () => rect(width, height) }) as Element;

describe("how cards move", () => {
  beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
  afterEach(() => vi.unstubAllGlobals());

  it("is not scaled from or to what isn't drawn", () => {
    expect(shift(node(0, 0), { from: rect(90, 120), to: rect(0, 0) })).toEqual({ duration: 0 });
    expect(shift(node(90, 120), { from: rect(0, 0), to: rect(90, 120) })).toEqual({ duration: 0 });
  });

  it("is not seen where a card leaves what isn't drawn", () => {
    vi.stubGlobal("getComputedStyle", () => ({ transform: "none", opacity: "1" }));
    const [leaves, arrives] = [send(node(0, 0), { key: "jon-snow" }), receive(node(90, 120), { key: "jon-snow" })];
    expect(leaves()).toEqual({ duration: 0 });
    expect(arrives().css?.(0.5, 0.5)).not.toMatch(/NaN|Infinity/);
  });
});
