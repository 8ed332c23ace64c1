import { formatClock, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { hoursWords, minutesWords } from '../../i18n/span-words.ts';
import type { DwellPurpose, Preparation, UrineCollection } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { abstentionWords, longestFirst } from './abstention-words.ts';
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
  | 'instruction'
  | 'stay-instruction';

/** A sentence with its topic. */
export interface PreparationSentence {
  topic: PreparationTopic;
  text: string;
}

/**
 * Writes a preparation as one sentence per step, in chronological order: decisions days before, abstentions, the fast, and the morning
 * itself. A fast always says that water is allowed, and the absence of a fast is stated, because people ask.
 */
export function preparationSentences(preparation: JointPreparation, locale: Locale): PreparationSentence[] {
  const { semenLast, cycleDays, abstentions, fasting, timeOfDay, doses, urine, evening, stays } = preparation;
  const { stimuli, serial, semenAtHomeHours, instructions, stayInstructions } = preparation;
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
    ...about(
      'stay-instruction',
      stayInstructions.map(({ words }) => words[locale]),
    ),
  ];
}

const about = (topic: PreparationTopic, texts: readonly string[]): PreparationSentence[] =>
  texts.map((text) => ({ topic, text }));

/** Whether the patient has nothing to do and nothing to avoid. */
export const asksNothing = (preparation: JointPreparation): boolean =>
  preparation.fasting === null && preparationSentences(preparation, 'es').every(({ topic }) => topic === 'fasting');

/** ({ minHours: 8, maxHours: 14 }, 'es') → 'Venga en ayunas: de 8 a 14 horas sin comer.' · null → 'No necesita ayuno …' */
export function fastingWords(fasting: Preparation['fasting'], locale: Locale): string {
  if (!fasting) return m.exam_prep_no_fast({}, { locale });
  const { minHours: min, maxHours: max } = fasting;
  return min === max ? m.exam_prep_fast_exact({ min }, { locale }) : m.exam_prep_fast({ min, max }, { locale });
}

/** The hours in which the sample is taken, as a sentence. */
export const timeOfDayWords = ({ from, until }: { from: string; until: string }, locale: Locale): string =>
  m.exam_prep_time({ from: formatTime(locale, from), until: formatTime(locale, until) }, { locale });

/** No cycle is longer, so a range that ends this late covers every day after the bleeding. */
const LONGEST_CYCLE_DAYS = 45;

/** The days of the menstrual cycle on which to come, as a sentence. */
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

/** How long the patient stays at the laboratory, and what for, as a sentence. */
export const dwellWords = (purpose: DwellPurpose, minutes: number, locale: Locale): string =>
  dwells[purpose]({ minutes: minutesWords(locale, minutes) }, { locale });

/** When the sample is taken relative to a dose of the drug, as a sentence. */
export function doseWords(dose: NonNullable<Preparation['dose']>, locale: Locale): string {
  const drug = dose.of[locale];
  if (dose.at === 'trough') return m.exam_prep_dose_trough({ drug }, { locale });
  const words = { drug, span: hoursWords(locale, dose.hours) };
  return dose.atLeast ? m.exam_prep_dose_at_least(words, { locale }) : m.exam_prep_dose_after(words, { locale });
}

/** On how many days to collect a sample, and within how many hours to bring it, as a sentence. */
export const serialWords = ({ days, withinHours }: JointPreparation['serial'][number], locale: Locale): string =>
  m.exam_prep_serial({ days, span: hoursWords(locale, withinHours) }, { locale });

/** Within how many hours to bring semen collected at home, as a sentence. */
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

/** How to collect urine, as a sentence. */
export const urineWords = (collection: UrineCollection, locale: Locale): string =>
  collections[collection]({}, { locale });
