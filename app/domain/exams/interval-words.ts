import { numberFormat } from '../../i18n/intl.ts';
import { type Locale, languageTag } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ageInDays } from './age.ts';
import type { Age, ReferenceInterval } from './component.ts';

const units = {
  d: m.exam_age_days,
  m: m.exam_age_months,
  y: m.exam_age_years,
};

/** ('18y', 'es') → '18 años' · ('1m', 'en') → '1 month' */
function ageWords(age: Age, locale: Locale): string {
  const count = Number(age.slice(0, -1));
  // The type allows no other final letter.
  const words = units[age.slice(-1) as keyof typeof units];
  return words({ count }, { locale });
}

/** ({ '6y', '12y' }, 'es') → 'de 6 años a menos de 12 años' · ({ '0d', null }) → '' */
export function ageRangeWords(
  { ageFrom, ageTo }: Pick<ReferenceInterval, 'ageFrom' | 'ageTo'>,
  locale: Locale,
): string {
  const isFromBirth = ageInDays(ageFrom) === 0;
  const from = ageWords(ageFrom, locale);
  if (ageTo === null) return isFromBirth ? '' : m.exam_age_from({ from }, { locale });
  const to = ageWords(ageTo, locale);
  return isFromBirth ? m.exam_age_under({ to }, { locale }) : m.exam_age_between({ from, to }, { locale });
}

const sexWords = {
  adult: { any: m.exam_sex_any, female: m.exam_sex_female, male: m.exam_sex_male },
  child: { any: m.exam_sex_children, female: m.exam_sex_girls, male: m.exam_sex_boys },
};
const ADULT_YEARS = 18;
const isForChildren = ({ ageTo }: Pick<ReferenceInterval, 'ageTo'>): boolean =>
  ageTo !== null && ageInDays(ageTo) <= ageInDays(`${ADULT_YEARS}y`);

/** The group that an interval applies to: 'Mujeres, desde 18 años' · 'Embarazo, primer trimestre' */
export function groupWords(interval: ReferenceInterval, locale: Locale): string {
  const { sex, ageFrom, ageTo, condition } = interval;
  if (condition) return condition[locale];
  const isAdults = sex === 'any' && ageFrom === `${ADULT_YEARS}y` && ageTo === null;
  if (isAdults) return m.exam_sex_adults({}, { locale });
  const who = sexWords[isForChildren(interval) ? 'child' : 'adult'][sex]({}, { locale });
  const age = ageRangeWords(interval, locale);
  return age ? `${who}, ${age}` : who;
}

/** (13.5, 1, 'es') → '13,5' · (4, 2, 'es') → '4,00'. It keeps the decimals of the report. */
export const formatValue = (value: number, decimals: number | null, locale: Locale): string =>
  numberFormat(languageTag[locale], {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: Math.max(decimals ?? 0, 4),
  }).format(value);

/** ({ low: 12, high: 16 }, 1, 'es') → '12,0 a 16,0' · ({ low: null, high: 5 }) → '5,0 o menos' */
export function limitsWords(
  { low, high }: Pick<ReferenceInterval, 'low' | 'high'>,
  decimals: number | null,
  locale: Locale,
): string {
  const [lowest, highest] = [low, high].map((limit) => (limit === null ? '' : formatValue(limit, decimals, locale)));
  if (low === null) return m.exam_interval_high({ high: highest ?? '' }, { locale });
  if (high === null) return m.exam_interval_low({ low: lowest ?? '' }, { locale });
  return m.exam_interval({ low: lowest ?? '', high: highest ?? '' }, { locale });
}

/** Whether an adult should see the interval first: it has no condition and applies to people of 18 or more. */
export const isForAdults = ({ condition, ageTo }: ReferenceInterval): boolean =>
  condition === null && (ageTo === null || ageInDays(ageTo) > ageInDays(`${ADULT_YEARS}y`));
