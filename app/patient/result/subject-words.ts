import { m } from '../../i18n/paraglide/messages.js';
import type { PatientResult } from './read-result.ts';

/** ('1985-07-03', '2026-07-02') → 40 */
function yearsOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}

/** 'CC ····3456 · 41 años, mujer': the age at the time of the sample, as the interval uses it. */
export function subjectWords({ subject, collectedAt, placedAt }: PatientResult): string {
  const age = m.result_age({ years: yearsOn(subject.birthDate, collectedAt ?? placedAt) });
  const { sex } = subject;
  const who = sex === 'female' ? m.result_sex_female() : sex === 'male' ? m.result_sex_male() : '';
  return `${subject.document} · ${[age, who].filter(Boolean).join(', ')}`;
}
