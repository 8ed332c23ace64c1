import { z } from 'zod';
import { specimenGroups } from '../domain/exam-search/exam-filters.ts';
import { sorts } from '../domain/exam-search/exam-selection.ts';
import { asExamCode, examCodePattern, MAX_EXAMS } from '../domain/exams/codes/exam-code.ts';
import { hasControl } from '../domain/exams/control-characters.ts';
import { areas } from '../domain/exams/exam.ts';
import { named } from './shared-schemas.ts';

/** Enough for a whole medical order. */
const MAX_QUERY_LENGTH = 1000;
/** More than any catalog has, and small enough to multiply exactly. */
const MAX_PAGES = 100_000;
/** Limits the size of an answer. */
const MAX_PAGE_SIZE = 100;
/** '2026-11-24T07:30:00.000000000-05:00' has 35. */
const MAX_MOMENT_LENGTH = 40;

const codes = z.array(z.string().overwrite(asExamCode).regex(examCodePattern)).min(1).max(MAX_EXAMS);
const flag = z.boolean().optional();
const lang = z.enum(['es', 'en']).optional();
const taken = z.string().max(MAX_MOMENT_LENGTH).optional();

// The parameters of each operation (`api-operations.ts`). Unknown names are rejected.

/** The parameter of every operation. */
export const languageRequest = z.strictObject({ lang });

/** The query of `GET /exams`. */
export const examsRequest = z.strictObject({
  q: z
    .string()
    .max(MAX_QUERY_LENGTH)
    .refine((text) => !hasControl(text))
    .optional(),
  area: z.enum(areas).optional(),
  specimen: z.enum(specimenGroups).optional(),
  fasting: flag,
  sameDay: flag,
  atHome: flag,
  panel: flag,
  sort: z.enum(sorts).default('relevance'),
  page: z.int().min(1).max(MAX_PAGES).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(24),
  lang,
});

/** The query of `GET /plans`. */
export const planRequest = z.strictObject({ e: codes, lang });
/** The query of `GET /promises`. */
export const promiseRequest = z.strictObject({ e: codes, taken, lang });

/** The JSON body of `POST /plans`. */
export const planBody = named('PlanRequest', z.strictObject({ exams: codes }));

/** Converts the text of an address to the type that the schema expects. It leaves invalid text unchanged for the schema to reject. */
type Conversion = (text: string) => unknown;
const asText: Conversion = (text) => text;
const asFlag: Conversion = (text) => (text === 'true' || text === 'false' ? text === 'true' : text);
/** Fifteen digits fit into a number exactly. */
const asNumber: Conversion = (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text);
/** 'hem-001, QUI-002' → ['HEM-001', 'QUI-002'] */
const asCodes: Conversion = (text) => text.split(',').map(asExamCode);

// Not an object, because a parameter may be named `__proto__`.
const conversions: ReadonlyMap<string, Conversion> = new Map([
  ['fasting', asFlag],
  ['sameDay', asFlag],
  ['atHome', asFlag],
  ['panel', asFlag],
  ['page', asNumber],
  ['pageSize', asNumber],
  ['e', asCodes],
]);

/** ('page', '2') → 2 · ('fasting', 'true') → true · ('fasting', 'sí') → 'sí', which the schema rejects */
export const readParameter = (name: string, text: string): unknown => (conversions.get(name) ?? asText)(text);
