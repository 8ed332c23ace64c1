import type { Catalogue } from '../domain/exams/catalogue.ts';
import type { Exam } from '../domain/exams/exam.ts';
import type { WallClock } from '../domain/laboratory/opening-hours.ts';
import { minutesOf } from '../domain/laboratory/opening-hours.ts';
import { expandPanels } from '../domain/preparation/expand-panels.ts';
import { type LaboratoryCalendar, openFrom } from '../domain/promise/laboratory-calendar.ts';
import { latestPromise } from '../domain/promise/latest-promise.ts';
import type { PromiseStep } from '../domain/promise/promise-steps.ts';
import { readySentence } from '../domain/promise/promise-words.ts';
import type { Due, ResultPromise } from '../domain/promise/result-promise.ts';
import type { Locale } from '../i18n/locale.ts';
import { momentText } from './moments.ts';
import type { PromiseAnswer } from './promise-schemas.ts';
import { warningsOf } from './warnings.ts';

/** A sample, and the exams that are run on it. */
interface Sample {
  exams: readonly Exam[];
  /** When it is taken. */
  taken: WallClock;
}

/** Returns when the results of a sample are ready, as the API answers it. A panel waits for its members, so they replace it. */
export function promiseAnswerOf(
  { exams, taken }: Sample,
  catalogue: Catalogue,
  { calendar, timeZone, locale }: { calendar: LaboratoryCalendar; timeZone: string; locale: Locale },
): PromiseAnswer {
  const { warnings, planned } = warningsOf(exams);
  const { exams: expanded, unknown } = expandPanels(planned, catalogue.byCode);
  const single = expanded.map(({ exam }) => exam);
  const { due, waitsFor, each, taken: takenLater } = latestPromise(single, taken, calendar);
  // Exams for emergencies only have no promise: the first one says what to do instead.
  const urgent = exams[0]?.urgent;
  const text = (moment: WallClock): string => momentText(moment, timeZone);
  return {
    language: locale,
    warnings,
    timeZone,
    taken: text(taken),
    due: due && text(wallOf(due)),
    text:
      planned.length === 0 && urgent
        ? urgent.action[locale]
        : readySentence(due, takenLater ?? openFrom(taken, calendar) ?? taken, locale),
    waitsFor: [...waitsFor],
    exams: each.map((promise) => examPromiseOf(promise, text)),
    missing: [...unknown],
  };
}

/** The latest moment of a due time ('before 17:00'). */
const wallOf = ({ date, by }: Due): WallClock => ({ date, minutes: minutesOf(by) });

type ExamPromise = PromiseAnswer['exams'][number];

function examPromiseOf(promise: ResultPromise, text: (moment: WallClock) => string): ExamPromise {
  if (promise.state === 'impossible') return promise;
  const { exam, state, due, received, runOn, steps } = promise;
  return {
    exam,
    state,
    due: text(wallOf(due)),
    received: text(received),
    runOn,
    steps: steps.map((step) => stepOf(step, text)),
  };
}

type Step = Extract<ExamPromise, { state: 'promised' }>['steps'][number];

const stepOf = (step: PromiseStep, text: (moment: WallClock) => string): Step => ({
  ...step,
  from: text(step.from),
  to: text(step.to),
});
