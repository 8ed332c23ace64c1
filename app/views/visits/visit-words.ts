import type { VisitPatient } from '../../domain/visits/visit-reasons.ts';
import type { VisitState } from '../../domain/visits/visit-states.ts';
import { windowTimes } from '../../domain/visits/visit-windows.ts';
import { formatDay, formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** '06:00-08:00' → '6:00 a. m. a 8:00 a. m.' */
export function windowWords(key: string): string {
  const locale = getLocale();
  const { from, to } = windowTimes(key);
  return m.visit_window({ from: formatTime(locale, from), to: formatTime(locale, to) });
}

/** '2026-11-24' → 'martes 24 de noviembre' */
export const visitDayWords = (day: string): string => formatDay(getLocale(), day);

export const visitPatientName: Readonly<Record<VisitPatient, () => string>> = {
  adult: m.visit_patient_adult,
  child: m.visit_patient_child,
  older: m.visit_patient_older,
};

export const visitStateName: Readonly<Record<VisitState, () => string>> = {
  requested: m.visit_state_requested,
  proposed: m.visit_state_proposed,
  confirmed: m.visit_state_confirmed,
  done: m.visit_state_done,
  'not-found': m.visit_state_missed,
  cancelled: m.visit_state_cancelled,
  refused: m.visit_state_refused,
};
