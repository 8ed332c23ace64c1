import { z } from 'zod';

import { weekdays } from '../laboratory/laboratory.ts';
import { isAge } from './age.ts';
import { isCups } from './codes/cups.ts';
import { examCodePattern } from './codes/exam-code.ts';
import { isLoinc } from './codes/loinc.ts';
import { isUcum } from './codes/ucum.ts';
import { type Age, intervalSources, sexes } from './component.ts';
import { hasControl } from './control-characters.ts';
import {
  abstentionKinds,
  areas,
  counselingKinds,
  dwellPurposes,
  type Exam,
  examStatuses,
  postures,
  urineAdditives,
  urineCollections,
} from './exam.ts';
import type { FieldFault } from './field-faults.ts';
import { containerIds, rejections, specimenTypes } from './specimen.ts';
import { emergencyNumber, isEmergency, urgentUses } from './urgent.ts';
import { urgentSources } from './urgent-sources.ts';

/** A fault code for `exam-faults.ts`. The compiler checks the codes here, because Zod accepts any text. */
const says = (fault: FieldFault): { error: FieldFault } => ({ error: fault });

const text = z
  .string()
  .refine((value) => value.trim() !== '', { ...says('blank'), abort: true })
  .refine((value) => value.trim() === value, says('untrimmed'))
  .refine((value) => !hasControl(value), says('control-character'));
const words = z.strictObject({ es: text, en: text });
const whole = z.int().nonnegative();
const positive = z.number().positive();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('not-a-time'));
/** The shape of one laboratory's codes is checked by `exam-faults.ts`. */
const code = z.string().regex(examCodePattern, says('not-a-code'));
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('not-a-slug'));
const loinc = z.string().refine(isLoinc, says('not-loinc')).nullable();
const age = z.custom<Age>(isAge, says('not-an-age'));

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** A check that no two items of a list have the same key. */
const unrepeated =
  <T>(keyOf: (item: T) => unknown) =>
  (items: readonly T[]): boolean =>
    items.length < 2 || new Set(items.map(keyOf)).size === items.length;
const once = unrepeated((item: string) => item.toLowerCase());

const synonyms = list(text).refine(once, says('repeated'));

const preparation = z.strictObject({
  fasting: z.strictObject({ minHours: positive, maxHours: positive }).nullable(),
  abstentions: list(
    z.strictObject({ of: z.enum(abstentionKinds), hours: positive, maxHours: positive.nullable() }),
  ).refine(
    unrepeated(({ of }: { of: string }) => of),
    says('repeated'),
  ),
  timeOfDay: z.strictObject({ from: time, until: time }).nullable(),
  cycleDays: z.strictObject({ from: z.int().min(1).max(45), to: z.int().min(1).max(45) }).nullable(),
  withoutCycle: z.boolean(),
  sameDay: z.boolean(),
  dwellMinutes: whole,
  dwellFor: z.enum(dwellPurposes),
  posture: z.enum(postures).nullable(),
  stimulus: words.nullable(),
  collectedAt: time.nullable(),
  urine: z.enum(urineCollections).nullable(),
  urineAdditive: z.enum(urineAdditives).nullable(),
  dose: z
    .discriminatedUnion('at', [
      z.strictObject({ of: words, at: z.literal('trough') }),
      z.strictObject({ of: words, at: z.literal('after-hours'), hours: positive, atLeast: z.boolean() }),
    ])
    .nullable(),
  instructions: list(words),
  stayInstructions: list(words),
});

const specimen = z
  .strictObject({
    type: z.enum(specimenTypes),
    container: z.enum(containerIds),
    volumeMl: positive.nullable(),
    minimumMl: positive.nullable(),
    atHome: z.boolean(),
    byPatient: z.boolean(),
    days: z.int().positive(),
    stability: list(z.strictObject({ at: z.enum(['room', 'refrigerated', 'frozen']), hours: positive })).refine(
      unrepeated(({ at }: { at: string }) => at),
      says('repeated'),
    ),
    rejectedWhen: list(z.enum(rejections)).refine(once, says('repeated')),
  })
  .refine(({ volumeMl, minimumMl }) => volumeMl === null || minimumMl === null || minimumMl <= volumeMl, {
    ...says('minimum-over-volume'),
    path: ['minimumMl'],
  });

