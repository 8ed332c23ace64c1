import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { hoursWords, wholeDays } from '../../i18n/span-words.ts';
import type { Abstention, AbstentionKind } from '../exams/exam.ts';

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** Puts abstentions that begin days before ahead of those that begin in the evening. */
export const longestFirst = <One extends Abstention>(abstentions: readonly One[]): One[] =>
  abstentions.toSorted((one, other) => other.hours - one.hours);

/** The names of the substances and activities to avoid. */
export const abstentionNames = {
  alcohol: m.exam_leave_alcohol,
  tobacco: m.exam_leave_tobacco,
  caffeine: m.exam_leave_caffeine,
  exercise: m.exam_leave_exercise,
  sex: m.exam_leave_sex,
  antibiotics: m.exam_leave_antibiotics,
  biotin: m.exam_leave_biotin,
  'vitamin-c': m.exam_leave_vitamin_c,
  'red-meat': m.exam_leave_red_meat,
  'anti-inflammatories': m.exam_leave_anti_inflammatories,
  'iron-supplements': m.exam_leave_iron_supplements,
  'vaginal-products': m.exam_leave_vaginal_products,
  seafood: m.exam_leave_seafood,
  'sunbathing-tanning': m.exam_leave_sunbathing_tanning,
  antihistamines: m.exam_leave_antihistamines,
  'acid-reducers': m.exam_leave_acid_reducers,
} as const satisfies Record<AbstentionKind, Word>;

/** 'Biotina (vitamina B7, …)' → 'Biotina' */
export const abstentionShortName = (of: AbstentionKind, locale: Locale): string =>
  abstentionNames[of]({}, { locale }).replace(/\s*\([^)]*\)$/, '');

/** Medicines that a doctor may have prescribed: patients must not stop them because of a web page. */
const prescribed: ReadonlySet<AbstentionKind> = new Set([
  'antibiotics',
  'anti-inflammatories',
  'iron-supplements',
  'antihistamines',
  'acid-reducers',
  'vaginal-products',
]);

/** ({ of: 'alcohol', hours: 24, maxHours: null }, 'es') → 'Alcohol: nada en las 24 horas anteriores.' */
export function abstentionWords(abstention: Abstention & { onlyIfTaken?: boolean }, locale: Locale): string {
  const { of, hours, maxHours } = abstention;
  const what = abstentionNames[of]({}, { locale });
  if (isToBeDone(abstention))
    return m.exam_prep_sex_before(
      { span: hoursWords(locale, hours), most: hoursWords(locale, maxHours ?? 0) },
      { locale },
    );
  if (abstention.onlyIfTaken)
    return m.exam_prep_leave_if_taken({ what: withinSentence(what), span: hoursWords(locale, hours) }, { locale });
  const sentence =
    maxHours === null
      ? leaveOutWords(what, hours, locale)
      : limitedWords(of, what, { span: hoursWords(locale, hours), most: hoursWords(locale, maxHours) }, locale);
  if (of === 'anti-inflammatories') return `${sentence} ${m.exam_prep_aspirin({}, { locale })}`;
  return prescribed.has(of) ? `${sentence} ${m.exam_prep_medicine({}, { locale })}` : sentence;
}

/** 'Biotina (vitamina B7, …)' → 'biotina (vitamina B7, …)' */
const withinSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** In Spanish, hours and days differ in gender: 'las 24 horas anteriores', 'los 3 días anteriores'. */
function leaveOutWords(what: string, hours: number, locale: Locale): string {
  const days = wholeDays(hours);
  return days === null
    ? m.exam_prep_leave_hours({ what, count: hours }, { locale })
    : m.exam_prep_leave_days({ what, count: days }, { locale });
}

/** For semen, too long an abstinence is as bad as too short a one (WHO manual, 6th ed., 2021: two to seven days). */
const limitedWords = (
  of: AbstentionKind,
  what: string,
  { span, most }: { span: string; most: string },
  locale: Locale,
): string =>
  of === 'sex'
    ? m.exam_prep_sex_between({ span, most }, { locale })
    : m.exam_prep_leave_between({ what, span, most }, { locale });

/** A requirement within a day before the sample is an action, not an abstention: the postcoital test. */
const isToBeDone = ({ of, maxHours }: Abstention): boolean => of === 'sex' && maxHours !== null && maxHours <= 24;
