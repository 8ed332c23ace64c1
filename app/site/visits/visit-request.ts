import { z } from 'zod';

import { isEmailAddress, MAX_EMAIL_CHARACTERS } from '../../domain/accounts/email-address.ts';
import { MAX_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import { codesIn } from '../../domain/exams/list-codes.ts';
import type { VisitPatient } from '../../domain/visits/visit-reasons.ts';
import type { VisitDayFault } from '../../domain/visits/visit-windows.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';
import { honeypotName } from '../messages/leave-form.ts';
import { isPhone, MAX_NAME_CHARACTERS } from '../messages/typed-contact.ts';

export const MAX_EXAM_CHARACTERS = 1_000;
export const MAX_NOTE_CHARACTERS = 500;
const MAX_PLACE_CHARACTERS = 60;
const MAX_ADDRESS_CHARACTERS = 200;
const DAY_CHARACTERS = 10;

/** The texts of the form, as typed, and the exams that the list carried into it. */
export interface VisitDraft {
  codes: readonly string[];
  examenes: string;
  barrio: string;
  direccion: string;
  dia: string;
  franja: string;
  para: string;
  nombre: string;
  telefono: string;
  email: string;
  notas: string;
}

export const emptyVisitDraft: VisitDraft = {
  codes: [],
  examenes: '',
  barrio: '',
  direccion: '',
  dia: '',
  franja: '',
  para: 'adulto',
  nombre: '',
  telefono: '',
  email: '',
  notas: '',
};

/** The values of the question for whom the visit is. */
export const patientsTyped = { adulto: 'adult', nino: 'child', mayor: 'older' } as const satisfies Record<
  string,
  VisitPatient
>;

const fieldFaults = ['missing', 'long', 'email', 'phone', 'not-authorized'] as const;

/** The fault of a field. Those of the place, the day, and the window depend on the laboratory; the server finds them. */
export type VisitFault =
  | (typeof fieldFaults)[number]
  | VisitDayFault
  | 'outside'
  | 'which-area'
  | 'not-at-home'
  | 'not-that-day'
  | 'window-full';

export const visitFields = [
  'examenes',
  'barrio',
  'direccion',
  'dia',
  'franja',
  'para',
  'nombre',
  'telefono',
  'email',
  'notas',
  'autorizo',
] as const;
export type VisitField = (typeof visitFields)[number];
export type VisitFaults = Readonly<Partial<Record<VisitField, VisitFault>>>;

const required = (most: number) => z.string({ error: 'missing' }).trim().min(1, 'missing').max(most, 'long');
const optionalUpTo = (most: number) => z.string().trim().max(most, 'long').default('');

const visitSchema = z.object({
  e: z.array(z.string()).default([]),
  examenes: optionalUpTo(MAX_EXAM_CHARACTERS),
  barrio: required(MAX_PLACE_CHARACTERS),
  direccion: required(MAX_ADDRESS_CHARACTERS),
  dia: required(DAY_CHARACTERS),
  franja: z.string({ error: 'missing' }).regex(/^\d\d:\d\d-\d\d:\d\d$/, 'missing'),
  para: z.enum(['adulto', 'nino', 'mayor'], { error: 'missing' }),
  nombre: required(MAX_NAME_CHARACTERS),
  telefono: z.string({ error: 'missing' }).trim().min(1, 'missing').refine(isPhone, 'phone'),
  email: z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || (text.length <= MAX_EMAIL_CHARACTERS && isEmailAddress(text)), 'email'),
  notas: optionalUpTo(MAX_NOTE_CHARACTERS),
  autorizo: z.string({ error: 'not-authorized' }),
});

export interface VisitRequestReading {
  draft: VisitDraft;
  faults: VisitFaults;
  isAuthorized: boolean;
  /** A field that only programs see and fill. */
  isRobot: boolean;
  stamp: string;
  /** A day that the visitor chose instead of a refused one; '' otherwise. The form is then not sent. */
  chosenDay: string;
}

/** Reads the form that asks for a home visit. A list alone, or a text alone, says which exams it is for. */
export function readVisitRequest(form: FormData): VisitRequestReading {
  const { faults, typed } = readForm(form, visitSchema, fieldFaults);
  const codes = codesIn((typed.e ?? []).join(',')).slice(0, MAX_EXAMS);
  const draft = {
    codes,
    examenes: textOf(typed, 'examenes'),
    barrio: textOf(typed, 'barrio').trim(),
    direccion: textOf(typed, 'direccion').trim(),
    dia: textOf(typed, 'dia').trim(),
    franja: textOf(typed, 'franja'),
    para: textOf(typed, 'para'),
    nombre: textOf(typed, 'nombre').trim(),
    telefono: textOf(typed, 'telefono').trim(),
    email: textOf(typed, 'email').trim(),
    notas: textOf(typed, 'notas').trim(),
  };
  const noExams: VisitFaults = codes.length === 0 && draft.examenes.trim() === '' ? { examenes: 'missing' } : {};
  const { e: _, ...own } = faults ?? {};
  return {
    draft,
    faults: { ...own, ...noExams },
    isAuthorized: textOf(typed, 'autorizo') !== '',
    isRobot: single(form, honeypotName) !== '',
    stamp: single(form, 'sello'),
    chosenDay: single(form, 'elegir').slice(0, DAY_CHARACTERS),
  };
}

const single = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
