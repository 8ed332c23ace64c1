import { unitWords } from '../../../domain/exams/unit-words.ts';
import type { Unit } from '../../../domain/risk/quantity.ts';
import { exact } from '../../../domain/risk/units.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { numberFormat } from '../../../i18n/intl.ts';
import { languageTag } from '../../../i18n/locale.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';

/** (5.24, 1) → '5,2' in Spanish, '5.2' in English */
export const decimalWords = (value: number, decimals: number): string =>
  numberFormat(languageTag[getLocale()], { maximumFractionDigits: decimals }).format(value);

const unitsWithOneDecimal: readonly Unit[] = ['mmol/L', 'kg', '[lb_av]', '[in_i]', 'kg/m2', '%'];

/** The number of printed decimals for each unit. */
const decimalsOf = (unit: Unit, value: number): number => {
  if (unitsWithOneDecimal.includes(unit)) return 1;
  if (unit === 'm') return 2;
  return unit === 'mg/dL' && value < 30 ? 2 : 0;
};

/**
 * Writes a value with its unit: (52, 'a') → '52 años' · (198, 'mg/dL') → '198 mg/dL' · (0.9, 'mg/dL') → '0,9 mg/dL' · (7, '%') → '7 %',
 * '7%'
 */
export function amountWords(value: number, unit: Unit, decimals = decimalsOf(unit, value)): string {
  if (unit === 'a') return m.risk_years({ count: decimalWords(value, decimals) });
  if (unit === '%') return formatPercent(getLocale(), value, decimals);
  return `${decimalWords(value, decimals)}\u00a0${unitName(unit)}`;
}

/** A limit rounded to the allowed side: a lower limit up, an upper limit down. (383.8, 'mg/dL', 'too-high') → '383 mg/dL' */
export function limitWords(limit: number, unit: Unit, side: 'too-low' | 'too-high'): string {
  const decimals = decimalsOf(unit, limit);
  const scale = 10 ** decimals;
  const round = side === 'too-low' ? Math.ceil : Math.floor;
  return amountWords(round(exact(limit * scale)) / scale, unit, decimals);
}

/** The unit's label in the unit list: 'mg/dL'. */
export function unitName(unit: Unit): string {
  if (unit === '[lb_av]') return m.risk_unit_pounds();
  if (unit === '[in_i]') return m.risk_unit_inches();
  return unit === 'kg/m2' ? 'kg/m²' : unitWords(unit, getLocale());
}
