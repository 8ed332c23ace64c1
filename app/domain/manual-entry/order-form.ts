import { z } from 'zod';

import type { Locale } from '../../i18n/locale.ts';
import { isEmailAddress } from '../accounts/email-address.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import type { Exam } from '../exams/exam.ts';
import { isCalendarDate } from '../laboratory/opening-hours.ts';
import { documentText, documentTypes } from '../messages-in/documents.ts';
import type { IncomingOrder, IncomingPatient, IncomingReport } from '../messages-in/incoming-report.ts';

/** The exams that one form takes; the order's page adds more. */
export const EXAM_FIELDS = 6;

export const orderFaults = [
  'missing',
  'document',
  'long',
  'date',
  'sex',
  'email',
  'number',
  'doctor',
  'exam-unknown',
  'exam-none',
] as const;
export type OrderFault = (typeof orderFaults)[number] | 'differs' | 'other-person';

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'long')
    .optional()
    .transform((typed = '') => typed);

/** A new order. The identity is compared with the record, if there is one. */
export const orderSchema = z.object({
  tipo: z.enum(documentTypes, { error: 'missing' }),
  numero: z
    .string({ error: 'missing' })
    .trim()
    .min(1, 'missing')
    .regex(/^[A-Za-z0-9][A-Za-z0-9. -]{2,29}$/, 'document'),
  nombre: z.string({ error: 'missing' }).trim().min(1, 'missing').max(120, 'long'),
  nacimiento: z
    .string({ error: 'missing' })
    .min(1, 'missing')
    .refine((typed) => isCalendarDate(typed) && typed >= '1900-01-01', 'date'),
  sexo: z.enum(['female', 'male', 'other', 'unknown'], { error: 'sex' }),
  correo: text(254).refine((typed) => typed === '' || isEmailAddress(typed), 'email'),
  orden: text(40).refine((typed) => /^[\w./-]*$/.test(typed), 'number'),
  registro: text(40).refine((typed) => /^[\w. /-]*$/.test(typed), 'doctor'),
  medico: text(120),
});

export type TypedOrder = z.output<typeof orderSchema>;

/** Returns what a field for exams proposes: 'HEM-001 · Hemograma' */
export const examTexts = ({ exams }: Pick<Catalogue, 'exams'>, locale: Locale): string[] =>
  exams.map(({ code, name }) => `${code} · ${name[locale]}`);

/** 'HEM-001 · Hemograma' or 'Hemograma' or 'hem-001' → the exam; null: none, or several, have this name */
export function examOfText(typed: string, { byCode, exams }: Pick<Catalogue, 'byCode' | 'exams'>): Exam | null {
  const [first = ''] = typed.trim().split(/\s+·\s+/);
  const coded = byCode.get(first.toUpperCase());
  if (coded) return coded;
  const named = exams.filter(({ name }) => [name.es, name.en].some((one) => plain(one) === plain(typed)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

const plain = (name: string): string => name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The order as an ordering system would send it: each exam is registered, and has no result yet (OBR-25 `O`). */
export const registeredOrder = (exam: Exam, number: string, more: Partial<IncomingOrder> = {}): IncomingOrder => ({
  number,
  fillerNumber: number,
  codes: codesOfExam(exam),
  status: 'registered',
  collectedAt: null,
  reportedAt: null,
  providers: [],
  performer: null,
  comment: null,
  specimen: null,
  observations: [],
  at: 0,
  ...more,
});

const codesOfExam = ({ code, name }: Exam): IncomingOrder['codes'] => ({
  codings: [{ code, system: 'L', text: name.es }],
  words: '',
});

const patientOfOrder = ({ tipo, numero, nombre, nacimiento, sexo, correo }: TypedOrder): IncomingPatient => ({
  documents: [documentText(tipo, numero)],
  name: nombre,
  birthDate: nacimiento,
  sex: sexo,
  email: correo || null,
});

export const reportOfOrder = (typed: TypedOrder, exams: readonly Exam[], number: string): IncomingReport => ({
  patient: patientOfOrder(typed),
  patientAt: 0,
  sentAt: null,
  orders: exams.map((exam) =>
    registeredOrder(exam, number, {
      providers: typed.registro ? [{ number: typed.registro, name: typed.medico, part: 'ordering' }] : [],
    }),
  ),
});
