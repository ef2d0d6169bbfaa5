import { pathOf, routeOf, type Route } from "./routes";

class Router {
  route: Route = $state.raw(routeOf(location.pathname));
  /** What stands behind the question mark. */
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  /** Shows a page; `replace` leaves no trace of the present one in the history. */
  go(route: Exclude<Route, { page: "missing" }>, { replace = false, query = "" } = {}): void {
    const address = pathOf(route) + (query ? `?${query}` : "");
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#arrive();
  }

  /** Links within the site change the page without loading it anew. To be called once. */
  follow(): void {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      // The API's files, and places on the same page, are the browser's own business.
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      this.#arrive();
    });
  }

  #arrive(): void {
    this.route = routeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = router.go.bind(router);
