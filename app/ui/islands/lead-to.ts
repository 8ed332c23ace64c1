/** Focuses a new answer and scrolls to it, as the anchor in the server's address does. */
export function leadTo(answer: HTMLElement | null): void {
  // As with an anchor, a place in something closed opens it.
  answer?.closest('details')?.setAttribute('open', '');
  focusOn(answer);
  answer?.scrollIntoView({ block: 'start' });
}

/** Moves the focus of keyboards and screen readers without moving the page. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
