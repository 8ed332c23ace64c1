import { localeCookie } from './locale.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Stores the visitor's choice of language in the browser for a year (decision D1). Over HTTPS, its name has a prefix that prevents other
 * hosts and HTTP answers from setting it; browsers reject that prefix on http://localhost.
 */
export function rememberLocale(locale: string, isSecure = location.protocol === 'https:'): void {
  const [prefix, secure] = isSecure ? ['__Host-', '; secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${prefix}${localeCookie}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
