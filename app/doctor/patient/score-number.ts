import { languageTag } from '../../i18n/locale.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** (3.1567, 2) → '3,16' in Spanish. For computed numbers only: a result is printed as it was sent. */
export const decimalFormat = (value: number, decimals: number): string =>
  new Intl.NumberFormat(languageTag[getLocale()], { maximumFractionDigits: decimals }).format(value);

/** (14.68) → '14,7 %' */
export const percentFormat = (value: number): string =>
  new Intl.NumberFormat(languageTag[getLocale()], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value / 100);
