/** What can be asked of the server by HTTP, a function each. */
import { get, post } from "./http";
import type {
  AskAboutList,
  Branch,
  ChangeMe,
  ChangePace,
  ChangeSeat,
  FairnessProof,
  GameFacts,
  Join,
  Me,
  NewTable,
  Nothing,
  OfferedGame,
  Replay,
  ReplayStep,
  RulesFound,
  Start,
  TableState,
  TableSummary,
} from "./types";

const kept = new Map<string, Promise<unknown>>();

/** Asks once: for what doesn't change while the page is open. */
function once<Answer>(path: string): Promise<Answer> {
  let found = kept.get(path) as Promise<Answer> | undefined;
  if (!found) {
    found = get<Answer>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const server = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name } satisfies ChangeMe),
  games: () => once<OfferedGame[]>("/api/games"),
  /** All that is printed, with the data file that a match is played with (null: the one in use). */
  facts: (game: string, data: string | null = null) =>
    once<GameFacts>(
      `/api/games/${encodeURIComponent(game)}${data === null ? "" : `?${new URLSearchParams({ data })}`}`,
    ),
  rules: (game: string, q: string, language: string, limit: number) =>
    get<RulesFound>(
      `/api/games/${encodeURIComponent(game)}/rules?${new URLSearchParams({ q, language, limit: String(limit) })}`,
    ),
  /** What is to be said about a list that somebody has made for a game: a struct of the game's own. */
  army: <Answer>(game: string, list: AskAboutList) => post<Answer>(`/api/games/${encodeURIComponent(game)}/army`, list),
  tables: (list: "open" | "mine" | "watch", page = 0) => get<TableSummary[]>(`/api/tables?list=${list}&page=${page}`),
  create: (wish: NewTable) => post<TableState>("/api/tables", wish),
  table: (id: string) => get<TableState>(table(id)),
  join: (id: string, seat?: number) =>
    post<TableState>(`${table(id)}/join`, (seat === undefined ? {} : { seat }) satisfies Join),
  leave: (id: string) => post<TableState>(`${table(id)}/leave`, {} satisfies Nothing),
  comeBack: (id: string) => post<TableState>(`${table(id)}/return`, {} satisfies Nothing),
  changeSeat: (id: string, seat: number, kind: ChangeSeat["kind"], bot?: string) =>
    post<TableState>(
      `${table(id)}/seats`,
      (bot === undefined ? { seat, kind } : { seat, kind, bot }) satisfies ChangeSeat,
    ),
  start: (id: string, bot: string) => post<TableState>(`${table(id)}/start`, { bot } satisfies Start),
  pace: (id: string, pace: number) => post<TableState>(`${table(id)}/pace`, { pace } satisfies ChangePace),
  rematch: (id: string) => post<TableState>(`${table(id)}/rematch`, {} satisfies Nothing),
  proof: (id: string) => get<FairnessProof>(`${table(id)}/proof`),
  replay: (id: string) => get<Replay>(`${table(id)}/replay`),
  replayStep: (id: string, entry: number, seat: number | null, since: number) =>
    get<ReplayStep>(`${table(id)}/replay/${entry}?since=${since}${seat === null ? "" : `&seat=${seat}`}`),
  branch: (id: string, entry: number, seat: number, bot: string) =>
    post<TableState>(`${table(id)}/branch`, { entry, seat, bot } satisfies Branch),
};
