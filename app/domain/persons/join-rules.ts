/** The part of a person's record that decides whether it may be joined to another. */
export interface JoinedRecord {
  id: string;
  birthDate: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
  /** It is joined to another record, or another one is joined to it. */
  isJoined: boolean;
  /** An account of the person themselves reads it. */
  hasAccount: boolean;
}

/** Why two records are not joined: they may be of two persons, and each would read the other's results. */
export type JoinFault = 'same' | 'birth-date' | 'sex' | 'joined' | 'accounts';

/**
 * Whether the record `from` may be joined to the record `to`. A record has one level of joins, so that undoing one is exact. The birth date
 * opens links, so it has to be the same.
 */
export function joinFault(from: JoinedRecord, to: JoinedRecord & { isJoinedToAnother: boolean }): JoinFault | null {
  if (from.id === to.id) return 'same';
  if (from.birthDate !== to.birthDate) return 'birth-date';
  if (from.sex !== to.sex && from.sex !== 'unknown' && to.sex !== 'unknown') return 'sex';
  if (from.isJoined || to.isJoinedToAnother) return 'joined';
  return from.hasAccount && to.hasAccount ? 'accounts' : null;
}
