import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Words } from '../exams/localized-text.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { abstentionLine } from './abstention-line.ts';
import { longestFirst } from './abstention-words.ts';
import { doseMoment } from './dose-moment.ts';
import { fastNotes, fastWarnings } from './fast-notes.ts';
import { eveningBefore, fastingStart, hoursBefore } from './fasting-start.ts';
import { instructionMoment, isToAsk } from './instruction-place.ts';
import type { JointPreparation } from './joint-preparation.ts';
import { fastSpanWords, lastMealWords } from './last-meal.ts';
import { clockWords, momentWords, namesWords } from './moment-words.ts';
import { isBaby, nobodyInParticular, type Person } from './person.ts';
import type { PlanLine, WriteLine } from './plan-line.ts';
import { dayOfStep, urineMoment } from './plan-steps.ts';
import {
  cycleDaysWords,
  doseWords,
  dwellWords,
  eveningWords,
  fastingWords,
  type PreparationTopic,
  semenHomeWords,
  serialWords,
  stimulusWords,
  timeOfDayWords,
  urineWords,
} from './preparation-words.ts';
import { questionLead } from './question-leads.ts';

/** Maps an exam code to its name. */
export type NameOf = (code: string) => string;

/** The context of a visit's lines, besides its preparation. */
export interface LineContext {
  person: Person;
  /** Exams whose fast this person must not keep. */
  waived: readonly string[];
  /** Exams that need the urine discarded at the start of the 24-hour collection. */
  discarded: readonly string[];
  /** Maps the code of an exam to the name that gives a step its reason: that of the panel which was ordered. By default its own. */
  reasonOf?: NameOf;
  /** The present moment: what should have begun before it says so. */
  now?: WallClock;
}

const noContext: LineContext = { person: nobodyInParticular, waived: [], discarded: [] };

/**
 * The preparation steps of one visit, in chronological order. `at` is the time of the visit; if it is null, hours count back from the
 * visit. A plan of a single exam lists no reasons.
 */
export function planLines(
  preparation: JointPreparation,
  at: WallClock | null,
  locale: Locale,
  nameOf: NameOf | null,
  { person, waived, discarded, reasonOf = nameOf ?? String, now }: LineContext = noContext,
): PlanLine[] {
  const { semenLast, cycleDays, abstentions, timeOfDay, doses, urine, evening, stays } = preparation;
  const { stimuli, serial, semenAtHomeHours, postures, instructions, stayInstructions } = preparation;
  const because = (codes: readonly string[] = []): string =>
    nameOf && codes.length > 0 ? m.plan_because({ names: namesWords(codes.map(reasonOf), locale) }, { locale }) : '';
  const line: WriteLine = (topic, text, codes, detail = null, begins = null) => ({
    topic,
    lead: '',
    text,
    detail,
    because: because(codes),
    begins: begins && { text, detail, ...begins },
    isOfVisit: !ofTheTimeBefore.has(topic),
    kind: 'step',
  });
  const semen = semenLast && [...semenLast.before, ...semenLast.semen];
  return [
    ...(semen ? [{ ...line('instruction', m.plan_semen_last({}, { locale }), semen), isOfVisit: false }] : []),
    ...(cycleDays ? [line('cycle-days', cycleDaysWords(cycleDays, locale), cycleDays.because)] : []),
    ...longestFirst(abstentions).map((one) => abstentionLine(one, at, locale, line, now)),
    ...fastWarnings(preparation, { person, waived }, locale).map((text) => ({
      ...line('fasting', text),
      kind: 'warning' as const,
    })),
    ...(waived.length > 0 ? [] : [fastingLine(preparation, person, at, locale, line)]),
    ...fastNotes(preparation, person, locale).map(({ lead, text }) => ({
      ...line('fasting', text),
      lead,
      kind: 'question' as const,
    })),
    ...urineLines(urine, at, locale, line),
    ...(discarded.length > 0 ? [line('urine', m.plan_urine_discarded({}, { locale }), discarded)] : []),
    ...(isBaby(person) && urine.length > 0 ? [line('urine', m.plan_urine_bag({}, { locale }))] : []),
    ...eveningLines(evening, at, locale, line),
    ...(timeOfDay ? [line('time-of-day', timeOfDayWords(timeOfDay, locale), timeOfDay.because)] : []),
    ...doses.map((dose) =>
      line(
        'dose',
        doseWords(dose, locale),
        dose.exams,
        doseMoment(dose, at, locale),
        at && dose.at !== 'trough' ? { at: hoursBefore(at, dose.hours) } : null,
      ),
    ),
    ...serial.map((one) => line('instruction', serialWords(one, locale), one.exams)),
    ...(semenAtHomeHours === null ? [] : [line('instruction', semenHomeWords(semenAtHomeHours, locale))]),
    ...(postures.length > 0 && nameOf ? [line('dwell', postureWords(postures, nameOf, locale))] : []),
    ...stays.map((stay) => line('dwell', dwellWords(stay.for, stay.minutes, locale), stay.exams)),
    ...stimuli.map(({ of, exams }) => line('dwell', stimulusWords(of, locale), exams)),
    ...instructions.map(({ words, exams }) => instructionLine(words, exams, at, locale, line)),
    ...stayInstructions.map(({ words, exams }) => line('stay-instruction', words[locale], exams)),
  ];
}

