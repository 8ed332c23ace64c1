import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import { expandPanels } from '../../domain/preparation/expand-panels.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { type LatestPromise, latestPromise } from '../../domain/promise/latest-promise.ts';
import { arrivalOf, readSampleTime, type SampleTime } from '../../domain/promise/sample-time.ts';

import { MAX_LETTERS } from '../../ui/typed-query.ts';

import { examNamed } from '../named-exam/exam-named.ts';

/** A visitor's question about when one exam, typed by name, would be ready. */
export interface PromiseQuestion {
  /** As typed; empty if the visitor asked nothing. */
  typed: string;
  time: SampleTime;
  /** The promise is null if the exam is only for emergencies. `arrival` is the moment from which the promise counts; null means now. */
  answer: {
    exam: Pick<Exam, 'code' | 'name' | 'urgent'>;
    arrival: WallClock | null;
    promise: LatestPromise | null;
  } | null;
  /** The exams that an ambiguous text may mean. */
  choices: readonly Pick<Exam, 'code' | 'name'>[];
}

/** The fields of the form. A button with a code takes precedence over the typed text. */
export const questionNames = { exam: 'examen', choice: 'codigo' } as const;

/** `fields` come from a posted form, because an exam in an address would stay in logs and in the history. */
export function promiseQuestion(
  fields: URLSearchParams,
  catalogue: Catalogue,
  now: WallClock,
  calendar: LaboratoryCalendar,
): PromiseQuestion {
  const asked = fields.get(questionNames.choice) || fields.get(questionNames.exam) || '';
  const typed = asked.trim().slice(0, MAX_LETTERS);
  const time = readSampleTime(fields, now, calendar);
  const { exam, choices } = examNamed(catalogue, typed);
  const isSound = Object.keys(time.faults).length === 0;
  const arrival = arrivalOf(time.chosen, now, calendar);
  return {
    typed,
    time,
    answer:
      exam && isSound
        ? {
            exam,
            arrival: arrival.shown,
            promise: isEmergencyOnly(exam.urgent)
              ? null
              : latestPromise(membersOf(exam, catalogue), arrival.at, calendar),
          }
        : null,
    choices: choices.map(({ code, name }) => ({ code, name })),
  };
}

/** A panel is ready when all its members are. */
const membersOf = (exam: Exam, { byCode }: Catalogue): Exam[] =>
  expandPanels([exam], byCode).exams.map((planned) => planned.exam);
