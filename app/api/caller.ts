import { isLocale, type Locale } from '../i18n/locale.ts';

interface Preference {
  /** 'en-gb' · 'application/json' · '*' */
  range: string;
  quality: number;
}

const MOST_RANGES = 20;

/** 'en;q=0.5, es' → es (1), en (0.5). What cannot be read counts as not said. */
const preferencesOf = (header: string): Preference[] =>
  header
    .split(',', MOST_RANGES)
    .map((part) => {
      const [range = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return { range, quality: /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0 };
    })
    .filter(({ range }) => range !== '');

/** The language of an answer: by `?lang=`, else by `Accept-Language`, else Spanish. ('', 'en-GB,es;q=0.8') → 'en' */
export function callerLocale(lang: string | null, acceptLanguage: string): Locale {
  if (isLocale(lang)) return lang;
  const [best] = preferencesOf(acceptLanguage)
    .map(({ range, quality }) => ({ language: range.split('-')[0], quality }))
    .filter(({ language, quality }) => quality > 0 && isLocale(language))
    .sort((one, other) => other.quality - one.quality);
  return isLocale(best?.language) ? best.language : 'es';
}

/** Whether JSON is welcome. (undefined) → true · ('text/html') → false · ('text/html, *' + '/*;q=0.1') → true */
export function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const said = preferencesOf(accept);
  // The most specific one counts (RFC 9110, 12.5.1): 'application/json;q=0, */*' does not want it.
  const closest = ['application/json', 'application/*', '*/*']
    .map((range) => said.find((preference) => preference.range === range))
    .find((preference) => preference !== undefined);
  return (closest?.quality ?? 0) > 0;
}
