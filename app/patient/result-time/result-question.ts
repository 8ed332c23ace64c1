import type { Exam } from '../../domain/exams/exam.ts';
import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import {
  type CollectionTime,
  type Collector,
  collectionFrom,
  collectors,
  type Handover,
  handoverOf,
  isDue,
} from '../../domain/handover/handover.ts';
import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { type LatestPromise, latestPromise } from '../../domain/promise/latest-promise.ts';
import { arrivalOf, readSampleTime, type SampleTime } from '../../domain/promise/sample-time.ts';

export type AskedExam = Pick<Exam, 'code' | 'name'>;

/** A visitor's question about a result, and its answer. */
export interface ResultQuestion {
  /** The exam as typed. */
  typed: string;
  collector: Collector;
  time: SampleTime;
  /** `missing`: nothing was typed. `unclear`: the text may mean any of `choices`, or no exam that we know. */
  fault: 'missing' | 'unclear' | null;
  choices: readonly AskedExam[];
  answer: ResultAnswer | null;
}

export interface ResultAnswer {
  exam: Pick<Exam, 'code' | 'name' | 'urgent'>;
  /** The moment from which the promise counts; null means now. */
  arrival: WallClock | null;
  /** Null if the exam is only for emergencies: then it has no date. */
  promise: LatestPromise | null;
  isDue: boolean;
  collection: CollectionTime | null;
  handover: Handover;
}

interface Needs {
  /** The exam that a text means, or the possible ones. */
  examNamed: (text: string) => { exam: Exam | null; choices: readonly Exam[] };
  /** The exams of a panel; a single exam is its own only member. */
  membersOf: (exam: Exam) => readonly Exam[];
  now: WallClock;
  calendar: LaboratoryCalendar;
}

export const fieldNames = { exam: 'examen', choice: 'codigo', collector: 'reclama' } as const;
export const MOST_EXAM_LETTERS = 100;

export function answerResultQuestion(form: FormData, { examNamed, membersOf, now, calendar }: Needs): ResultQuestion {
  const typed = textOf(form, fieldNames.exam);
  // A button that names an exam takes precedence over the text in the field.
  const asked = textOf(form, fieldNames.choice) || typed;
  const collector = collectors.find((one) => one === form.get(fieldNames.collector)) ?? 'self';
  const time = readSampleTime(timeQuery(form), now, calendar);
  const { exam, choices } = examNamed(asked);
  const fault = asked === '' ? 'missing' : exam ? null : 'unclear';
  const shown = choices.map(({ code, name }) => ({ code, name }));
  const question = { typed, collector, time, fault, choices: shown } as const;
  if (!exam || Object.keys(time.faults).length > 0) return { ...question, answer: null };
  const members = membersOf(exam);
  const arrival = arrivalOf(time.chosen, now, calendar);
  const promise = isEmergencyOnly(exam.urgent) ? null : latestPromise(members, arrival.at, calendar);
  const due = promise?.due ?? null;
  return {
    ...question,
    answer: {
      exam: { code: exam.code, name: exam.name, urgent: exam.urgent },
      arrival: arrival.shown,
      promise,
      isDue: due !== null && isDue(due, now),
      collection: due && collectionFrom(due, now, calendar),
      handover: handoverOf([exam, ...members], collector),
    },
  };
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, MOST_EXAM_LETTERS) : '';
};

const timeQuery = (form: FormData): URLSearchParams =>
  new URLSearchParams({ dia: textOf(form, 'dia'), hora: textOf(form, 'hora') });
