import type { GameEntry } from "../types";
import Cover from "./Cover.svelte";

export default { order: 2, Cover } satisfies GameEntry;
