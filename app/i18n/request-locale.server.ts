import { AsyncLocalStorage } from 'node:async_hooks';

import type { Locale } from './locale.ts';
import { baseLocale, overwriteGetLocale } from './paraglide/runtime.js';

const current = new AsyncLocalStorage<Locale>();
overwriteGetLocale(() => current.getStore() ?? baseLocale);

/** Runs a request's work with all its messages in this language. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => current.run(locale, work);
