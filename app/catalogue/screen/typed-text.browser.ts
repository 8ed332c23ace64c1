/** Where the entry of the browser's history holds what was typed: for going back, and in no address. */
const typedHere = 'examQuery';
/** Holds it from one language of the catalog to the other, and no longer. */
const handedOverKey = 'exam-query';

/** What was typed on this page before: it came back, was loaded again, or its language was changed. */
export function typedBefore(): string | null {
  // Another script may have put anything there.
  const state = history.state as Record<string, unknown> | null;
  const typed = state?.[typedHere];
  return typeof typed === 'string' ? typed : handedOver();
}

/** Keeps it with this entry of the history; `isStep` begins a new one. */
export function keepTyped(typed: string, address: string, isStep = false): void {
  const state = { ...history.state, [typedHere]: typed };
  if (isStep) history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  handOver('');
}

/** For the page in the other language, which this one leads to. */
export function handOver(typed: string): void {
  try {
    if (typed) sessionStorage.setItem(handedOverKey, typed);
    else sessionStorage.removeItem(handedOverKey);
  } catch {
    // A browser that keeps nothing: the text has to be typed again.
  }
}

function handedOver(): string | null {
  try {
    return sessionStorage.getItem(handedOverKey);
  } catch {
    return null;
  }
}
