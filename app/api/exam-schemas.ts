import { z } from 'zod';

import {
  areas,
  counselingKinds,
  dwellPurposes,
  postures,
  urineAdditives,
  urineCollections,
} from '../domain/exams/exam.ts';
import { containerIds, rejections, specimenTypes } from '../domain/exams/specimen.ts';
import { weekdays } from '../domain/laboratory/laboratory.ts';
import { componentAnswer } from './component-schema.ts';
import {
  abstention,
  codes,
  date,
  daysOfCycle,
  dose,
  examCode,
  hoursOfDay,
  hoursOfFast,
  list,
  localizedText,
  named,
  reportTime,
  time,
  urgentAnswer,
} from './shared-schemas.ts';

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

/** The answer of `/exams`: one page of search results. */
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
    stayInstructions: list(localizedText),
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

const turnaround = named(
  'Turnaround',
  z.strictObject({ runDays: list(z.enum(weekdays)), cutOff: time, transportDays: z.int(), report: reportTime }),
);

/** The answer of `/exams/{code}`. Its fields are those of the catalog (`domain/exams/exam.ts`). */
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
    equivalentTo: examCode.nullable(),
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
    components: list(componentAnswer),
    price: z.int().nullable(),
    currency: z.string(),
    counselling: z.enum(counselingKinds),
    sensitive: z.boolean(),
    prenatal: z.boolean(),
    version: z.int(),
    reviewedBy: z.string(),
    reviewedOn: date,
    page: z.strictObject({ es: z.url(), en: z.url() }),
  }),
);

export type ExamAnswer = z.infer<typeof examAnswer>;
export type ExamPageAnswer = z.infer<typeof examPage>;
