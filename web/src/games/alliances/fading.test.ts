import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fades } from "./fading";

let lookers: (() => void)[];
let watched: string[];

beforeEach(() => {
  lookers = [];
  watched = [];
  const observer = (name: string) =>
    class {
      constructor(look: () => void) {
        lookers.push(look);
      }
      observe(_: unknown, options?: object): void {
        watched.push(`${name} ${JSON.stringify(options ?? {})}`);
      }
      disconnect(): void {
        watched.push(`${name} no more`);
      }
    };
  vi.stubGlobal("ResizeObserver", observer("size"));
  vi.stubGlobal("MutationObserver", observer("text"));
});
afterEach(() => vi.unstubAllGlobals());

it("fades text that goes on, as long as it does", () => {
  const classes = new Set<string>();
  const toggle = (name: string, on: boolean): void => void (on ? classes.add(name) : classes.delete(name));
  const node = { scrollHeight: 103, clientHeight: 100, classList: { toggle } };
  const fading = fades(node as unknown as HTMLElement);
  expect(watched).toEqual(["size {}", 'text {"characterData":true,"childList":true,"subtree":true}']);
  for (const look of lookers) {
    node.scrollHeight = 103;
    look();
    expect(classes).toEqual(new Set(["fades-out"]));
    // A line may be a little higher than its box without being cut.
    node.scrollHeight = 102;
    look();
    expect(classes).toEqual(new Set());
  }
  expect(lookers).toHaveLength(2);
  fading.destroy();
  expect(watched.slice(2)).toEqual(["size no more", "text no more"]);
});
