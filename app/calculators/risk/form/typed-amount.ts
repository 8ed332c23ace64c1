import type { Quantity, Unit } from '../../../domain/risk/quantity.ts';
import { exact, unitsOf } from '../../../domain/risk/units.ts';

/** A typed number without its unit words, and the unit that they name; null if they name none. */
export interface TypedAmount {
  typed: string;
  unit: Unit | null;
}

/** Spellings of units beside a number, in plain lowercase letters. */
const unitWords: readonly (readonly [RegExp, Unit])[] = [
  [/^(%|por ciento|percent)$/, '%'],
  [/^mmol( ?\/ ?mol)?$/, 'mmol/mol'],
  [/^(kg|kgs|kilos?|kilogramos?|kilograms?)$/, 'kg'],
  [/^(lb|lbs|libras?|pounds?)$/, '[lb_av]'],
  [/^(cm|cms|centimetros?|centimeters?)$/, 'cm'],
  [/^(m|mt|mts|metros?|meters?)$/, 'm'],
  [/^(in|inch|inches|"|″|”|''|pulg|pulgadas?)$/, '[in_i]'],
  [/^mm ?hg$/, 'mm[Hg]'],
  [/^mg( ?\/ ?dl)?$/, 'mg/dL'],
  [/^mmol( ?\/ ?l)?$/, 'mmol/L'],
  [/^(umol|micromol)( ?\/ ?l)?$/, 'umol/L'],
  [/^(anos?|years?( old)?|yrs?)$/, 'a'],
];

/**
 * Separates a typed number from its unit words: ('weight', '80kg') → 80 in kg · ('age', '45 años') → 45 years · ('a1c', '6.5%') → 6.5 in %
 * · ('height', `5'7"`) → 67 in inches · ('height', '1 m 70') → 1.70 in m. Other text stays unchanged: ('weight', '80 cm') → '80 cm', which
 * is not a number.
 */
export function typedAmount(quantity: Quantity, text: string): TypedAmount {
  const inTwoUnits = quantity === 'height' ? (feetAndInches(text) ?? metersAndCentimeters(text)) : null;
  if (inTwoUnits) return inTwoUnits;
  const [, number = '', words = ''] = /^([+\-−]?[\d.,\s]*\d[.,]?)\s*([^\d\s].*)$/u.exec(text) ?? [];
  const plain = plainWords(words);
  const unit = unitWords.find(([pattern, one]) => pattern.test(plain) && unitsOf(quantity).includes(one))?.[1];
  return unit ? { typed: number.trim(), unit } : { typed: text, unit: null };
}

/** 'Años.' → 'anos' · 'µmol/L' → 'umol/l' */
const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[µμ]/g, 'u')
    .replace(/\.$/, '')
    .trim();

const INCHES_PER_FOOT = 12;

/** `5'7"`, `5 ft 7`, '5 pies 7 pulgadas' → 67 inches. */
function feetAndInches(text: string): TypedAmount | null {
  const pattern =
    /^([3-8])\s*(?:'|’|′|ft\.?|feet|foot|pies?)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|”|″|''|in\.?|inch(?:es)?|pulg(?:adas)?\.?)?)?$/i;
  const [, feet, inches = '0'] = pattern.exec(text) ?? [];
  const rest = Number(inches.replace(',', '.'));
  if (feet === undefined || rest >= INCHES_PER_FOOT) return null;
  return { typed: String(exact(Number(feet) * INCHES_PER_FOOT + rest)), unit: '[in_i]' };
}

/** '1 m 70', '1m70' → 1.70 m. */
function metersAndCentimeters(text: string): TypedAmount | null {
  const [, meters, centimeters] = /^([12])\s*m\s*(\d{2})(?:\s*cm)?$/i.exec(text) ?? [];
  return meters === undefined ? null : { typed: `${meters}.${centimeters}`, unit: 'm' };
}

/** Reads a blood pressure typed as a whole: '150/90', '150 sobre 90', '150-90 mmHg'. Null for other text. */
export function pressurePair(text: string): readonly [systolic: string, diastolic: string] | null {
  const [, systolic, diastolic] = /^(\d{1,3})\s*(?:\/|-|–|sobre|over)\s*(\d{1,3})(?:\s*mm\s*hg)?$/i.exec(text) ?? [];
  return systolic === undefined || diastolic === undefined ? null : [systolic, diastolic];
}

/**
 * Returns the reader of a form's amounts. '150/90' in one field fills both; if the other field contradicts it, both stay as typed and the
 * form asks.
 */
export function typedAmounts(text: (name: string) => string): (name: Quantity) => TypedAmount {
  const pair = wholePressure(text('systolic'), text('diastolic'));
  return (name) => {
    if (pair && name === 'systolic') return { typed: pair[0], unit: null };
    if (pair && name === 'diastolic') return { typed: pair[1], unit: null };
    return typedAmount(name, text(name));
  };
}

/** The pressure that one of the two fields holds as a whole; null without one. */
function wholePressure(systolic: string, diastolic: string): readonly [string, string] | null {
  // The other field may be empty, or repeat its own half or the whole pressure.
  const [first, second] = [pressurePair(systolic), pressurePair(diastolic)];
  if (first && ['', first[1], systolic].includes(diastolic)) return first;
  return second && ['', second[0]].includes(systolic) ? second : null;
}
