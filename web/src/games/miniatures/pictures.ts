import type pictures from "./pictures.json";

/** The pictures of this board: see pictures.json. */
export type PictureName = keyof typeof pictures;