const turnaround = z.strictObject({
  runDays: list(z.enum(weekdays))
    .refine((days) => days.length > 0, says('empty-list'))
    .refine(once, says('repeated')),
  cutOff: time,
  transportDays: whole,
  report: z.union(
    [z.strictObject({ hours: positive }), z.strictObject({ days: whole })],
    says('neither-hours-nor-days'),
  ),
});

const interval = z
  .strictObject({
    sex: z.enum(sexes),
    ageFrom: age,
    ageTo: age.nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    condition: words.nullable(),
    source: z.enum(intervalSources),
  })
  .refine(({ low, high }) => low !== null || high !== null, { ...says('no-limit'), path: ['low'] });

/** A number has a unit and decimals; a word has an expected value. */
const component = z
  .strictObject({
    id: slug,
    name: words,
    loinc,
    unit: z.string().refine(isUcum, says('not-ucum')).nullable(),
    decimals: whole.max(6).nullable(),
    intervals: list(interval),
    expected: words.nullable(),
  })
  .refine(({ unit, decimals }) => (unit === null) === (decimals === null), {
    ...says('unit-without-decimals'),
    path: ['decimals'],
  })
  .refine(({ unit, intervals }) => unit !== null || intervals.length === 0, {
    ...says('interval-of-a-word'),
    path: ['intervals'],
  })
  .refine(({ unit, expected }) => unit === null || expected === null, {
    ...says('word-for-a-number'),
    path: ['expected'],
  });

/** The instructions for an emergency name the number to call, in both languages. */
const urgent = z
  .strictObject({ use: z.enum(urgentUses), sign: words, action: words, source: z.enum(urgentSources) })
  .superRefine(({ use, action }, context) => {
    if (use === 'time-limited') return;
    for (const language of ['es', 'en'] as const)
      if (!action[language].includes(emergencyNumber))
        context.addIssue({ code: 'custom', path: ['action', language], message: says('no-emergency-number').error });
  });

const fields = z.strictObject({
  code,
  slug,
  name: words,
  synonyms: z.strictObject({ es: synonyms, en: synonyms }),
  cups: z.string().refine(isCups, says('not-cups')).nullable(),
  loinc,
  area: z.enum(areas),
  members: list(code).refine(once, says('repeated')),
  equivalentTo: code.nullable(),
  purpose: words,
  askedFor: words,
  notes: words.nullable(),
  urgent: urgent.nullable(),
  preparation,
  specimens: list(specimen),
  method: words.nullable(),
  performedBy: z.enum(['own', 'referral']),
  turnaround,
  components: list(component).refine(
    unrepeated(({ id }: { id: string }) => id),
    says('repeated'),
  ),
  price: z.int().positive().nullable(),
  counselling: z.enum(counselingKinds),
  sensitive: z.boolean(),
  prenatal: z.boolean(),
  status: z.enum(examStatuses),
  version: z.int().positive(),
  reviewedBy: text,
  reviewedOn: z.iso.date(says('not-a-date')),
});

/**
 * The schema of an exam: the types, formats, and bounds of its fields, and the rules between fields of one part. Besides those, a sample
 * that an emergency requires is never taken at home. Each message is a fault code.
 */
export const examSchema = fields.superRefine(({ urgent: warning, specimens }, context) => {
  if (!isEmergency(warning)) return;
  for (const [index, { atHome }] of specimens.entries())
    if (atHome)
      context.addIssue({
        code: 'custom',
        path: ['specimens', index, 'atHome'],
        message: says('urgent-at-home').error,
      });
}) satisfies z.ZodType<Exam>;
