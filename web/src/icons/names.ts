import type list from "./list.json";
import type own from "./own.json";

/** The icons: those of list.json from game-icons, those of own.json drawn by us. */
export type IconName = keyof typeof list | keyof typeof own;
