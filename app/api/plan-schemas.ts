import { z } from 'zod';

import { dwellPurposes, postures, urineAdditives, urineCollections } from '../domain/exams/exam.ts';
import { containerIds, specimenTypes } from '../domain/exams/specimen.ts';
import {
  abstention,
  codes,
  daysOfCycle,
  dose,
  examCode,
  hoursOfDay,
  hoursOfFast,
  list,
  localizedText,
  named,
  time,
  warnings,
} from './shared-schemas.ts';

/** The exams that set a limit of the joint preparation. */
const because = codes;
const jointPreparation = named(
  'JointPreparation',
  z.strictObject({
    fasting: hoursOfFast.extend({ because }).nullable(),
    water: z.enum(['allowed', 'drink']),
    abstentions: list(abstention.extend({ onlyIfTaken: z.boolean(), because })),
    timeOfDay: hoursOfDay.extend({ because }).nullable(),
    cycleDays: daysOfCycle.extend({ because }).nullable(),
    dwellMinutes: z.int(),
    stays: list(z.strictObject({ for: z.enum(dwellPurposes), minutes: z.int(), exams: codes })),
    postures: list(z.strictObject({ of: z.enum(postures), exams: codes })),
    stimuli: list(z.strictObject({ of: localizedText, exams: codes })),
    evening: list(z.strictObject({ collectedAt: time, exams: codes })),
    urine: list(z.strictObject({ collection: z.enum(urineCollections), exams: codes })),
    doses: list(
      z.union([
        z.strictObject({ of: localizedText, at: z.literal('trough'), exams: codes }),
        z.strictObject({
          of: localizedText,
          at: z.literal('after-hours'),
          hours: z.number(),
          atLeast: z.boolean(),
          exams: codes,
        }),
      ]),
    ),
    serial: list(z.strictObject({ days: z.int(), withinHours: z.number(), exams: codes })),
    semenAtHomeHours: z.number().nullable(),
    semenLast: z.strictObject({ semen: codes, before: codes }).nullable(),
    instructions: list(z.strictObject({ text: localizedText, exams: codes })),
    stayInstructions: list(z.strictObject({ text: localizedText, exams: codes })),
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
    mostBloodMl: z.number().nullable(),
    home: z.strictObject({ possible: z.boolean(), preventedBy: codes }),
  }),
);

/** Two groups of exams whose demands no single visit can meet. */
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
    conflictOf('additive', z.strictObject({ additive: z.enum(urineAdditives) })),
    conflictOf('dose', dose),
    conflictOf('curve', z.strictObject({ stimulus: localizedText })),
  ]),
);

/** The topic of a sentence, so that programs can sort and mark sentences by it. */
const topics = [
  'fasting',
  'water',
  'abstention',
  'time-of-day',
  'cycle-days',
  'dose',
  'urine',
  'evening',
  'dwell',
  'instruction',
  'stay-instruction',
] as const;
const sentence = named('Sentence', z.strictObject({ topic: z.enum(topics), text: z.string() }));

/** The answer of `/plans`: the fewest visits for a list of exams, with the joint preparation for each (`preparation-plan.ts`). */
export const planAnswer = named(
  'Plan',
  z.strictObject({
    language: z.enum(['es', 'en']),
    warnings,
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

export type PlanAnswer = z.infer<typeof planAnswer>;
