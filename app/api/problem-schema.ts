import { z } from 'zod';

import { list, named } from './shared-schemas.ts';

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

/** The kinds of problems: the last part of RFC 9457's `type`. `problem.ts` describes each. */
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

/** The body of an error response, by RFC 9457 (`application/problem+json`). */
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
