import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A window with an address, as far as the router needs one. */
class FakeWindow {
  location = new URL("https://maester.test/rules/boardgame?q=raven");
  trail: string[] = [];
  scrolled = 0;
  readonly listeners = new Map<string, (event: unknown) => void>();
  readonly history = {
    pushState: (_: unknown, __: string, address: string) => this.#to("push", address),
    replaceState: (_: unknown, __: string, address: string) => this.#to("replace", address),
  };

  #to(how: string, address: string): void {
    this.location = new URL(address, this.location);
    this.trail.push(`${how} ${this.location.pathname}${this.location.search}${this.location.hash}`);
    vi.stubGlobal("location", this.location);
  }
}

class FakeElement {
  constructor(private readonly link: FakeLink | null) {}
  closest(): FakeLink | null {
    return this.link;
  }
}

interface FakeLink {
  href: string;
  origin: string;
  pathname: string;
  hash: string;
  target: string;
  hasAttribute: (name: string) => boolean;
}

function linkTo(address: string, rest: { target?: string; download?: boolean } = {}): FakeLink {
  const url = new URL(address, "https://maester.test/rules/boardgame");
  return {
    href: url.href,
    origin: url.origin,
    pathname: url.pathname,
    hash: url.hash,
    target: rest.target ?? "",
    hasAttribute: (name) => name === "download" && rest.download === true,
  };
}

describe("the router", () => {
  let page: FakeWindow;
  let router: typeof import("./router.svelte").router;
  let go: typeof import("./router.svelte").go;

  beforeEach(async () => {
    page = new FakeWindow();
    vi.stubGlobal("location", page.location);
    vi.stubGlobal("history", page.history);
    vi.stubGlobal("window", { scrollTo: () => (page.scrolled += 1) });
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("addEventListener", (name: string, listener: (event: unknown) => void) =>
      page.listeners.set(name, listener),
    );
    vi.resetModules();
    ({ router, go } = await import("./router.svelte"));
    router.follow();
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Clicks on something within a link, or on nothing; was it the router that followed? */
  function click(link: FakeLink | null, rest: Record<string, unknown> = {}): boolean {
    let followed = false;
    const event = {
      defaultPrevented: false,
      button: 0,
      metaKey: false,
      ctrlKey: false,
      shiftKey: false,
      altKey: false,
      target: new FakeElement(link),
      preventDefault: () => (followed = true),
      ...rest,
    };
    page.listeners.get("click")?.(event);
    return followed;
  }

  it("begins where the address points", () => {
    expect(router.route).toEqual({ page: "rules", game: "boardgame" });
    expect(router.query.get("q")).toBe("raven");
  });

  it("goes to a page, at its top, and remembers the way unless it shall not", () => {
    go({ page: "table", id: "a b" });
    expect([router.route, page.trail, page.scrolled]).toEqual([{ page: "table", id: "a b" }, ["push /table/a%20b"], 1]);
    expect(router.query.get("q")).toBeNull();
    go({ page: "new", game: "boardgame" }, { query: "with=friends", replace: true });
    expect(page.trail.at(-1)).toBe("replace /new/boardgame?with=friends");
    expect(router.query.get("with")).toBe("friends");
  });

  it("comes back with the browser's own button", () => {
    vi.stubGlobal("location", new URL("https://maester.test/settings"));
    page.listeners.get("popstate")?.({});
    expect(router.route).toEqual({ page: "settings" });
  });

  it("follows links within the site", () => {
    expect(click(linkTo("/settings?x=1"))).toBe(true);
    expect([router.route, router.query.get("x"), page.trail]).toEqual([
      { page: "settings" },
      "1",
      ["push /settings?x=1"],
    ]);
    expect(click(linkTo("/credits#top"))).toBe(true);
  });

  it.each([
    ["another site", linkTo("https://example.org/settings"), {}],
    ["another window", linkTo("/settings", { target: "_blank" }), {}],
    ["a download", linkTo("/settings", { download: true }), {}],
    ["a file of the interface", linkTo("/api/tables/x/proof"), {}],
    ["a place on the same page", linkTo("/rules/boardgame#main"), {}],
    ["no link at all", null, {}],
    ["a link that somebody else has followed", linkTo("/settings"), { defaultPrevented: true }],
    ["a link with another button", linkTo("/settings"), { button: 1 }],
    ["a link with Ctrl", linkTo("/settings"), { ctrlKey: true }],
    ["a link with Meta", linkTo("/settings"), { metaKey: true }],
    ["a link with Shift", linkTo("/settings"), { shiftKey: true }],
    ["a link with Alt", linkTo("/settings"), { altKey: true }],
    ["what is no element", linkTo("/settings"), { target: {} }],
  ])("leaves %s to the browser", (_, link, rest) => {
    expect(click(link, rest)).toBe(false);
    expect(page.trail).toEqual([]);
  });
});
