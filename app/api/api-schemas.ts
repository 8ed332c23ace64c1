import { z } from 'zod';

import { examCodePattern } from '../domain/exams/codes/exam-code.ts';
import { intervalSources, sexes } from '../domain/exams/component.ts';
import {
  abstentionKinds,
  areas,
  counselingKinds,
  dwellPurposes,
  postures,
  urineAdditives,
  urineCollections,
} from '../domain/exams/exam.ts';
import { containerIds, rejections, specimenTypes } from '../domain/exams/specimen.ts';
import { urgentUses } from '../domain/exams/urgent.ts';
import { urgentSources } from '../domain/exams/urgent-sources.ts';
import { weekdays } from '../domain/laboratory/laboratory.ts';

/** The named schemas of the OpenAPI document: schemas with an id are referenced, not repeated. */
export const schemaNames = z.registry<{ id: string }>();

export const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  schemaNames.add(schema, { id });
  return schema;
};
export const list = <Item extends z.ZodType>(item: Item) => z.array(item);

export const examCode = z.string().regex(examCodePattern);
export const codes = list(examCode);
export const localizedText = named('Words', z.strictObject({ es: z.string(), en: z.string() }));
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const date = z.iso.date();
export const moment = z.iso.datetime({ offset: true });
const span = { min: z.number(), max: z.number() };

/** The warning that comes before everything else; null without one. */
const urgentAnswer = named(
  'Urgent',
  z.strictObject({
    use: z.enum(urgentUses),
    sign: localizedText,
    action: localizedText,
    source: z.enum(urgentSources),
  }),
);

/** The urgent exams of a list. Exams for emergencies only are in no visit and have no promise. */
export const warnings = list(z.strictObject({ exam: examCode, planned: z.boolean(), ...urgentAnswer.shape }));

const examSummary = named(
  'ExamSummary',
  z.strictObject({
    code: examCode,
    slug: z.string(),
    name: localizedText,
    area: z.enum(areas),
    cups: z.string().nullable(),
    loinc: z.string().nullable(),
    fastingHours: z.number(),
    sameDay: z.boolean(),
    atHome: z.boolean(),
    panel: z.boolean(),
    urgent: urgentAnswer.nullable(),
    price: z.int().nullable(),
    page: z.strictObject({ es: z.url(), en: z.url() }),
  }),
);

export const examPage = named(
  'ExamPage',
  z.strictObject({
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
    currency: z.string(),
    exams: list(examSummary),
  }),
);

export const hoursOfFast = z.strictObject({ minHours: span.min, maxHours: span.max });
export const hoursOfDay = z.strictObject({ from: time, until: time });
export const daysOfCycle = z.strictObject({ from: z.int(), to: z.int() });
export const abstention = z.strictObject({
  of: z.enum(abstentionKinds),
  hours: z.number(),
  maxHours: z.number().nullable(),
});
export const dose = z.union([
  z.strictObject({ of: localizedText, at: z.literal('trough') }),
  z.strictObject({ of: localizedText, at: z.literal('after-hours'), hours: z.number(), atLeast: z.boolean() }),
]);

const preparation = named(
  'Preparation',
  z.strictObject({
    fasting: hoursOfFast.nullable(),
    abstentions: list(abstention),
    timeOfDay: hoursOfDay.nullable(),
    cycleDays: daysOfCycle.nullable(),
    withoutCycle: z.boolean(),
    sameDay: z.boolean(),
    dwellMinutes: z.int(),
    dwellFor: z.enum(dwellPurposes),
    posture: z.enum(postures).nullable(),
    stimulus: localizedText.nullable(),
    collectedAt: time.nullable(),
    urine: z.enum(urineCollections).nullable(),
    urineAdditive: z.enum(urineAdditives).nullable(),
    dose: dose.nullable(),
    instructions: list(localizedText),
  }),
);

const specimen = named(
  'Specimen',
  z.strictObject({
    type: z.enum(specimenTypes),
    container: z.enum(containerIds),
    capColour: z.string().nullable(),
    volumeMl: z.number().nullable(),
    minimumMl: z.number().nullable(),
    atHome: z.boolean(),
    byPatient: z.boolean(),
    days: z.int(),
    stability: list(z.strictObject({ at: z.enum(['room', 'refrigerated', 'frozen']), hours: z.number() })),
    rejectedWhen: list(z.enum(rejections)),
  }),
);

export const reportTime = named(
  'ReportTime',
  z.union([z.strictObject({ hours: z.number() }), z.strictObject({ days: z.int() })]),
);

const turnaround = named(
  'Turnaround',
  z.strictObject({ runDays: list(z.enum(weekdays)), cutOff: time, transportDays: z.int(), report: reportTime }),
);

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

const component = named(
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

export const examAnswer = named(
  'Exam',
  z.strictObject({
    code: examCode,
    slug: z.string(),
    name: localizedText,
    synonyms: z.strictObject({ es: list(z.string()), en: list(z.string()) }),
    cups: z.string().nullable(),
    loinc: z.string().nullable(),
    area: z.enum(areas),
    members: codes,
    panels: codes,
    purpose: localizedText,
    askedFor: localizedText,
    notes: localizedText.nullable(),
    urgent: urgentAnswer.nullable(),
    preparation,
    specimens: list(specimen),
    method: localizedText.nullable(),
    performedBy: z.enum(['own', 'referral']),
    turnaround,
    components: list(component),
    price: z.int().nullable(),
    currency: z.string(),
    counselling: z.enum(counselingKinds),
    sensitive: z.boolean(),
    version: z.int(),
    reviewedBy: z.string(),
    reviewedOn: date,
    page: z.strictObject({ es: z.url(), en: z.url() }),
  }),
);

export type ExamAnswer = z.infer<typeof examAnswer>;
export type ExamPageAnswer = z.infer<typeof examPage>;
