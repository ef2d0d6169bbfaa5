import type { GameEntry } from "../types";
import Cover from "./Cover.svelte";

export default { order: 1, Cover } satisfies GameEntry;
