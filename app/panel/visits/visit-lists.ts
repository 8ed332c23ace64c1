import type { VisitPatient } from '../../domain/visits/visit-reasons.ts';
import type { VisitState } from '../../domain/visits/visit-states.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The lists of visits, each with the value of `lista` in the address. */
export const visitLists = { 'por-confirmar': 'waiting', confirmadas: 'coming', pasadas: 'past' } as const;
export type VisitListName = keyof typeof visitLists;

/** 'confirmadas' → 'confirmadas' · null or any other text → 'por-confirmar' */
export const visitListOf = (typed: string | null): VisitListName =>
  typed === 'confirmadas' || typed === 'pasadas' ? typed : 'por-confirmar';

export const visitListName: Readonly<Record<VisitListName, () => string>> = {
  'por-confirmar': m.visits_waiting,
  confirmadas: m.visits_confirmed,
  pasadas: m.visits_past,
};

/** A visit in a list. */
export interface VisitLine {
  id: string;
  name: string;
  zone: string;
  window: string;
  state: VisitState;
  collector: string | null;
}

export interface VisitListView {
  list: VisitListName;
  /** True for a collector, who sees only their own visits. */
  isOwn: boolean;
  today: string;
  days: readonly { date: string; lines: readonly VisitLine[] }[];
}

export interface VisitDetailView extends VisitLine {
  reference: string;
  day: string;
  asked: string;
  neighborhood: string;
  address: string;
  phone: string;
  email: string;
  exams: readonly string[];
  typedExams: string;
  note: string;
  patient: VisitPatient;
  locale: 'es' | 'en';
  reason: string | null;
  version: number;
  today: string;
  collectorId: string | null;
  /** Reception's choices; null for a reader who does not decide, or for a visit that is over. */
  choices: { windows: readonly string[]; collectors: readonly { id: string; name: string }[] } | null;
  /** True for the collector of a visit that can be closed now. */
  canClose: boolean;
}

/** The answer to a refused form, with the choices that were made. */
export interface VisitRefusalView {
  problem: 'changed' | 'full' | 'collector' | 'day' | 'window' | 'reason' | 'early';
  typed: { dia: string; franja: string; persona: string };
}
