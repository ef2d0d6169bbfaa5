import { afterEach, expect, it, vi } from "vitest";

const done: string[] = [];
vi.mock("svelte", () => ({ mount: (app: string, { target }: { target: string }) => done.push(`${app} on ${target}`) }));
vi.mock("./App.svelte", () => ({ default: "the application" }));
vi.mock("./router.svelte", () => ({ router: { follow: () => done.push("router") } }));
vi.mock("./settings.svelte", () => ({ followSettings: () => done.push("settings") }));
vi.mock("./words/spoken.svelte", () => ({ spoken: { follow: () => done.push("words") } }));

afterEach(() => {
  done.length = 0;
  vi.resetModules();
  vi.unstubAllGlobals();
});

it("follows settings, words and addresses, and puts the application on the page", async () => {
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "app" ? "its place" : null) });
  await import("./main");
  expect(done).toEqual(["settings", "words", "router", "the application on its place"]);
});

it("says so where the page has no place for it", async () => {
  vi.stubGlobal("document", { getElementById: () => null });
  await expect(import("./main")).rejects.toThrow("the page has no place for the application");
});
