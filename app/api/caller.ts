import { parseAccept } from 'hono/utils/accept';

import { isLocale, type Locale } from '../i18n/locale.ts';

/** The language of an answer: by `?lang=`, else by `Accept-Language`, else Spanish. ('', 'en-GB,es;q=0.8') → 'en' */
export function callerLocale(lang: string | null, acceptLanguage: string): Locale {
  if (isLocale(lang)) return lang;
  // Hono's `accepts` compares whole tags: it would not find 'en' in 'en-GB'.
  const languages = parseAccept(acceptLanguage).map(({ type, q }) => (q > 0 ? type.toLowerCase().split('-')[0] : null));
  return languages.find(isLocale) ?? 'es';
}

/** Whether JSON is acceptable. (undefined) → true · ('text/html') → false · ('text/html, *' + '/*;q=0.1') → true */
export function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const said = parseAccept(accept);
  // The most specific one counts (RFC 9110, 12.5.1): 'application/json;q=0, */*' does not want it. Hono's `accepts` ignores '*/*'.
  const closest = ['application/json', 'application/*', '*/*']
    .map((range) => said.find(({ type }) => type.toLowerCase() === range))
    .find((preference) => preference !== undefined);
  return (closest?.q ?? 0) > 0;
}
