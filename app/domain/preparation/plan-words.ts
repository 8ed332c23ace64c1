import { formatClock, formatDay, formatList, formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { UrineCollection } from '../exams/exam.ts';
import { addDays, type WallClock } from '../laboratory/opening-hours.ts';
import type { Conflict, Side } from './conflicts.ts';
import { eveningBefore, fastingStart, hoursBefore } from './fasting-start.ts';
import type { JointAbstention, JointDose, JointPreparation } from './joint-preparation.ts';
import { isBaby, nobodyInParticular, type Person } from './person.ts';
import {
  abstentionNames,
  abstentionWords,
  cycleDaysWords,
  doseWords,
  dwellWords,
  eveningWords,
  fastingWords,
  longestFirst,
  type PreparationTopic,
  semenHomeWords,
  serialWords,
  stimulusWords,
  timeOfDayWords,
  urineWords,
} from './preparation-words.ts';
import type { Sampling } from './sampling.ts';

/** One preparation step for several exams, with clock times if the visit is known, and the exams that need it. */
export interface PlanLine {
  topic: PreparationTopic;
  text: string;
  /** Further details of the step. */
  detail: string | null;
  /** The names of the exams that need it; empty if all do, or none in particular. */
  because: string;
}

/** Maps an exam code to its name. */
export type NameOf = (code: string) => string;

/** The context of a visit's lines, besides its preparation. */
export interface LineContext {
  person: Person;
  /** Exams whose fast this person must not keep. */
  waived: readonly string[];
  /** Exams that need the urine discarded at the start of the 24-hour collection. */
  discarded: readonly string[];
}

/**
 * The preparation steps of one visit, in chronological order. `at` is the time of the visit; if it is null, hours count back from the
 * visit. A plan of a single exam lists no reasons.
 */
export function planLines(
  preparation: JointPreparation,
  at: WallClock | null,
  locale: Locale,
  nameOf: NameOf | null,
  { person, waived, discarded }: LineContext = { person: nobodyInParticular, waived: [], discarded: [] },
): PlanLine[] {
  const { semenLast, cycleDays, abstentions, timeOfDay, doses, urine, evening, stays } = preparation;
  const { stimuli, serial, semenAtHomeHours, postures, instructions } = preparation;
  const because = (codes: readonly string[] = []): string =>
    nameOf && codes.length > 0 ? m.plan_because({ names: namesWords(codes.map(nameOf), locale) }, { locale }) : '';
  const line = (topic: PreparationTopic, text: string, codes?: readonly string[], detail: string | null = null) => ({
    topic,
    text,
    detail,
    because: because(codes),
  });
  const semen = semenLast && [...semenLast.before, ...semenLast.semen];
  return [
    ...(semen ? [line('instruction', m.plan_semen_last({}, { locale }), semen)] : []),
    ...(cycleDays ? [line('cycle-days', cycleDaysWords(cycleDays, locale), cycleDays.because)] : []),
    ...longestFirst(abstentions).map((one) =>
      line('abstention', abstentionWords(one, locale), one.because, sinceWords(one, at, locale)),
    ),
    ...fastWarnings(preparation, { person, waived }, locale).map((text) => line('fasting', text)),
    ...(waived.length > 0 ? [] : [fastingLine(preparation, at, locale, line)]),
    ...fastNotes(preparation, person, locale).map((text) => line('fasting', text)),
    ...urine.map(({ collection, exams }) => line('urine', urineWords(collection, locale), exams)),
    ...(discarded.length > 0 ? [line('urine', m.plan_urine_discarded({}, { locale }), discarded)] : []),
    ...(isBaby(person) && urine.length > 0 ? [line('urine', m.plan_urine_bag({}, { locale }))] : []),
    ...evening.map(({ collectedAt, exams }) => line('evening', eveningLine(collectedAt, at, locale), exams)),
    ...(timeOfDay ? [line('time-of-day', timeOfDayWords(timeOfDay, locale), timeOfDay.because)] : []),
    ...doses.map((dose) => line('dose', doseWords(dose, locale), dose.exams, doseMoment(dose, at, locale))),
    ...serial.map((one) => line('instruction', serialWords(one, locale), one.exams)),
    ...(semenAtHomeHours === null ? [] : [line('instruction', semenHomeWords(semenAtHomeHours, locale))]),
    ...(postures.length > 0 && nameOf ? [line('dwell', postureWords(postures, nameOf, locale))] : []),
    ...stays.map((stay) => line('dwell', dwellWords(stay.for, stay.minutes, locale), stay.exams)),
    ...stimuli.map(({ of, exams }) => line('dwell', stimulusWords(of, locale), exams)),
    ...instructions.map(({ words, exams }) => line('instruction', words[locale], exams)),
  ];
}

/** Warnings before a fast, or instead of it. */
function fastWarnings(
  { fasting }: JointPreparation,
  { person, waived }: Pick<LineContext, 'person' | 'waived'>,
  locale: Locale,
): string[] {
  if (waived.length > 0)
    return [
      person.facts.includes('metabolic') ? m.plan_fast_metabolic({}, { locale }) : m.plan_fast_baby({}, { locale }),
    ];
  return fasting && person.facts.includes('insulin') ? [m.plan_fast_insulin({}, { locale })] : [];
}

/** How to make a fast safe for this person. For an unspecified person, it names the people the fast does not suit. */
function fastNotes({ fasting, stimuli }: JointPreparation, { group, facts }: Person, locale: Locale): string[] {
  if (!fasting) return [];
  return [
    ...(group === null && facts.every((fact) => fact === 'biotin') ? [m.plan_fast_whom({}, { locale })] : []),
    ...(group === 'child' ? [m.plan_fast_child({}, { locale })] : []),
    ...(group === 'pregnant' ? [m.plan_fast_pregnant({}, { locale })] : []),
    ...(group === 'pregnant' && stimuli.length > 0 ? [m.plan_curve_pregnant({}, { locale })] : []),
  ];
}

/** The clock time of the last dose; null if the visit's time is unknown, or if the dose comes after the sample. */
function doseMoment(dose: JointDose, at: WallClock | null, locale: Locale): string | null {
  if (!at || dose.at === 'trough') return null;
  const words = { drug: dose.of[locale], moment: momentWords(hoursBefore(at, dose.hours), locale) };
  return dose.atLeast ? m.plan_dose_at_latest(words, { locale }) : m.plan_dose_at(words, { locale });
}

function postureWords(postures: JointPreparation['postures'], nameOf: NameOf, locale: Locale): string {
  const [first, second] = postures.map(({ exams }) => namesWords(exams.map(nameOf), locale));
  return m.plan_postures({ first: first ?? '', second: second ?? '' }, { locale });
}

function fastingLine(
  preparation: JointPreparation,
  at: WallClock | null,
  locale: Locale,
  line: (topic: PreparationTopic, text: string, codes?: readonly string[], detail?: string | null) => PlanLine,
): PlanLine {
  const { fasting } = preparation;
  const start = at && fastingStart({ preparation }, at);
  if (!fasting) return line('fasting', fastingWords(null, locale));
  if (!start) return line('fasting', fastingWords(fasting, locale), fasting.because, m.exam_prep_water({}, { locale }));
  const range =
    fasting.minHours === fasting.maxHours
      ? m.plan_fast_exact({ min: fasting.minHours }, { locale })
      : m.plan_fast_range(
          { min: fasting.minHours, max: fasting.maxHours, earliest: momentWords(start.notBefore, locale) },
          { locale },
        );
  return line(
    'fasting',
    m.plan_fast_from({ moment: momentWords(start.from, locale) }, { locale }),
    fasting.because,
    range,
  );
}

const sinceWords = ({ hours }: Pick<JointAbstention, 'hours'>, at: WallClock | null, locale: Locale): string | null =>
  at && m.plan_since({ moment: momentWords(hoursBefore(at, hours), locale) }, { locale });

const eveningLine = (collectedAt: string, at: WallClock | null, locale: Locale): string =>
  at
    ? m.plan_evening({ moment: momentWords(eveningBefore(at, collectedAt), locale) }, { locale })
    : eveningWords(collectedAt, locale);

/** ({ '2026-11-23' 21:00 }, 'es') → 'las 9:00 p. m. del lunes 23 de noviembre' · 'en' → '9:00 PM on Monday, November 23' */
export const momentWords = ({ date, minutes }: WallClock, locale: Locale): string =>
  minutes === 0
    ? // In everyday language, midnight belongs to the evening before.
      m.plan_midnight({ day: formatDay(locale, addDays(date, -1)) }, { locale })
    : m.plan_at({ time: formatClock(locale, clockOf(minutes)), day: formatDay(locale, date) }, { locale });

/** 1260 → '21:00' */
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const MOST_NAMES = 3;

/** (['a', 'b', 'c', 'd', 'e'], 'es') → 'a, b, c y 2 más'. It never writes 'y 1 más', because the name itself says more. */
export function namesWords(names: readonly string[], locale: Locale): string {
  if (names.length <= MOST_NAMES + 1) return formatList(locale, names);
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return m.plan_names_more({ names: shown, count: names.length - MOST_NAMES }, { locale });
}

const urineNames = {
  any: m.plan_urine_short_any,
  midstream: m.plan_urine_short_midstream,
  'first-morning': m.plan_urine_short_first_morning,
  'first-morning-midstream': m.plan_urine_short_first_morning_midstream,
  'second-morning': m.plan_urine_short_second_morning,
  'first-stream': m.plan_urine_short_first_stream,
  overnight: m.plan_urine_short_overnight,
  '24-hours': m.plan_urine_short_24_hours,
  'full-bladder': m.plan_urine_short_full_bladder,
  'end-of-shift': m.plan_urine_short_end_of_shift,
  'at-laboratory': m.plan_urine_short_at_laboratory,
  special: m.plan_urine_short_special,
} as const satisfies Record<UrineCollection, unknown>;

/** Explains in one sentence why two exams cannot share a visit. */
export function conflictWords(conflict: Conflict, locale: Locale, nameOf: NameOf): string {
  const named = (side: Side<unknown>): string => namesWords(side.exams.map(nameOf), locale);
  const names = { one: named(conflict.sides[0]), other: named(conflict.sides[1]) };
  const time = (hour: string): string => formatClock(locale, hour);
  switch (conflict.kind) {
    case 'fasting': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      return m.plan_conflict_fasting({ ...names, min: one.minHours, max: other.maxHours }, { locale });
    }
    case 'abstention': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      const what = abstentionNames[one.of]({}, { locale }).toLowerCase();
      return m.plan_conflict_abstention({ ...names, what, hours: one.hours, max: other.maxHours ?? 0 }, { locale });
    }
    case 'time-of-day': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      return m.plan_conflict_time({ ...names, until: time(one.until), from: time(other.from) }, { locale });
    }
    case 'cycle-days': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      return m.plan_conflict_cycle({ ...names, to: one.to, from: other.from }, { locale });
    }
    case 'urine': {
      const [first, second] = conflict.sides.map(({ demand }) => urineNames[demand.collection]({}, { locale }));
      return m.plan_conflict_urine({ ...names, first: first ?? '', second: second ?? '' }, { locale });
    }
    case 'additive':
      return m.plan_conflict_additive(names, { locale });
    case 'dose': {
      const { demand } = conflict.sides[1];
      const hours = demand.at === 'after-hours' ? demand.hours : 0;
      return m.plan_conflict_dose({ ...names, drug: demand.of[locale], hours }, { locale });
    }
    case 'curve': {
      const [what, otherWhat] = conflict.sides.map(({ demand }) => demand.stimulus[locale]);
      return m.plan_conflict_curve({ ...names, what: what ?? '', otherWhat: otherWhat ?? '' }, { locale });
    }
  }
}

