import { z } from 'zod';

import { collectors } from '../../domain/handover/handover.ts';
import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { readPastSample } from '../../domain/promise/past-sample.ts';
import { type TypedForm, textOf } from '../../ui/forms/read-form.ts';
import { MAX_EXAM_LETTERS } from './exam-suggestions.ts';

/** The faults of the form's fields. `unclear` follows from the catalog: the text may mean several exams, or none. */
export const questionFaults = ['missing', 'unclear', 'impossible', 'past', 'future', 'closed'] as const;
export type QuestionFault = (typeof questionFaults)[number];

/** Longer than any date or time that the form accepts. */
const MAX_TIME_LETTERS = 20;

const text = (most: number) =>
  z
    .string()
    .optional()
    .transform((typed = '') => typed.trim().slice(0, most));

/** Returns the schema of the form that asks when a result is ready. It does not know the exams. */
export const questionSchema = (now: WallClock, calendar: LaboratoryCalendar) =>
  z
    .object({
      examen: text(MAX_EXAM_LETTERS),
      /** The code of a pressed suggestion. */
      codigo: text(MAX_EXAM_LETTERS),
      dia: text(MAX_TIME_LETTERS),
      hora: text(MAX_TIME_LETTERS),
      reclama: z.enum(collectors).catch('self'),
    })
    .superRefine(({ examen, codigo, dia, hora }, context) => {
      const refuse = (field: string, message: QuestionFault | undefined) =>
        message && context.addIssue({ code: 'custom', path: [field], message });
      if (examen === '' && codigo === '') refuse('examen', 'missing');
      const { faults } = readPastSample({ dia, hora }, now, calendar);
      refuse('dia', faults.dia);
      refuse('hora', faults.hora);
    });

/** Returns the exam that was asked about, even if the form was refused: the code of a pressed suggestion, or else the text in the field. */
export const askedExam = (typed: TypedForm<'examen' | 'codigo'>): string =>
  (textOf(typed, 'codigo') || textOf(typed, 'examen')).trim().slice(0, MAX_EXAM_LETTERS);

export type QuestionSchema = ReturnType<typeof questionSchema>;
