import type { Locale } from '../../i18n/locale.ts';

const folder = '/catalogue/planning/';

/** The address of the planning data. It contains the version of the content. */
export const planningAddress = (locale: Locale, version: string): string => `${folder}${locale}/${version}`;

/** The address that a page's HTML names, if any. */
export const planningAddressIn = (html: string): string | undefined => new RegExp(`${folder}\\w+/\\w+`).exec(html)?.[0];

/** '/catalogue/planning/es/3f2a' → true · '/mi-lista' → false */
export const isPlanningAddress = (pathname: string): boolean => pathname.startsWith(folder);
