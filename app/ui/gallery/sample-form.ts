import { z } from 'zod';

import type { Locale } from '../../i18n/locale.ts';
import { datePartsFaults } from '../date-parts.ts';
import { dateSchema } from '../forms/date-schema.ts';
import { type FormReading, readForm } from '../forms/read-form.ts';

const sampleFaults = ['missing', 'not-an-email', 'not-a-weight', ...datePartsFaults] as const;
/** A fault that the gallery's form can have. */
export type SampleFault = (typeof sampleFaults)[number];

/** The fields of the gallery's form. Each message is a key of `sampleFaults`. */
const sampleSchema = (locale: Locale) =>
  z.object({
    nombre: z.string('missing').trim().min(1, 'missing'),
    correo: z.email({ error: ({ input }) => (input === undefined ? 'missing' : 'not-an-email') }),
    nacimiento: dateSchema(locale),
    peso: z.number('not-a-weight').min(2, 'not-a-weight').max(350, 'not-a-weight').optional(),
    lugar: z.enum(['sede', 'casa'], 'missing'),
    autoriza: z.array(z.literal('si', 'missing')).min(1, 'missing'),
  });

/** The read form: its data, or its faults with what was typed. */
export type SampleReading = FormReading<ReturnType<typeof sampleSchema>, SampleFault>;

/** Reads the gallery's form. Every form that the server checks follows this pattern. Nothing is stored. */
export const readSample = (form: FormData, locale: Locale): SampleReading =>
  readForm(form, sampleSchema(locale), sampleFaults);
