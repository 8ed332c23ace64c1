import { z } from 'zod';

import { list, named } from './api-schemas.ts';

/** Why a field was rejected. */
export const faultReasons = [
  'unknown',
  'repeated',
  'missing',
  'not-one-of',
  'out-of-range',
  'malformed',
  'unknown-exam',
] as const;
export type FaultReason = (typeof faultReasons)[number];

export const problemTypes = [
  'invalid-request',
  'forbidden-origin',
  'not-found',
  'method-not-allowed',
  'not-acceptable',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal-error',
] as const;
export type ProblemType = (typeof problemTypes)[number];

export const problemAnswer = named(
  'Problem',
  z.strictObject({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: list(
      z.strictObject({
        field: z.string(),
        reason: z.enum(faultReasons),
        detail: z.string(),
        allowed: list(z.string()).optional(),
      }),
    ).optional(),
  }),
);
export type ProblemAnswer = z.infer<typeof problemAnswer>;
