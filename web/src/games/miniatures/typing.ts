/** Moves that are typed: what stands there before the first digit. */
import type { Decision } from "../../api/types";
import { kindOf } from "./asking";
import { TOKEN, type Thought } from "./thinking";

const WORDS: Readonly<Record<string, string>> = {
  maneuver: "maneuver",
  march: "march",
  "shift-by": "shift forward",
  "retreat-to": "retreat back",
  "free-pivot": "pivot",
  "charge-facing": "face",
  deploy: "deploy",
  "lay-terrain": "lay",
  "place-token": "token",
  "place-pile": "pile",
};

export function typedStart(decision: Decision, thought: Thought): string {
  const kind = kindOf(decision);
  const what =
    kind === "deploy" || kind === "lay-terrain"
      ? `${thought.what} `
      : kind === "place-token"
        ? `${thought.what.slice(TOKEN.length)} `
        : "";
  return `${WORDS[kind] ?? kind} ${what}`;
}
