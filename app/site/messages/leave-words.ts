import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { type LeaveFaults, MAX_MESSAGE_CHARACTERS } from './leave-form.ts';
import type { LeaveProblem } from './leave-view.ts';

/** The sentence for the fault of each field. */
export const leaveFaultWords = (
  faults: LeaveFaults,
): Partial<Record<'mensaje' | 'email' | 'telefono' | 'nombre' | 'autorizo', string>> => ({
  ...(faults.mensaje && {
    mensaje:
      faults.mensaje === 'long'
        ? m.leave_fault_long({ most: formatNumber(getLocale(), MAX_MESSAGE_CHARACTERS) })
        : m.leave_fault_message(),
  }),
  ...(faults.email && { email: faults.email === 'no-way' ? m.leave_fault_no_way() : m.leave_fault_email() }),
  ...(faults.telefono && { telefono: m.leave_fault_phone() }),
  ...(faults.nombre && { nombre: m.leave_fault_name() }),
  ...(faults.autorizo && { autorizo: m.leave_fault_authorization() }),
});

/** Explains why a message was not kept, and how to continue. */
export function leaveProblemWords(problem: LeaveProblem, reference: string | null): { heading: string; text: string } {
  const words: Record<LeaveProblem, { heading: string; text: string }> = {
    robot: { heading: m.leave_robot(), text: m.leave_robot_text() },
    stale: { heading: m.leave_stale(), text: m.leave_stale_text() },
    changed: { heading: m.leave_changed({ reference: reference ?? '' }), text: m.leave_changed_text() },
    wait: { heading: m.leave_wait(), text: m.leave_wait_text() },
    busy: { heading: m.leave_busy(), text: m.leave_busy_text() },
  };
  return words[problem];
}
