import { type Locale, languageTag } from '../../i18n/locale.ts';

/** ('es', 25000) → '$ 25.000' · ('en', 25000) → 'COP 25,000'. Whole pesos; the spaces do not break. */
export const formatPrice = (locale: Locale, pesos: number): string =>
  new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency: 'COP', maximumFractionDigits: 0 })
    .format(pesos)
    .replace(/\s/g, '\u00A0');
