import type { Exam } from '../../domain/exams/exam.ts';
import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import {
  type CollectionTime,
  type Collector,
  collectionFrom,
  type Handover,
  handoverOf,
  isDue,
} from '../../domain/handover/handover.ts';
import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { type LatestPromise, latestPromise } from '../../domain/promise/latest-promise.ts';
import { promiseOfPastSample, readPastSample, type TakenSample } from '../../domain/promise/past-sample.ts';
import { arrivalOf } from '../../domain/promise/sample-time.ts';
import { type FormReading, readForm } from '../../ui/forms/read-form.ts';
import {
  askedExam,
  type QuestionFault,
  type QuestionSchema,
  questionFaults,
  questionSchema,
} from './question-schema.ts';
import { noFaultWords, type QuestionFaultWords, questionFaultWords } from './question-words.ts';

/** An exam as a suggested choice. */
export type AskedExam = Pick<Exam, 'code' | 'name'>;

/** A visitor's question about a result, and its answer. */
export interface ResultQuestion {
  reading: FormReading<QuestionSchema, QuestionFault>;
  /** The messages about the faults, in the page's language. */
  words: QuestionFaultWords;
  /** The exams that an unclear text may mean. */
  choices: readonly AskedExam[];
  /** Null if the question has a fault. */
  answer: ResultAnswer | null;
}

/** The answer: when the result is ready, who may collect it and when, and the documents to bring. */
export interface ResultAnswer {
  exam: Pick<Exam, 'code' | 'name' | 'urgent'>;
  collector: Collector;
  /** When the sample was taken; null if it is left now. */
  taken: TakenSample | null;
  /** For a sample that is left now: when the laboratory opens next, if it is closed. */
  opens: WallClock | null;
  /** Null if the exam is only for emergencies: then it has no date. */
  promise: LatestPromise | null;
  /** Whether the promised time has passed. */
  isDue: boolean;
  /** When the result can be collected; null if it has no date. */
  collection: CollectionTime | null;
  handover: Handover;
}

interface ResultRules {
  /** The exam that a text means, or the possible ones. */
  examNamed: (text: string) => { exam: Exam | null; choices: readonly Exam[] };
  /** The exams of a panel; a single exam is its own only member. */
  membersOf: (exam: Exam) => readonly Exam[];
  now: WallClock;
  calendar: LaboratoryCalendar;
}

/** Answers a posted form: reads it, finds its exam, and computes the promise and the rules of collection. Has no side effects. */
export function answerResultQuestion(form: FormData, rules: ResultRules): ResultQuestion {
  const { now, calendar, examNamed } = rules;
  const reading = readForm(form, questionSchema(now, calendar), questionFaults);
  const { typed, value } = reading;
  const asked = askedExam(typed);
  const { exam, choices } = examNamed(asked);
  if (value && exam) return { reading, words: noFaultWords, choices: [], answer: answerFor(exam, value, rules) };
  const isUnclear = asked !== '' && !exam;
  const faults = { ...reading.faults, ...(isUnclear && { examen: 'unclear' as const }) };
  const possible = exam ? [] : choices.map(({ code, name }) => ({ code, name }));
  return {
    reading: { typed, value: null, faults },
    words: questionFaultWords({ faults, typed, hasChoices: possible.length > 0, calendar }),
    choices: possible,
    answer: null,
  };
}

/** The values of a valid form. */
type FormValues = NonNullable<ResultQuestion['reading']['value']>;

function answerFor(
  exam: Exam,
  { dia, hora, reclama }: FormValues,
  { membersOf, now, calendar }: ResultRules,
): ResultAnswer {
  const members = membersOf(exam);
  const { taken } = readPastSample({ dia, hora }, now, calendar);
  const arrival = arrivalOf(null, now, calendar);
  const promised = () =>
    taken ? promiseOfPastSample(members, taken, calendar) : latestPromise(members, arrival.at, calendar);
  const promise = isEmergencyOnly(exam.urgent) ? null : promised();
  const due = promise?.due ?? null;
  return {
    exam: { code: exam.code, name: exam.name, urgent: exam.urgent },
    collector: reclama,
    taken,
    opens: taken ? null : arrival.shown,
    promise,
    isDue: due !== null && isDue(due, now),
    collection: due && collectionFrom(due, now, calendar),
    handover: handoverOf([exam, ...members], reclama),
  };
}
