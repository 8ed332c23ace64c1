import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { JointPreparation } from './joint-preparation.ts';
import type { Person } from './person.ts';

/** Warnings before a fast, or instead of it. */
export function fastWarnings(
  { fasting }: JointPreparation,
  { person, waived }: { person: Person; waived: readonly string[] },
  locale: Locale,
): string[] {
  if (waived.length > 0)
    return [
      person.facts.includes('metabolic') ? m.plan_fast_metabolic({}, { locale }) : m.plan_fast_baby({}, { locale }),
    ];
  return fasting && person.facts.includes('insulin') ? [m.plan_fast_insulin({}, { locale })] : [];
}

/** A note to a fast, and the name of its subject. */
interface FastNote {
  lead: string;
  text: string;
}

/** How to make a fast safe for this person. For an unspecified person, it names the people the fast does not suit. */
export function fastNotes(
  { fasting, stimuli }: JointPreparation,
  { group, facts }: Person,
  locale: Locale,
): FastNote[] {
  if (!fasting) return [];
  const fast = [
    ...(group === null && facts.every((fact) => fact === 'biotin') ? [m.plan_fast_whom({}, { locale })] : []),
    ...(group === 'child' ? [m.plan_fast_child({}, { locale })] : []),
    ...(group === 'pregnant' ? [m.plan_fast_pregnant({}, { locale })] : []),
  ];
  const curve = group === 'pregnant' && stimuli.length > 0 ? [m.plan_curve_pregnant({}, { locale })] : [];
  return [
    ...fast.map((text) => ({ lead: m.plan_lead_fast({}, { locale }), text })),
    ...curve.map((text) => ({ lead: m.plan_lead_curve({}, { locale }), text })),
  ];
}
