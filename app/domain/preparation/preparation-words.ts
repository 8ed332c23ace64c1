import { formatClock, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { hoursWords, minutesWords, wholeDays } from '../../i18n/span-words.ts';
import type { Abstention, AbstentionKind, DwellPurpose, Preparation, UrineCollection, Words } from '../exams/exam.ts';
import type { JointPreparation } from './joint-preparation.ts';

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** The topic of a sentence: the API and the plan sort and mark sentences by it. */
export type PreparationTopic =
  | 'fasting'
  | 'water'
  | 'abstention'
  | 'time-of-day'
  | 'cycle-days'
  | 'dose'
  | 'urine'
  | 'evening'
  | 'dwell'
  | 'instruction';

export interface PreparationSentence {
  topic: PreparationTopic;
  text: string;
}

/**
 * A preparation as one sentence per step, in chronological order: decisions days before, abstentions, the fast, and the morning itself. A
 * fast always says that water is allowed, and the absence of a fast is stated, because people ask.
 */
export function preparationSentences(preparation: JointPreparation, locale: Locale): PreparationSentence[] {
  const { semenLast, cycleDays, abstentions, fasting, timeOfDay, doses, urine, evening, stays } = preparation;
  const { stimuli, serial, semenAtHomeHours, instructions } = preparation;
  return [
    ...about('instruction', semenLast ? [m.plan_semen_last({}, { locale })] : []),
    ...about('cycle-days', cycleDays ? [cycleDaysWords(cycleDays, locale)] : []),
    ...about(
      'abstention',
      longestFirst(abstentions).map((abstention) => abstentionWords(abstention, locale)),
    ),
    ...about('fasting', [fastingWords(fasting, locale)]),
    ...about('water', fasting ? [m.exam_prep_water({}, { locale })] : []),
    ...about('fasting', fasting ? [m.plan_fast_whom({}, { locale })] : []),
    ...about(
      'urine',
      urine.map(({ collection }) => urineWords(collection, locale)),
    ),
    ...about(
      'evening',
      evening.map(({ collectedAt }) => eveningWords(collectedAt, locale)),
    ),
    ...about('time-of-day', timeOfDay ? [timeOfDayWords(timeOfDay, locale)] : []),
    ...about(
      'dose',
      doses.map((dose) => doseWords(dose, locale)),
    ),
    ...about(
      'dwell',
      stays.map((stay) => dwellWords(stay.for, stay.minutes, locale)),
    ),
    ...about(
      'instruction',
      serial.map((one) => serialWords(one, locale)),
    ),
    ...about('instruction', semenAtHomeHours === null ? [] : [semenHomeWords(semenAtHomeHours, locale)]),
    ...about(
      'dwell',
      stimuli.map(({ of }) => stimulusWords(of, locale)),
    ),
    ...about(
      'instruction',
      instructions.map(({ words }) => words[locale]),
    ),
  ];
}

const about = (topic: PreparationTopic, texts: readonly string[]): PreparationSentence[] =>
  texts.map((text) => ({ topic, text }));

/** Puts abstentions that begin days before ahead of those that begin in the evening. */
export const longestFirst = <One extends Abstention>(abstentions: readonly One[]): One[] =>
  abstentions.toSorted((one, other) => other.hours - one.hours);

/** Whether the patient has nothing to do and nothing to avoid. */
export const asksNothing = (preparation: JointPreparation): boolean =>
  preparation.fasting === null && preparationSentences(preparation, 'es').every(({ topic }) => topic === 'fasting');

/** ({ minHours: 8, maxHours: 14 }, 'es') → 'Venga en ayunas: de 8 a 14 horas sin comer.' · null → 'No necesita ayuno …' */
export function fastingWords(fasting: Preparation['fasting'], locale: Locale): string {
  if (!fasting) return m.exam_prep_no_fast({}, { locale });
  const { minHours: min, maxHours: max } = fasting;
  return min === max ? m.exam_prep_fast_exact({ min }, { locale }) : m.exam_prep_fast({ min, max }, { locale });
}

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

export const timeOfDayWords = ({ from, until }: { from: string; until: string }, locale: Locale): string =>
  m.exam_prep_time({ from: formatTime(locale, from), until: formatTime(locale, until) }, { locale });

/** No cycle is longer, so a range that ends this late covers every day after the bleeding. */
const LONGEST_CYCLE_DAYS = 45;

export function cycleDaysWords({ from, to }: { from: number; to: number }, locale: Locale): string {
  if (from === to) return m.exam_prep_cycle_day({ from }, { locale });
  return to >= LONGEST_CYCLE_DAYS
    ? m.exam_prep_cycle_from({ from }, { locale })
    : m.exam_prep_cycle({ from, to }, { locale });
}

/** ('23:00', 'es') → 'La noche anterior, a las 11:00 p. m., recoja la muestra en casa; tráigala al otro día.' */
export const eveningWords = (collectedAt: string, locale: Locale): string =>
  m.exam_prep_evening({ time: formatClock(locale, collectedAt) }, { locale });

/** ({ es: '75 g de glucosa', … }, 'es') → 'La curva se hace con 75 g de glucosa.' */
export const stimulusWords = (stimulus: Words, locale: Locale): string =>
  m.exam_prep_stimulus({ what: stimulus[locale] }, { locale });

const dwells = {
  rest: m.exam_prep_dwell_rest,
  test: m.exam_prep_dwell_stay,
  result: m.exam_prep_dwell_result,
} as const satisfies Record<DwellPurpose, unknown>;

export const dwellWords = (purpose: DwellPurpose, minutes: number, locale: Locale): string =>
  dwells[purpose]({ minutes: minutesWords(locale, minutes) }, { locale });

export function doseWords(dose: NonNullable<Preparation['dose']>, locale: Locale): string {
  const drug = dose.of[locale];
  if (dose.at === 'trough') return m.exam_prep_dose_trough({ drug }, { locale });
  const words = { drug, span: hoursWords(locale, dose.hours) };
  return dose.atLeast ? m.exam_prep_dose_at_least(words, { locale }) : m.exam_prep_dose_after(words, { locale });
}

export const serialWords = ({ days, withinHours }: JointPreparation['serial'][number], locale: Locale): string =>
  m.exam_prep_serial({ days, span: hoursWords(locale, withinHours) }, { locale });

export const semenHomeWords = (hours: number, locale: Locale): string =>
  m.exam_prep_semen_home({ span: hoursWords(locale, hours) }, { locale });

const collections = {
  any: m.exam_prep_urine_any,
  midstream: m.exam_prep_urine_midstream,
  'first-morning': m.exam_prep_urine_first_morning,
  'first-morning-midstream': m.exam_prep_urine_first_morning_midstream,
  'second-morning': m.exam_prep_urine_second_morning,
  'first-stream': m.exam_prep_urine_first_stream,
  overnight: m.exam_prep_urine_overnight,
  '24-hours': m.exam_prep_urine_24_hours,
  'full-bladder': m.exam_prep_urine_full_bladder,
  'end-of-shift': m.exam_prep_urine_end_of_shift,
  'at-laboratory': m.exam_prep_urine_at_laboratory,
  special: m.exam_prep_urine_special,
} as const satisfies Record<UrineCollection, Word>;

export const urineWords = (collection: UrineCollection, locale: Locale): string =>
  collections[collection]({}, { locale });
