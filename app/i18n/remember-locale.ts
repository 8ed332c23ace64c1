import { localeCookie } from './locale.ts';

const YEAR_SECONDS = 31_536_000;

/** Remembers the visitor's choice of language, in the browser, for a year (decision D1). */
export function rememberLocale(locale: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
