import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { localeOfPath } from '../../i18n/locale.ts';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';

overwriteGetLocale(() => localeOfPath(location.pathname));

const roots = new Map<HTMLElement, Root>();
const faults: unknown[] = [];
const onUncaughtError = (error: unknown): void => void faults.push(error);

/**
 * Writes the server's components into their place, in the language of the page. Decision 0023 says why with React. Throws what goes wrong
 * while they are drawn: React by itself reports it and leaves the place empty.
 */
export function writeHere(place: HTMLElement, content: ReactNode): void {
  const root = roots.get(place) ?? createRoot(place, { onUncaughtError });
  roots.set(place, root);
  flushSync(() => root.render(content));
  if (faults.length > 0) throw faults.pop();
}

/** Leads to an answer that has come, as the server's page does by its address. */
export function leadTo(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: 'start' });
}

/** The visitor's own date: a page may be as old as a copy on the device. This language writes a date as the calendar does. */
export const todayHere = (): string => new Date().toLocaleDateString('en-CA');
