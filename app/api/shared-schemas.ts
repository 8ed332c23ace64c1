import { z } from 'zod';

import { examCodePattern } from '../domain/exams/codes/exam-code.ts';
import { abstentionKinds } from '../domain/exams/exam.ts';
import { urgentUses } from '../domain/exams/urgent.ts';
import { urgentSources } from '../domain/exams/urgent-sources.ts';

/** The schemas with a name in the OpenAPI document, which refers to them (`$ref`) instead of repeating them. */
export const schemaNames = z.registry<{ id: string }>();

/** Registers a schema under its name in the OpenAPI document, and returns it: ('Exam', z.strictObject(…)). */
export const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  schemaNames.add(schema, { id });
  return schema;
};
export const list = <Item extends z.ZodType>(item: Item) => z.array(item);

/** 'HEM-001' */
export const examCode = z.string().regex(examCodePattern);
export const codes = list(examCode);
/** A text in both languages of the site. */
export const localizedText = named('Words', z.strictObject({ es: z.string(), en: z.string() }));
/** The laboratory's local time of day: '07:30' */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** '2026-11-24' */
export const date = z.iso.date();
/** An instant with its offset from UTC: '2026-11-24T07:30:00-05:00' */
export const moment = z.iso.datetime({ offset: true });

/** The warning of an exam for emergencies, which comes before everything else. */
export const urgentAnswer = named(
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

/** The shortest and the longest permitted fast. */
export const hoursOfFast = z.strictObject({ minHours: z.number(), maxHours: z.number() });
/** The hours in which a sample can be taken, without the last. */
export const hoursOfDay = z.strictObject({ from: time, until: time });
/** The days of the menstrual cycle on which a sample can be taken, both included; the first day of the period is 1. */
export const daysOfCycle = z.strictObject({ from: z.int(), to: z.int() });
/** Something to avoid before the sample, for at least `hours`. */
export const abstention = z.strictObject({
  of: z.enum(abstentionKinds),
  hours: z.number(),
  maxHours: z.number().nullable(),
});
/** When a sample is taken relative to a drug's dose: just before the next one (trough), or some hours after one. */
export const dose = z.union([
  z.strictObject({ of: localizedText, at: z.literal('trough') }),
  z.strictObject({ of: localizedText, at: z.literal('after-hours'), hours: z.number(), atLeast: z.boolean() }),
]);

/** The time from the cut-off of the run day to the report: opening hours of the laboratory, or working days. */
export const reportTime = named(
  'ReportTime',
  z.union([z.strictObject({ hours: z.number() }), z.strictObject({ days: z.int() })]),
);
