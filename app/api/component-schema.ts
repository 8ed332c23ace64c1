import { z } from 'zod';

import { intervalSources, sexes } from '../domain/exams/component.ts';
import { list, localizedText, named } from './shared-schemas.ts';

/** Days, months, or years: '28d', '6m', '18y' */
const age = z.string().regex(/^\d+[dmy]$/);
const interval = named(
  'ReferenceInterval',
  z.strictObject({
    sex: z.enum(sexes),
    ageFrom: age,
    ageTo: age.nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    condition: localizedText.nullable(),
    source: z.enum(intervalSources),
  }),
);

/** A measured value of an exam, with its reference intervals: 'Hemoglobin' of a blood count (`domain/exams/component.ts`). */
export const componentAnswer = named(
  'Component',
  z.strictObject({
    id: z.string(),
    name: localizedText,
    loinc: z.string().nullable(),
    unit: z.string().nullable(),
    decimals: z.int().nullable(),
    referenceIntervals: list(interval),
    expected: localizedText.nullable(),
  }),
);
