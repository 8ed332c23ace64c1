/** The key of the typed text in the browser's history entry, so that Back restores it. No address has it. */
const historyProperty = 'examQuery';
/** Holds the text only during a change of the catalog's language. */
const transferKey = 'exam-query';

/** The text that was typed on this page before Back, a reload, or a change of language. */
export function restoreTypedText(): string | null {
  // Other scripts may have put anything there.
  const state = history.state as Record<string, unknown> | null;
  const typed = state?.[historyProperty];
  return typeof typed === 'string' ? typed : takeTransferredText();
}

/** Stores the text with this history entry; `isStep` starts a new entry. */
export function keepTyped(typed: string, address: string, isStep = false): void {
  const state = { ...history.state, [historyProperty]: typed };
  if (isStep) history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  handOver('');
}

/** Stores the text for the page in the other language, to which this one links. */
export function handOver(typed: string): void {
  try {
    if (typed) sessionStorage.setItem(transferKey, typed);
    else sessionStorage.removeItem(transferKey);
  } catch {
    // Without storage in this browser, the visitor has to type the text again.
  }
}

function takeTransferredText(): string | null {
  try {
    return sessionStorage.getItem(transferKey);
  } catch {
    return null;
  }
}
