import type { Attachment } from "svelte/attachments";

/** So near to its end a log is read at its end. */
const NEAR = 80;

/**
 * Keeps the newest line of a log in sight, unless somebody is reading further up. `newest` is whatever changes when there is a new line. A log
 * that only got less room is still read at its end.
 */
export function staysAtEnd(newest: () => unknown): Attachment<HTMLElement> {
  return (log) => {
    let height = log.clientHeight;
    let follows = true;
    let frame = 0;
    const toEnd = (): void => {
      cancelAnimationFrame(frame);
      if (follows) frame = requestAnimationFrame(() => log.scrollTo({ top: log.scrollHeight }));
    };
    const scrolled = (): void => {
      if (log.clientHeight === height) follows = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    };
    const resized = new ResizeObserver(() => {
      height = log.clientHeight;
      toEnd();
    });
    log.addEventListener("scroll", scrolled);
    resized.observe(log);
    $effect(() => {
      newest();
      toEnd();
    });
    return () => {
      cancelAnimationFrame(frame);
      log.removeEventListener("scroll", scrolled);
      resized.disconnect();
    };
  };
}
