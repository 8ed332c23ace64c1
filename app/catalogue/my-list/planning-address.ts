import type { Locale } from '../../i18n/locale.ts';

const folder = '/catalogue/planning/';

/** Where the browser fetches what plans need; the version of the content is part of the name. */
export const planningAddress = (locale: Locale, version: string): string => `${folder}${locale}/${version}`;

export const isPlanningAddress = (pathname: string): boolean => pathname.startsWith(folder);
