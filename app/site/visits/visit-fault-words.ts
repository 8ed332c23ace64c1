import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { MAX_EXAM_CHARACTERS, MAX_NOTE_CHARACTERS, type VisitFault, type VisitField } from './visit-request.ts';
import type { VisitProblem, VisitRequestView } from './visit-view.ts';

type Words = Partial<Record<VisitFault, (view: VisitRequestView) => string>>;

const most = (characters: number) => ({ most: formatNumber(getLocale(), characters) });

const faultWords: Readonly<Record<VisitField, Words>> = {
  examenes: {
    missing: () => m.visit_fault_exams(),
    long: () => m.leave_fault_long(most(MAX_EXAM_CHARACTERS)),
    'not-at-home': () => m.visit_fault_not_at_home(),
  },
  barrio: {
    missing: () => m.visit_fault_place(),
    long: () => m.visit_fault_place(),
    outside: ({ draft }) => m.visit_fault_outside({ place: draft.barrio }),
    'which-area': ({ draft }) => m.coverage_which({ city: draft.barrio }),
  },
  direccion: { missing: () => m.visit_fault_address(), long: () => m.visit_fault_address_long() },
  dia: {
    missing: () => m.visit_fault_day(),
    long: () => m.visit_fault_day_impossible(),
    impossible: () => m.visit_fault_day_impossible(),
    past: () => m.visit_fault_day_past(),
    'too-far': () => m.visit_fault_day_far(),
    closed: ({ holiday }) => (holiday ? m.visit_fault_day_holiday({ holiday }) : m.visit_fault_day_closed()),
    soon: ({ waitsForPreparation }) =>
      waitsForPreparation ? m.visit_fault_day_preparation() : m.visit_fault_day_soon(),
    full: () => m.visit_fault_day_full(),
  },
  franja: {
    missing: () => m.visit_fault_window(),
    'not-that-day': () => m.visit_fault_window_closed(),
    'window-full': () => m.visit_fault_window_full(),
  },
  para: { missing: () => m.visit_fault_patient() },
  nombre: { missing: () => m.visit_fault_name(), long: () => m.leave_fault_name() },
  telefono: { missing: () => m.leave_fault_phone(), phone: () => m.leave_fault_phone() },
  email: { email: () => m.leave_fault_email() },
  notas: { long: () => m.leave_fault_long(most(MAX_NOTE_CHARACTERS)) },
  autorizo: { 'not-authorized': () => m.visit_fault_authorization() },
};

/** The sentence for the fault of a field; undefined if it has none. */
export function visitFaultWords(view: VisitRequestView, field: VisitField): string | undefined {
  const fault = view.faults[field];
  return fault && faultWords[field][fault]?.(view);
}

/** Explains why a request was not kept, and how to continue. */
export function visitProblemWords(problem: VisitProblem, reference: string | null): { heading: string; text: string } {
  const words: Record<VisitProblem, { heading: string; text: string }> = {
    robot: { heading: m.leave_robot(), text: m.visit_robot_text() },
    stale: { heading: m.leave_stale(), text: m.visit_stale_text() },
    changed: { heading: m.visit_changed({ reference: reference ?? '' }), text: m.visit_changed_text() },
    wait: { heading: m.visit_wait(), text: m.visit_wait_text() },
    busy: { heading: m.visit_busy(), text: m.visit_busy_text() },
  };
  return words[problem];
}
