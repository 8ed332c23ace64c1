import type { Unit } from '../quantity.ts';

/** A unit as a laboratory writes it: the calculators' unit, and the factor to it. */
interface KnownUnit {
  unit: Unit;
  factor: number;
}

/** Spellings by the calculators' unit, in lower case, with `u` for micro and without spaces. The same amount has the factor 1. */
const spellings: readonly (readonly [unit: Unit, factor: number, texts: readonly string[]])[] = [
  ['mg/dL', 1, ['mg/dl', 'mg%']],
  ['mmol/L', 1, ['mmol/l']],
  ['umol/L', 1, ['umol/l']],
  ['U/L', 1, ['u/l', 'ui/l', 'iu/l', '[iu]/l']],
  ['u[IU]/mL', 1, ['u[iu]/ml', 'uui/ml', 'uiu/ml', 'uu/ml', 'mui/l', 'miu/l', 'm[iu]/l', 'mu/l']],
  ['mg/g', 1, ['mg/g', 'mg/gcr', 'mg/gcreat', 'mg/gcreatinina', 'mg/g{creat}', 'ug/mg']],
  ['mg/mmol', 1, ['mg/mmol', 'mg/mmolcr', 'mg/mmol{creat}', 'g/mol']],
  ['10*9/L', 1, ['10*9/l', '10^9/l', 'x10^9/l', 'x10*9/l', '10*3/ul', '10^3/ul', 'x10^3/ul', 'x10*3/ul', 'k/ul']],
  ['10*9/L', 1, ['10*3/mm3', '10^3/mm3', 'x10^3/mm3', 'mil/ul', 'mil/mm3']],
  ['10*9/L', 0.001, ['/ul', '/mm3', 'cel/ul', 'cells/ul']],
];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 'µmol/L' → 'umol/l' · '× 10³ / µL' → 'x10^3/ul' */
const plain = (text: string): string =>
  text
    .replace(
      /10([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (_, power: string) => `10^${[...power].map((one) => superscripts.indexOf(one)).join('')}`,
    )
    .replace(/m³/g, 'm3')
    .replace(/[µμ]/g, 'u')
    .replace(/×/g, 'x')
    .replace(/\s+/g, '')
    .toLowerCase();

/** The calculators' unit of a sent one: '10*3/uL' → 10*9/L, factor 1. Null for a spelling that we do not know: nobody guesses a unit. */
export function knownUnit(sent: string, usable: readonly Unit[]): KnownUnit | null {
  const text = plain(sent);
  const found = spellings.find(([unit, , texts]) => usable.includes(unit) && texts.includes(text));
  if (!found) return null;
  const [unit, factor] = found;
  return { unit, factor };
}
