import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Exam } from './exam.ts';
import { isEmergency } from './urgent.ts';

/** People skip a message that is mostly warnings, so above this number one warning replaces all of them. */
const MAX_WARNINGS = 3;

/**
 * The warnings above a chat message about exams whose usual reason can be an emergency, in the sender's language; the sender reads them
 * before sending. Other people may see a chat, so it does not name a sensitive symptom. Empty for other exams.
 */
export function chatWarnings(exams: readonly Pick<Exam, 'urgent' | 'sensitive'>[], locale: Locale): string[] {
  const anonymous = m.urgent_private({}, { locale });
  const warnings = exams.flatMap(({ urgent, sensitive }) => {
    if (!urgent || !isEmergency(urgent)) return [];
    if (sensitive) return [anonymous];
    return [`${m.urgent_often_emergency({}, { locale })}: ${urgent.sign[locale]} ${urgent.action[locale]}`];
  });
  const distinct = [...new Set(warnings)];
  return distinct.length > MAX_WARNINGS ? [anonymous] : distinct;
}
