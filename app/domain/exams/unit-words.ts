import type { Locale } from '../../i18n/locale.ts';

/** The exponents of printed powers of ten: '10*3' → '10³'. */
const superscript = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/**
 * Writes a UCUM unit as a report prints it. Text in braces is an annotation, and a ratio has no unit:
 * '10*3/uL' → '10³/µL' · 'k[IU]/L' → 'kUI/L' · 'mg/(24.h)' → 'mg/24 h' · 'mL/min/{1.73_m2}' → 'mL/min/1,73 m²' · '{ratio}' → ''
 */
export function unitWords(unit: string, locale: Locale): string {
  if (/^(1|\{ratio\}|\{SG\}|\[pH\])$/.test(unit)) return '';
  return unit
    .replace('{1.73_m2}', locale === 'es' ? '1,73 m²' : '1.73 m²')
    .replace(/\{(WBCs)\}/, locale === 'es' ? ' leucocitos' : ' white cells')
    .replace(/^\{(\w+)\}$/, '$1')
    .replace(/\{(\w+)\}/g, ' $1')
    .replace(/10\*(\d+)/g, (_, power: string) => `10${[...power].map((digit) => superscript[Number(digit)]).join('')}`)
    .replace(/\((\d+)\.h\)/g, '$1 h')
    .replace(/\[IU\]/gi, locale === 'es' ? 'UI' : 'IU')
    .replace('mm[Hg]', 'mmHg')
    .replace('[HPF]', locale === 'es' ? 'campo' : 'field')
    .replace("[beth'U]", locale === 'es' ? 'U Bethesda' : 'Bethesda U')
    .replace(/\[(\w+)'U\]/g, '$1')
    .replace(/(^|\/)u(?=[A-Z]|g|mol)/g, '$1µ');
}
