import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { sampleDays } from '../../domain/promise/sample-time.ts';
import { dayFaultWords, hourFaultWords } from '../../domain/promise/sample-time-words.ts';
import { typedDay } from '../../domain/promise/typed-day.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { type FormFaults, type TypedForm, textOf } from '../../ui/forms/read-form.ts';
import { askedExam, type QuestionFault, type QuestionSchema } from './question-schema.ts';

/** A refused form, with the data that its messages mention. */
interface RefusedQuestion {
  faults: FormFaults<QuestionSchema, QuestionFault>;
  /** The typed values of a refused form. */
  typed: TypedForm<'examen' | 'codigo' | 'dia' | 'hora'>;
  /** Whether the text may mean several exams. */
  hasChoices: boolean;
  calendar: LaboratoryCalendar;
}

/** The message of each field: its problem and the solution; null for a valid field. */
export interface QuestionFaultWords {
  examen: string | null;
  dia: string | null;
  hora: string | null;
}

/** The messages of a valid form. */
export const noFaultWords: QuestionFaultWords = { examen: null, dia: null, hora: null };

/** Returns the messages for the fields of a refused form, in the page's language. */
export function questionFaultWords({ faults, typed, hasChoices, calendar }: RefusedQuestion): QuestionFaultWords {
  // Only a closed day needs its hours and its holiday. The calendar refuses a day of a year whose holidays it does not know.
  const isClosed = faults.dia === 'closed' || faults.hora === 'closed';
  const date = isClosed ? typedDay(textOf(typed, 'dia').trim()) : null;
  const day = date === null ? null : calendar.dayOn(date);
  return {
    examen: examFaultWords(faults.examen, askedExam(typed), hasChoices),
    dia: takenDayWords(faults.dia, day),
    hora: takenHourWords(faults.hora, day),
  };
}

function examFaultWords(fault: QuestionFault | undefined, text: string, hasChoices: boolean): string | null {
  if (!fault) return null;
  if (fault === 'missing') return m.collect_exam_missing();
  return hasChoices ? m.list_which({ text }) : m.list_promise_unknown({ text });
}

type Day = Parameters<typeof dayFaultWords>[0]['day'];

function takenDayWords(fault: QuestionFault | undefined, day: Day): string | null {
  switch (fault) {
    case 'future':
      return m.collect_day_future();
    case 'past':
      return m.collect_day_past({ count: sampleDays.back });
    case 'missing':
    case 'impossible':
    case 'closed':
      return dayFaultWords({ faults: { dia: fault }, day }, getLocale());
    default:
      return null;
  }
}

function takenHourWords(fault: QuestionFault | undefined, day: Day): string | null {
  switch (fault) {
    case 'future':
      return m.collect_hour_future();
    case 'impossible':
    case 'closed':
      return hourFaultWords({ faults: { hora: fault }, day }, getLocale());
    default:
      return null;
  }
}
