/** Text that goes on below what is seen of it fades out at its end; text that is all there doesn't. */
export function fades(node: HTMLElement): { destroy: () => void } {
  const look = (): void => void node.classList.toggle("fades-out", node.scrollHeight > node.clientHeight + 2);
  const observer = new ResizeObserver(look);
  observer.observe(node);
  const changes = new MutationObserver(look);
  changes.observe(node, { characterData: true, childList: true, subtree: true });
  return {
    destroy: () => {
      observer.disconnect();
      changes.disconnect();
    },
  };
}
