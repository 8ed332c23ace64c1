import type { ApplicationRefusal } from '../../domain/doctors/application-states.ts';
import { applicationGapWords } from '../../domain/outbox/doctor-mail-words.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Why an application was not approved. */
export const refusalWords = {
  'not-registered': m.refusal_not_registered,
  'not-in-force': m.refusal_not_in_force,
  identity: m.refusal_identity,
  'not-orders': m.refusal_not_orders,
  duplicate: m.refusal_duplicate,
} as const satisfies Record<ApplicationRefusal, () => string>;

/** The words for a stored reason, of either list: 'workplace' → 'Nos falta un dato de su lugar de trabajo.' */
export function reasonWords(reason: string): string {
  const words: Readonly<Record<string, () => string>> = { ...applicationGapWords, ...refusalWords };
  return words[reason]?.() ?? '';
}
