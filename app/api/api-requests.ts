import { z } from 'zod';
import { specimenGroups } from '../domain/exam-search/exam-filters.ts';
import { sorts } from '../domain/exam-search/exam-selection.ts';
import { asExamCode, examCodePattern, MOST_EXAMS } from '../domain/exams/codes/exam-code.ts';
import { hasControl } from '../domain/exams/control-characters.ts';
import { areas } from '../domain/exams/exam.ts';
import { schemaNames } from './api-schemas.ts';

// Enough for a whole order.
const MAX_QUERY_LENGTH = 1000;
const MOST_PAGES = 100_000;
const MOST_ON_A_PAGE = 100;
const MOST_MOMENT_LETTERS = 40;

const codes = z.array(z.string().overwrite(asExamCode).regex(examCodePattern)).min(1).max(MOST_EXAMS);
const flag = z.boolean().optional();
const lang = z.enum(['es', 'en']).optional();
const taken = z.string().max(MOST_MOMENT_LETTERS).optional();

/** The parameters of each operation, in the address or the body. Unknown names are rejected. */
export const languageRequest = z.strictObject({ lang });

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
  page: z.int().min(1).max(MOST_PAGES).default(1),
  pageSize: z.int().min(1).max(MOST_ON_A_PAGE).default(24),
  lang,
});

export const planRequest = z.strictObject({ e: codes, lang });
export const promiseRequest = z.strictObject({ e: codes, taken, lang });

export const planBody = z.strictObject({ exams: codes });
schemaNames.add(planBody, { id: 'PlanRequest' });

/** Converts the text of an address to the type that the schema expects. It leaves invalid text unchanged for the schema to reject. */
type Read = (text: string) => unknown;
const asText: Read = (text) => text;
const asFlag: Read = (text) => (text === 'true' ? true : text === 'false' ? false : text);
const asNumber: Read = (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text);
/** 'hem-001, QUI-002' → ['HEM-001', 'QUI-002'] */
const asCodes: Read = (text) => text.split(',').map(asExamCode);

// Not an object, because a parameter may be named `__proto__`.
const reads: ReadonlyMap<string, Read> = new Map([
  ['fasting', asFlag],
  ['sameDay', asFlag],
  ['atHome', asFlag],
  ['panel', asFlag],
  ['page', asNumber],
  ['pageSize', asNumber],
  ['e', asCodes],
]);

export const readParameter = (name: string, text: string): unknown => (reads.get(name) ?? asText)(text);
