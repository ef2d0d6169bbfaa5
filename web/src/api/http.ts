import { settings } from "../settings.svelte";
import type { Problem } from "./types";

/** What the server answered instead of what was asked for; `sentence` is for people, in their language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** No answer at all: the server is away, or the network is. */
export class NoAnswer extends Error {}

export function get<Answer>(path: string): Promise<Answer> {
  return request<Answer>(path, { method: "GET" });
}

export function post<Answer>(path: string, body: object): Promise<Answer> {
  return request<Answer>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Maester": "1" },
    body: JSON.stringify(body),
  });
}

async function request<Answer>(
  path: string,
  { headers = {}, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> },
): Promise<Answer> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, { ...init, headers: { ...headers, "Accept-Language": settings.language } });
    answer = await response.json();
  } catch (cause) {
    throw new NoAnswer("no answer", { cause });
  }
  if (!response.ok) throw new ApiError(response.status, answer as Problem);
  return answer as Answer;
}
