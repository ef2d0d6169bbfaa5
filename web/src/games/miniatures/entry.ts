import type { GameEntry } from "../types";
import Cover from "./Cover.svelte";

export default { Cover, shell: "wide" } satisfies GameEntry;
