/** The pages and their addresses. */
export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "new"; game: string }
  | { page: "army"; game: string }
  | { page: "table"; id: string }
  | { page: "end"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string | null }
  | { page: "settings" }
  | { page: "credits" }
  | { page: "missing" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(safelyDecoded);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 1 && (first === "tables" || first === "settings" || first === "credits")) return { page: first };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? null };
  if (second !== undefined && parts.length === 2) {
    if (first === "new" || first === "army") return { page: first, game: second };
    if (first === "table" || first === "replay") return { page: first, id: second };
  }
  if (first === "table" && second !== undefined && third === "end" && parts.length === 3)
    return { page: "end", id: second };
  return { page: "missing" };
}

export function pathOf(route: Exclude<Route, { page: "missing" }>): string {
  switch (route.page) {
    case "home":
      return "/";
    case "new":
    case "army":
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case "table":
    case "replay":
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case "end":
      return `/table/${encodeURIComponent(route.id)}/end`;
    case "rules":
      return route.game === null ? "/rules" : `/rules/${encodeURIComponent(route.game)}`;
    default:
      return `/${route.page}`;
  }
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