const TEASPOON_ML = 5;

/** (12, 'es') → 'En total, 12 mL de sangre: unas 2 cucharaditas.' For a child, it says whether that is too much at once. */
export function bloodWords(
  { bloodMl: ml, mostBloodMl }: Pick<Sampling, 'bloodMl' | 'mostBloodMl'>,
  locale: Locale,
): string {
  if (mostBloodMl !== null) {
    const words = { ml: formatNumber(locale, ml), most: formatNumber(locale, mostBloodMl) };
    return ml > mostBloodMl ? m.plan_blood_too_much(words, { locale }) : m.plan_blood_child(words, { locale });
  }
  const count = Math.round(ml / TEASPOON_ML);
  const spoons = count < 1 ? m.plan_spoon_less({}, { locale }) : m.plan_spoons({ count }, { locale });
  return m.plan_blood({ ml: formatNumber(locale, ml), spoons }, { locale });
}

/** Whether home sampling is possible, and if not, which exams prevent it. */
export function homeWords({ possible, preventedBy }: Sampling['home'], locale: Locale, nameOf: NameOf): string {
  if (possible) return m.plan_home_yes({}, { locale });
  const names = namesWords(preventedBy.map(nameOf), locale);
  return m.plan_home_no({ names, count: preventedBy.length }, { locale });
}
