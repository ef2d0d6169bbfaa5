/** The screens on which the table is laid out in another way. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 67.99rem");
/** A small screen that is higher than wide: the field stands at the top, and below it all that is read and done. */
export const high = new MediaQuery("(max-width: 67.99rem) and (orientation: portrait)");
/** A phone on its side: all that stands at the right of the field. */
export const lying = new MediaQuery("(max-width: 67.99rem) and (max-height: 30rem) and (orientation: landscape)");
