import type { GameEntry } from "../types";
import Cover from "./Cover.svelte";

export default { order: 4, Cover } satisfies GameEntry;
