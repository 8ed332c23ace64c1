import type { SenderState } from '../../domain/senders/sender-states.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TagTone } from '../../ui/tag.tsx';
import type { SystemFault, SystemMove } from './system-schema.ts';

/** 'Vence en 9 días' */
export function stateWords({ kind, days }: SenderState): { text: string; tone: TagTone } {
  if (kind === 'revoked') return { text: m.systems_state_revoked(), tone: 'neutral' };
  if (kind === 'expired') return { text: m.systems_state_expired(), tone: 'alarm' };
  if (kind === 'ending') return { text: m.systems_state_ending({ count: days }), tone: 'caution' };
  return { text: m.systems_state_in_force(), tone: 'good' };
}

const faults: Readonly<Record<SystemFault, () => string>> = {
  missing: m.systems_fault_missing,
  long: m.systems_fault_long,
  separator: m.systems_fault_separator,
  network: m.systems_fault_network,
  wide: m.systems_fault_wide,
  many: m.systems_fault_many,
  taken: m.systems_fault_taken,
  unknown: m.systems_fault_missing,
  json: m.systems_fault_json,
  private: m.systems_fault_private,
  several: m.systems_fault_several,
  kind: m.systems_fault_kind,
  weak: m.systems_fault_weak,
};
export const faultWords = (fault: SystemFault | undefined | null): string | undefined =>
  fault ? faults[fault]() : undefined;

const done: Readonly<Record<SystemMove, () => string>> = {
  renovar: m.systems_done_rotated,
  redes: m.systems_done_networks,
  revocar: m.systems_done_revoked,
};
export const doneWords = (move: SystemMove): string => done[move]();

export const credentialWords = (credential: 'key' | 'signature'): string =>
  credential === 'key' ? m.systems_kind_key() : m.systems_kind_signature();
