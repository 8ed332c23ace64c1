/** Focuses a new answer and scrolls to it, as the anchor in the server's address does. */
export function leadTo(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: 'start' });
}