const urineLines = (
  urine: JointPreparation['urine'],
  at: WallClock | null,
  locale: Locale,
  line: WriteLine,
): PlanLine[] =>
  urine.map(({ collection, exams }) => {
    const moment = at && urineMoment(collection, at);
    return line('urine', urineWords(collection, locale), exams, null, moment && { at: moment });
  });

const eveningLines = (
  evening: JointPreparation['evening'],
  at: WallClock | null,
  locale: Locale,
  line: WriteLine,
): PlanLine[] =>
  evening.map(({ collectedAt, exams }) => {
    const begins = at && { at: eveningBefore(at, collectedAt), text: m.plan_evening_now({}, { locale }) };
    return line('evening', eveningLine(collectedAt, at, locale), exams, null, begins);
  });

function instructionLine(
  { es, ...others }: Words,
  exams: readonly string[],
  at: WallClock | null,
  locale: Locale,
  line: WriteLine,
): PlanLine {
  const moment = at && instructionMoment(es, at);
  const written = line('instruction', { es, ...others }[locale], exams, null, moment && { at: moment });
  return isToAsk(es) ? { ...written, lead: questionLead(es, locale), kind: 'question' } : written;
}

/** The rest is about the visit. */
const ofTheTimeBefore: ReadonlySet<PreparationTopic> = new Set(['fasting', 'water', 'abstention', 'cycle-days']);

function postureWords(postures: JointPreparation['postures'], nameOf: NameOf, locale: Locale): string {
  const [first, second] = postures.map(({ exams }) => namesWords(exams.map(nameOf), locale));
  return m.plan_postures({ first: first ?? '', second: second ?? '' }, { locale });
}

function fastingLine(
  preparation: JointPreparation,
  person: Person,
  at: WallClock | null,
  locale: Locale,
  line: WriteLine,
): PlanLine {
  const { fasting } = preparation;
  const start = at && fastingStart({ preparation }, at);
  if (!fasting) return line('fasting', fastingWords(null, locale));
  if (!start) return line('fasting', fastingWords(fasting, locale), fasting.because, m.exam_prep_water({}, { locale }));
  const range = fastSpanWords(fasting, start, locale, momentWords);
  // Below the heading of its day, a moment needs no day.
  const isOneDay = start.notBefore.minutes > 0 && start.notBefore.date === dayOfStep(start.from);
  const earliest = isOneDay ? clockWords : momentWords;
  return line(
    'fasting',
    m.plan_fast_from({ moment: momentWords(start.from, locale) }, { locale }),
    fasting.because,
    range,
    {
      at: start.from,
      text: lastMealWords(start, person, locale),
      detail: fastSpanWords(fasting, start, locale, earliest),
    },
  );
}

const eveningLine = (collectedAt: string, at: WallClock | null, locale: Locale): string =>
  at
    ? m.plan_evening({ moment: momentWords(eveningBefore(at, collectedAt), locale) }, { locale })
    : eveningWords(collectedAt, locale);
