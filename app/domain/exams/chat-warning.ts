import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Exam } from './exam.ts';
import { isEmergency } from './urgent.ts';

/** A message that is mostly warnings is not read: more than these become one for all of them. */
const MOST_WARNINGS = 3;

/**
 * What stands above a chat about exams whose usual reason can be an emergency, in the language of who writes it: they read it before they
 * send it. A chat is shown to many, so the sign of a delicate exam is not spelled out. Nothing for other exams.
 */
export function chatWarnings(exams: readonly Pick<Exam, 'urgent' | 'sensitive'>[], locale: Locale): string[] {
  const anonymous = m.urgent_private({}, { locale });
  const warnings = exams.flatMap(({ urgent, sensitive }) => {
    if (!urgent || !isEmergency(urgent)) return [];
    if (sensitive) return [anonymous];
    return [`${m.urgent_often_emergency({}, { locale })}: ${urgent.sign[locale]} ${urgent.action[locale]}`];
  });
  const distinct = [...new Set(warnings)];
  return distinct.length > MOST_WARNINGS ? [anonymous] : distinct;
}
