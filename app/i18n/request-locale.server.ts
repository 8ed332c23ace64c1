import { AsyncLocalStorage } from 'node:async_hooks';

import type { Locale } from './locale.ts';
import { baseLocale, overwriteGetLocale } from './paraglide/runtime.js';

/** The language of the request that the current code serves. */
const current = new AsyncLocalStorage<Locale>();

/** Returns the language of the request, or the site's first language outside of requests. */
export const localeOfRequest = (): Locale => current.getStore() ?? baseLocale;
overwriteGetLocale(localeOfRequest);

/** Runs the work, and everything that it awaits, with all messages (`m.…()`) in this language. Returns its result. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => current.run(locale, work);
