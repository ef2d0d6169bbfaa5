import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { ApiError, get, NoAnswer, post } from "./http";
import { server } from "./server";

type Sent = [path: string, init: RequestInit];
let sent: Sent[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ ok: true });
  settings.language = "pl";
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push([path, init]);
    return Promise.resolve().then(() => answer());
  });
});
afterEach(() => {
  settings.language = "en";
  vi.unstubAllGlobals();
});

describe("a request", () => {
  it("asks in the person's language", async () => {
    expect(await get("/api/health")).toEqual({ ok: true });
    expect(sent).toEqual([["/api/health", { method: "GET", headers: { "Accept-Language": "pl" } }]]);
  });

  it("that changes something says that it comes from here", async () => {
    await post("/api/me", { name: "Ala" });
    const headers = { "Content-Type": "application/json", "X-Maester": "1", "Accept-Language": "pl" };
    expect(sent).toEqual([["/api/me", { method: "POST", headers, body: '{"name":"Ala"}' }]]);
    await post("/api/tables/x/leave", {});
    expect(sent[1]?.[1].body).toBe("{}");
  });

  it("hears why it was refused", async () => {
    const problem = { code: "seat-taken", values: {}, sentence: "This seat is taken.", rule: null, page: null };
    answer = () => Response.json(problem, { status: 409 });
    const refused = await get("/api/x").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 409, problem, message: "This seat is taken." });
  });

  it.each([
    [
      "nobody answers",
      () => {
        throw new TypeError("network");
      },
    ],
    ["what comes is no answer", () => new Response("<html>", { status: 502 })],
  ])("says so when %s", async (_, what) => {
    answer = what;
    await expect(get("/api/x")).rejects.toBeInstanceOf(NoAnswer);
  });
});

describe("what can be asked of the server", () => {
  const asked = async (asking: Promise<unknown>): Promise<[string, string, unknown]> => {
    await asking;
    const [path, init] = sent.at(-1)!;
    return [init.method ?? "", path, init.body === undefined ? undefined : JSON.parse(init.body as string)];
  };

  it("is who I am, and who I want to be", async () => {
    expect(await asked(server.me())).toEqual(["GET", "/api/me", undefined]);
    expect(await asked(server.rename("Ala"))).toEqual(["POST", "/api/me", { name: "Ala" }]);
  });

  it("is games and rules, in any writing", async () => {
    expect(await asked(server.facts("a/b"))).toEqual(["GET", "/api/games/a%2Fb", undefined]);
    expect(await asked(server.rules("a b", "x&y", "pl", 5))).toEqual([
      "GET",
      "/api/games/a%20b/rules?q=x%26y&language=pl&limit=5",
      undefined,
    ]);
    const path = (await asked(server.tables("mine")))[1];
    expect(path.startsWith("/api/tables?list=mine")).toBe(true);
  });

  it("is what doesn't change only once, unless it failed", async () => {
    answer = () => new Response("", { status: 500 });
    await expect(server.games()).rejects.toBeInstanceOf(NoAnswer);
    answer = () => Response.json([]);
    await server.games();
    await server.games();
    expect(sent.map(([path]) => path)).toEqual(["/api/games", "/api/games"]);
  });

  it("is a table, and a seat at it", async () => {
    const at = "/api/tables/t%20%3F";
    expect(await asked(server.create({ game: "boardgame", players: 3 }))).toEqual([
      "POST",
      "/api/tables",
      { game: "boardgame", players: 3 },
    ]);
    expect(await asked(server.table("t ?"))).toEqual(["GET", at, undefined]);
    expect(await asked(server.join("t ?"))).toEqual(["POST", `${at}/join`, {}]);
    expect(await asked(server.join("t ?", 0))).toEqual(["POST", `${at}/join`, { seat: 0 }]);
    expect(await asked(server.leave("t ?"))).toEqual(["POST", `${at}/leave`, {}]);
    expect(await asked(server.comeBack("t ?"))).toEqual(["POST", `${at}/return`, {}]);
    expect(await asked(server.changeSeat("t ?", 1, "open"))).toEqual([
      "POST",
      `${at}/seats`,
      { seat: 1, kind: "open" },
    ]);
    expect(await asked(server.changeSeat("t ?", 1, "bot", "page"))).toEqual([
      "POST",
      `${at}/seats`,
      { seat: 1, kind: "bot", bot: "page" },
    ]);
    expect(await asked(server.start("t ?", "page"))).toEqual(["POST", `${at}/start`, { bot: "page" }]);
    expect(await asked(server.pace("t ?", 1.5))).toEqual(["POST", `${at}/pace`, { pace: 1.5 }]);
    expect(await asked(server.rematch("t ?"))).toEqual(["POST", `${at}/rematch`, {}]);
  });

  it("is what was played, from any seat", async () => {
    expect(await asked(server.proof("t"))).toEqual(["GET", "/api/tables/t/proof", undefined]);
    expect(await asked(server.replay("t"))).toEqual(["GET", "/api/tables/t/replay", undefined]);
    expect(await asked(server.replayStep("t", 3, null, 7))).toEqual([
      "GET",
      "/api/tables/t/replay/3?since=7",
      undefined,
    ]);
    expect(await asked(server.replayStep("t", 3, 0, 7))).toEqual([
      "GET",
      "/api/tables/t/replay/3?since=7&seat=0",
      undefined,
    ]);
    expect(await asked(server.branch("t", 3, 1, "page"))).toEqual([
      "POST",
      "/api/tables/t/branch",
      { entry: 3, seat: 1, bot: "page" },
    ]);
  });
});
