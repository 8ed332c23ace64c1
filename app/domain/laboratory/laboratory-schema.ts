import { z } from 'zod';

import { criticalSources } from '../critical/critical-limits.ts';
import { isAge } from '../exams/age.ts';
import { isCodeShape } from '../exams/codes/exam-code.ts';
import type { Age } from '../exams/component.ts';
import { conversions, type Laboratory, payments, weekdays } from './laboratory.ts';

const words = z.string().trim().min(1);
const phone = z
  .string()
  .regex(/^\+\d[\d ]{7,18}$/, 'write it with the country code, digits and spaces: +57 000 000 0000');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write it as HH:MM, 24 hours');
const address = z.url({ protocol: /^https$/ }).nullable();

const openingHours = z
  .object({ days: z.array(z.enum(weekdays)).min(1), opens: time, closes: time })
  .refine((hours) => hours.opens < hours.closes, 'it closes before it opens');

/** One line per weekday: with two lines for the same day, "open now" would depend on their order. */
const week = z
  .array(openingHours)
  .min(1)
  .refine((lines) => {
    const days = lines.flatMap((line) => line.days);
    return new Set(days).size === days.length;
  }, 'a day is listed twice');

const visitWindow = z
  .object({ from: time, to: time, visits: z.number().int().positive() })
  .refine(({ from, to }) => from < to, 'it ends before it begins');

const place = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };
const bothLanguages = z.object({ es: words, en: words });
const site = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: words,
  address: words,
  arrival: bothLanguages.optional(),
  parking: bothLanguages.optional(),
  ...place,
});
const positive = z.number().int().positive();

const analytics = z.object({
  measurementId: z
    .string()
    .regex(/^(G|GT|AW)-[A-Z0-9]+$/, 'write it as Google shows it: G-XXXXXXXXXX')
    .nullable(),
  scriptUrl: z.url({ protocol: /^https$/ }),
  conversions: z.record(
    z.enum(conversions),
    z
      .string()
      .regex(/^AW-\d+\/[\w-]+$/, 'write it as Google Ads shows it: AW-000000000/label')
      .nullable(),
  ),
});

const limit = z.number().nullable();
const criticalLimit = z
  .object({
    loinc: z.array(words).min(1),
    units: z.array(z.string()).min(1),
    ageFrom: z.custom<Age>(isAge, 'write an age in days, months, or years: 18y'),
    ageTo: z.custom<Age>(isAge, 'write an age in days, months, or years: 18y').nullable(),
    low: limit,
    high: limit,
    source: z.enum(criticalSources),
  })
  .refine(({ low, high }) => low !== null || high !== null, 'it has no limit');

const codeShape = z
  .string()
  .refine(isCodeShape, 'write A for a letter and 0 for a digit, at least one digit, at most 12 characters: AAA-000');

/** Checks `site.config.ts` at startup. A message says how to write the value. */
export const laboratorySchema = z.object({
  brand: words,
  shortBrand: words,
  legalName: words,
  taxId: words,
  providerCode: z.string().regex(/^\d{10,12}$/, 'write it as the REPS shows it: 10 to 12 digits'),
  city: words,
  region: words,
  country: z.string().regex(/^[A-Z]{2}$/, 'write the two letters of ISO 3166: CO'),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'not an IANA time zone'),
  location: z.object(place),
  phones: z.tuple([phone], phone),
  whatsapp: phone,
  email: z.email(),
  privacyEmail: z.email(),
  dataProcessors: z.array(z.object({ service: bothLanguages, country: bothLanguages })).optional(),
  security: z.object({ email: z.email(), expires: z.iso.date('write it as YYYY-MM-DD') }).optional(),
  sites: z.array(site).min(1),
  transit: z.array(z.object({ name: words, stations: z.array(z.object({ name: words, ...place })).min(2) })),
  openingHours: week,
  structuredDataHours: week,
  claims: z.object({
    patientsServed: positive,
    examTypes: positive,
    resultHours: z.object({ from: positive, to: positive }).refine((hours) => hours.from <= hours.to),
    paternityAccuracyPercent: z.number().positive().max(100),
  }),
  examCodes: z.tuple([codeShape], codeShape).optional(),
  frequentExams: z.array(words).optional(),
  homeVisits: z.array(z.object({ municipality: words, areas: z.array(words), urbanOnly: z.boolean().optional() })),
  visitWindows: z.array(visitWindow).min(1).optional(),
  neighborhoods: z.array(z.object({ place: words, names: z.array(words).min(1) })).optional(),
  zoneMap: z
    .object({
      rows: z.array(z.array(words.nullable()).min(1)).min(1),
      river: z.object({ name: words, after: positive }).optional(),
    })
    .refine(({ rows }) => rows.every((row) => row.length === rows[0]?.length), 'its rows are not equally long')
    .optional(),
  team: z.record(
    z.string().regex(/^[a-z-]+$/),
    z.object({ name: bothLanguages, role: bothLanguages, registration: words.optional() }),
  ),
  priceRange: z.string().regex(/^\$+$/),
  payments: z.array(z.enum(payments)).min(1),
  currency: z.string().regex(/^[A-Z]{3}$/, 'write the three letters of ISO 4217: EUR'),
  copyrightYear: z.number().int().min(1900).max(2200),
  social: z.object({ facebook: address, instagram: address, youtube: address }),
  criticalValues: z
    .object({ limits: z.array(criticalLimit).min(1).optional(), escalateAfterMinutes: positive.optional() })
    .optional(),
  analytics,
}) satisfies z.ZodType<Laboratory>;
