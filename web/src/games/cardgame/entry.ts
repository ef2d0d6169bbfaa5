import type { GameEntry } from "../types";
import Cover from "./Cover.svelte";

export default { order: 3, Cover, beside: "log" } satisfies GameEntry;
