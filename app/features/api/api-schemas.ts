import { z } from 'zod';

import {
  abstentionKinds,
  areas,
  containerIds,
  counsellings,
  intervalSources,
  rejections,
  sexes,
  specimenTypes,
  urineCollections,
} from '../catalogue/exam.ts';
import { weekdays } from '../laboratory/laboratory.ts';

/** The schemas that the OpenAPI document names; what is in here under an id is referred to, not repeated. */
export const schemaNames = z.registry<{ id: string }>();

const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  schemaNames.add(schema, { id });
  return schema;
};
const list = <Item extends z.ZodType>(item: Item) => z.array(item);

export const examCode = z.string().regex(/^[A-Z]{3}-\d{3}$/);
const codes = list(examCode);
const words = named('Words', z.strictObject({ es: z.string(), en: z.string() }));
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const span = { min: z.number(), max: z.number() };

export const examSummary = named(
  'ExamSummary',
  z.strictObject({
    code: examCode,
    slug: z.string(),
    name: words,
    area: z.enum(areas),
    cups: z.string().nullable(),
    loinc: z.string().nullable(),
    fastingHours: z.number(),
    sameDay: z.boolean(),
    atHome: z.boolean(),
    panel: z.boolean(),
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

const hoursOfFast = z.strictObject({ minHours: span.min, maxHours: span.max });
const hoursOfDay = z.strictObject({ from: time, until: time });
const daysOfCycle = z.strictObject({ from: z.int(), to: z.int() });
const abstention = z.strictObject({ of: z.enum(abstentionKinds), hours: z.number(), maxHours: z.number().nullable() });
const dose = z.union([
  z.strictObject({ at: z.literal('trough') }),
  z.strictObject({ at: z.literal('after-hours'), hours: z.number() }),
]);

const preparation = named(
  'Preparation',
  z.strictObject({
    fasting: hoursOfFast.nullable(),
    abstentions: list(abstention),
    timeOfDay: hoursOfDay.nullable(),
    cycleDays: daysOfCycle.nullable(),
    dwellMinutes: z.int(),
    urine: z.enum(urineCollections).nullable(),
    dose: dose.nullable(),
    instructions: list(words),
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
    stability: list(z.strictObject({ at: z.enum(['room', 'refrigerated', 'frozen']), hours: z.number() })),
    rejectedWhen: list(z.enum(rejections)),
  }),
);

const reportTime = named(
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
    condition: words.nullable(),
    source: z.enum(intervalSources),
  }),
);

const component = named(
  'Component',
  z.strictObject({
    id: z.string(),
    name: words,
    loinc: z.string().nullable(),
    unit: z.string().nullable(),
    decimals: z.int().nullable(),
    referenceIntervals: list(interval),
    expected: words.nullable(),
  }),
);

export const examAnswer = named(
  'Exam',
  z.strictObject({
    code: examCode,
    slug: z.string(),
    name: words,
    synonyms: z.strictObject({ es: list(z.string()), en: list(z.string()) }),
    cups: z.string().nullable(),
    loinc: z.string().nullable(),
    area: z.enum(areas),
    members: codes,
    panels: codes,
    purpose: words,
    askedFor: words,
    notes: words.nullable(),
    preparation,
    specimens: list(specimen),
    method: words.nullable(),
    performedBy: z.enum(['own', 'referral']),
    turnaround,
    components: list(component),
    price: z.int().nullable(),
    currency: z.string(),
    counselling: z.enum(counsellings),
    version: z.int(),
    reviewedBy: z.string(),
    reviewedOn: date,
    page: z.strictObject({ es: z.url(), en: z.url() }),
  }),
);

const because = codes;
const jointPreparation = named(
  'JointPreparation',
  z.strictObject({
    fasting: hoursOfFast.extend({ because }).nullable(),
    water: z.enum(['allowed', 'drink']),
    abstentions: list(abstention.extend({ because })),
    timeOfDay: hoursOfDay.extend({ because }).nullable(),
    cycleDays: daysOfCycle.extend({ because }).nullable(),
    dwellMinutes: z.int(),
    urine: list(z.strictObject({ collection: z.enum(urineCollections), exams: codes })),
    doses: list(
      z.union([
        z.strictObject({ at: z.literal('trough'), exams: codes }),
        z.strictObject({ at: z.literal('after-hours'), hours: z.number(), exams: codes }),
      ]),
    ),
    instructions: list(z.strictObject({ text: words, exams: codes })),
  }),
);

const sampling = named(
  'Sampling',
  z.strictObject({
    tubes: list(z.strictObject({ container: z.enum(containerIds), count: z.int(), eachMl: z.number(), exams: codes })),
    containers: list(
      z.strictObject({
        container: z.enum(containerIds),
        type: z.enum(specimenTypes),
        count: z.int(),
        byPatient: z.boolean(),
        exams: codes,
      }),
    ),
    bloodMl: z.number(),
    home: z.strictObject({ possible: z.boolean(), preventedBy: codes }),
  }),
);

const side = <Demand extends z.ZodType>(demand: Demand) => z.strictObject({ demand, exams: codes });
const conflictOf = <Kind extends string, Demand extends z.ZodType>(kind: Kind, demand: Demand) =>
  z.strictObject({ kind: z.literal(kind), exams: codes, sides: list(side(demand)).length(2) });

const conflict = named(
  'Conflict',
  z.union([
    conflictOf('fasting', hoursOfFast),
    conflictOf('abstention', abstention),
    conflictOf('time-of-day', hoursOfDay),
    conflictOf('cycle-days', daysOfCycle),
    conflictOf('urine', z.strictObject({ collection: z.enum(urineCollections) })),
    conflictOf('dose', dose),
    conflictOf('curve', z.strictObject({ minutes: z.number() })),
  ]),
);

/** What a sentence is about, so that a program can sort and mark by it. */
const topics = [
  'fasting',
  'water',
  'abstention',
  'time-of-day',
  'cycle-days',
  'dose',
  'urine',
  'dwell',
  'instruction',
] as const;
const sentence = named('Sentence', z.strictObject({ topic: z.enum(topics), text: z.string() }));

export const planAnswer = named(
  'Plan',
  z.strictObject({
    language: z.enum(['es', 'en']),
    exams: codes,
    fewestVisits: z.boolean(),
    visits: list(
      z.strictObject({
        exams: codes,
        preparation: jointPreparation,
        sampling,
        because: list(conflict),
        sentences: list(sentence),
      }),
    ),
    conflicts: list(conflict),
    panels: list(z.strictObject({ panel: examCode, exams: codes })),
    missing: codes,
  }),
);

const spanOfStep = { from: moment, to: moment };
const step = named(
  'PromiseStep',
  z.union([
    z.strictObject({ kind: z.literal('closed'), ...spanOfStep }),
    z.strictObject({ kind: z.literal('holiday'), holiday: words, ...spanOfStep }),
    z.strictObject({ kind: z.literal('not-run-day'), ...spanOfStep }),
    z.strictObject({ kind: z.literal('after-cut-off'), cutOff: time, ...spanOfStep }),
    z.strictObject({ kind: z.literal('transport'), days: z.int(), sentOn: date, ...spanOfStep }),
    z.strictObject({ kind: z.literal('run'), ...spanOfStep }),
    z.strictObject({ kind: z.literal('report'), report: reportTime, ...spanOfStep }),
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

export const promiseAnswer = named(
  'Promise',
  z.strictObject({
    language: z.enum(['es', 'en']),
    timeZone: z.string(),
    taken: moment,
    due: moment.nullable(),
    text: z.string(),
    waitsFor: codes,
    exams: list(examPromise),
    missing: codes,
  }),
);

/** Why a field was refused. */
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

export type ExamAnswer = z.infer<typeof examAnswer>;
export type ExamPageAnswer = z.infer<typeof examPage>;
export type PlanAnswer = z.infer<typeof planAnswer>;
export type PromiseAnswer = z.infer<typeof promiseAnswer>;
export type ProblemAnswer = z.infer<typeof problemAnswer>;
