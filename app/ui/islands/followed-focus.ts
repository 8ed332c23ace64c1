/**
 * Follows the focus within an element until `stop`. If a control was taken out of the page and put back, it has lost the focus, and what the
 * visitor types goes nowhere: `restore` gives the focus back to the last focused control, with its selection.
 */
export function followFocus(element: HTMLElement): { restore: () => void; stop: () => void } {
  const following = new AbortController();
  let focused: EventTarget | null = element.contains(document.activeElement) ? document.activeElement : null;
  element.addEventListener('focusin', ({ target }) => (focused = target), { signal: following.signal });
  return {
    // In a task of its own: the control may have been removed because the visitor was moving to another one, which comes first.
    restore: () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      });
    },
    stop: () => following.abort(),
  };
}
