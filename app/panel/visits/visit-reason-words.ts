import type { VisitMiss, VisitRefusal } from '../../domain/visits/visit-reasons.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { missReason, refusalReason } from './decision.ts';

export const refusalName: Readonly<Record<VisitRefusal, () => string>> = {
  'outside-area': m.visits_refuse_outside,
  'no-room': m.visits_refuse_full,
  duplicate: m.visits_refuse_duplicate,
  other: m.visits_refuse_other,
};

export const missName: Readonly<Record<VisitMiss, () => string>> = {
  'nobody-home': m.visits_miss_nobody,
  'wrong-address': m.visits_miss_address,
  'no-access': m.visits_miss_access,
  'not-prepared': m.visits_miss_preparation,
  declined: m.visits_miss_declined,
  other: m.visits_miss_other,
};

/** ('refused', 'no-room') → 'No hay cupo a esa hora' · ('cancelled', null) → '' */
export function reasonName(state: string, stored: string | null): string {
  if (stored === null) return '';
  const [refusal, miss] = [refusalReason(stored), missReason(stored)];
  if (state === 'refused') return refusal ? refusalName[refusal]() : '';
  return miss ? missName[miss]() : '';
}
