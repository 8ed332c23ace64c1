import type { RecipientRole } from '../../domain/critical/critical-case.ts';
import type { CriticalCall } from '../../domain/reports/report-view.ts';
import { m } from '../../i18n/paraglide/messages.js';

const roleWords = {
  doctor: m.call_role_doctor,
  nurse: m.call_role_nurse,
  emergency: m.call_role_emergency,
  patient: m.call_role_patient,
  relative: m.call_role_relative,
} as const satisfies Record<RecipientRole, unknown>;

interface CallNoticeProps {
  call: CriticalCall | null;
  reader: 'patient' | 'doctor';
  /** ('2026-11-17T15:00:00Z') → 'martes 17 de noviembre, 10:00 a. m.' */
  moment: (at: string) => string;
}

/** Says that the laboratory still has to call about a value of this report, or who received it, and when. */
export function CallNotice({ call, reader, moment }: CallNoticeProps) {
  if (call === null) return null;
  const open = reader === 'doctor' ? m.call_open_doctor : m.call_open_patient;
  return (
    <p role="note" className="mt-5 max-w-(--container-prose) border-l-4 border-caution pl-4 print:border-current">
      {call.state === 'open' ? open() : m.call_told({ moment: moment(call.at), role: roleWords[call.role]() })}
    </p>
  );
}
