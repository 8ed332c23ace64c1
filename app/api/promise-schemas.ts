import { z } from 'zod';

import {
  codes,
  date,
  examCode,
  hoursOfDay,
  list,
  localizedText,
  moment,
  named,
  reportTime,
  time,
  warnings,
} from './shared-schemas.ts';

/** The beginning and the end of a step. */
const interval = { from: moment, to: moment };
const holidays = list(z.strictObject({ date, holiday: localizedText }));
/** A wait or a work step of a sample: `promise-steps.ts` defines each kind. */
const step = named(
  'PromiseStep',
  z.union([
    z.strictObject({ kind: z.literal('closed'), ...interval }),
    z.strictObject({ kind: z.literal('holiday'), holiday: localizedText, ...interval }),
    z.strictObject({ kind: z.literal('not-run-day'), ...interval }),
    z.strictObject({ kind: z.literal('no-transport'), ...interval }),
    z.strictObject({ kind: z.literal('no-time-left'), ...interval }),
    z.strictObject({ kind: z.literal('not-that-hour'), window: hoursOfDay, ...interval }),
    z.strictObject({ kind: z.literal('curve'), minutes: z.int(), ...interval }),
    z.strictObject({ kind: z.literal('after-cut-off'), cutOff: time, ...interval }),
    z.strictObject({ kind: z.literal('transport'), days: z.int(), sentOn: date, holidays, ...interval }),
    z.strictObject({ kind: z.literal('run'), ...interval }),
    z.strictObject({ kind: z.literal('report'), report: reportTime, holidays, ...interval }),
  ]),
);

const examPromise = named(
  'ExamPromise',
  z.union([
    z.strictObject({
      exam: examCode,
      state: z.literal('promised'),
      due: moment,
      received: moment,
      runOn: date,
      steps: list(step),
    }),
    z.strictObject({
      exam: examCode,
      state: z.literal('impossible'),
      reason: z.enum(['never-open', 'never-sent', 'never-run', 'never-reported']),
    }),
  ]),
);

/** The answer of `/promises`: when the results of a sample are ready, and the steps that lead there (`latest-promise.ts`). */
export const promiseAnswer = named(
  'Promise',
  z.strictObject({
    language: z.enum(['es', 'en']),
    warnings,
    timeZone: z.string(),
    taken: moment,
    due: moment.nullable(),
    text: z.string(),
    waitsFor: codes,
    exams: list(examPromise),
    missing: codes,
  }),
);

export type PromiseAnswer = z.infer<typeof promiseAnswer>;
