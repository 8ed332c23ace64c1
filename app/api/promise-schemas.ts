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

/** When a step starts and ends. */
const interval = { from: moment, to: moment };
const holidays = list(z.strictObject({ date, holiday: localizedText }));
/** One wait or work step of a sample; `promise-steps.ts` defines each kind. */
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

/**
 * The response of `/promises`: when the results of a sample will be ready (the "promise"), and the steps until then (`latest-promise.ts`).
 */
export const promiseAnswer = named(
  'Promise',
  z.strictObject({
    language: z.enum(['es', 'en']),
    warnings,
    timeZone: z.string(),
    /** When the sample is taken. */
    taken: moment,
    /** When all results are ready; null if that cannot be promised. */
    due: moment.nullable(),
    text: z.string(),
    /** The exams that finish last. */
    waitsFor: codes,
    exams: list(examPromise),
    /** Requested codes that the catalog does not have. */
    missing: codes,
  }),
);

export type PromiseAnswer = z.infer<typeof promiseAnswer>;
