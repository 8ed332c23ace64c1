/** The site's languages. Spanish is first: it uses the listed paths, and English is under `/en` (decision D1). */
export const locales = ['es', 'en'] as const;
/** One of the site's languages. */
export type Locale = (typeof locales)[number];

/** The tag for `lang` and `Intl`. Dates and spelling in English are American. */
export const languageTag = { es: 'es-CO', en: 'en-US' } as const satisfies Record<Locale, string>;

/** Each language's own name. */
export const languageName = { es: 'Español', en: 'English' } as const satisfies Record<Locale, string>;

/** The cookie that stores the visitor's choice for a year. It never causes a redirect. */
export const localeCookie = 'site-locale';

/** 'en' → true · 'fr' → false */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** '/en/servicios' → 'en' · '/en' → 'en' · '/servicios' → 'es' · '/enero' → 'es' */
export const localeOfPath = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'es');

/** '/en/servicios' → '/servicios' · '/en' → '/' · '/servicios' → '/servicios' */
export const spanishPath = (pathname: string): string => pathname.replace(/^\/en(?=\/|$)/, '') || '/';

/** Normalizes an address to the form of page lists: '/en/Servicios/%69ts/' → '/servicios/its' */
export const plainPath = (pathname: string): string =>
  spanishPath(decoded(pathname).toLowerCase().replace(/\/+$/, '') || '/');

/** '/%69ts' → '/its' · undecodable text stays unchanged: '/%E0' → '/%E0' */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** ('en', '/servicios') → '/en/servicios' · ('en', '/') → '/en' · ('es', '/servicios') → '/servicios' */
export const pathInLocale = (locale: Locale, path: string): string =>
  locale === 'es' ? path : `/en${path === '/' ? '' : path}`;

/**
 * Reads the visitor's choice from the `Cookie` header: 'site-locale=en; other=1' → 'en' · '' → null. The name with the prefix of secure
 * cookies takes precedence: '__Host-site-locale=en' → 'en'.
 */
export function storedLocale(cookieHeader: string): Locale | null {
  const cookieOf = (name: string) => cookieHeader.match(new RegExp(`(?:^|;\\s*)${name}=([a-z]+)`))?.[1];
  const found = cookieOf(`__Host-${localeCookie}`) ?? cookieOf(localeCookie);
  return isLocale(found) ? found : null;
}

/** Computes a value for each language: ((locale) => x) → { es: x, en: x } */
export const inEach = <Value>(read: (locale: Locale) => Value): Record<Locale, Value> =>
  // The keys are exactly the locales.
  Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, Value>;
