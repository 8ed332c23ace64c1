/** Leads to an answer that has come, as the server's page does by its address. */
export function leadTo(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: 'start' });
}
