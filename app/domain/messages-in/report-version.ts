import type { ReportStatus as Hl7ReportStatus } from '../hl7/oru/status-codes.ts';
import { type ObservationFields, observationKey } from './observation-rows.ts';

export type ReportState = 'registered' | 'preliminary' | 'final' | 'corrected' | 'cancelled' | 'withdrawn';

/** The content of one message about a report. */
export interface SentVersion {
  status: ReportState;
  issuedAt: string;
  observations: readonly ObservationFields[];
  comment: string | null;
}

/** A version to store. A version that was set aside is stored but never becomes the latest. */
export interface NextVersion extends SentVersion {
  setAside: 'older' | 'preliminary-after-final' | 'unchanged' | null;
}

const states: Readonly<Record<Hl7ReportStatus, ReportState>> = {
  O: 'registered',
  I: 'registered',
  S: 'registered',
  N: 'registered',
  M: 'registered',
  A: 'preliminary',
  P: 'preliminary',
  R: 'preliminary',
  C: 'corrected',
  F: 'final',
  X: 'cancelled',
  Y: 'cancelled',
  Z: 'cancelled',
};

const deletes = (status: string): boolean => status === 'D' || status === 'W';

/** Returns the state of a report from OBR-25 and OBX-11 (tables 0123 and 0085). An unknown status is not final. */
export function toldState(
  status: Hl7ReportStatus | null,
  observations: readonly Pick<ObservationFields, 'status'>[],
): ReportState {
  if (observations.length > 0 && observations.every((one) => deletes(one.status))) return 'withdrawn';
  return status === null ? 'preliminary' : states[status];
}

const isSettled = (status: ReportState): boolean =>
  status === 'final' || status === 'corrected' || status === 'withdrawn';

/**
 * Returns the version to store when a message arrives. A preliminary result never replaces a final one, and an older message never replaces
 * a newer one, but a withdrawal always takes effect. A correction may contain only the corrected values: the others stay.
 * Nothing of a withdrawn report stays, because its values may be another person's.
 */
export function nextVersion(latest: SentVersion | null, sent: SentVersion): NextVersion {
  if (latest === null) return { ...sent, setAside: null };
  if (sent.status === 'withdrawn') return { ...withdrawn(latest, sent), setAside: null };
  if (sent.issuedAt < latest.issuedAt) return { ...sent, setAside: 'older' };
  if (isSettled(latest.status) && !isSettled(sent.status) && sent.status !== 'cancelled')
    return { ...sent, setAside: 'preliminary-after-final' };
  const isGone = latest.status === 'withdrawn';
  const merged = isSettled(latest.status) && !isGone ? mergeOver(latest, sent) : sent;
  const observations = isGone ? merged.observations : settle(latest, merged.observations);
  if (sameText(latest, { ...merged, observations })) return { ...sent, observations, setAside: 'unchanged' };
  const wasFinal = latest.status === 'final' || latest.status === 'corrected';
  const status = sent.status === 'final' && wasFinal ? 'corrected' : sent.status;
  return { ...merged, observations, status, setAside: null };
}

/** Whether two versions have the same content for a reader. A change from preliminary to final is a difference. */
const sameText = (before: SentVersion, after: SentVersion): boolean =>
  JSON.stringify([before.observations.map(writtenOut), before.comment]) ===
    JSON.stringify([after.observations.map(writtenOut), after.comment]) &&
  isSettled(before.status) === isSettled(after.status) &&
  after.status !== 'cancelled';

/** Returns the fields in a fixed order, because a database row and a new observation have different key orders. */
const writtenOut = (one: ObservationFields): (string | null)[] => [
  ...[one.code, one.code_system, one.sub_id, one.name, one.value_type, one.value, one.unit, one.reference_range],
  ...[one.flags, one.status, one.observed_at, one.comment, one.attachment ?? null],
];

/** Replaces the observations that have the same key, and appends the new ones. */
function mergeOver(latest: SentVersion, sent: SentVersion): SentVersion {
  const news = new Map(sent.observations.map((one) => [observationKey(one), one]));
  // If several observations share a key, the message is treated as a complete report.
  if (news.size < sent.observations.length || hasTwins(latest)) return sent;
  const kept = latest.observations.map((one) => news.get(observationKey(one)) ?? one);
  const known = new Set(latest.observations.map(observationKey));
  const added = sent.observations.filter((one) => !known.has(observationKey(one)));
  return { ...sent, observations: [...kept, ...added], comment: sent.comment ?? latest.comment };
}

const hasTwins = ({ observations }: SentVersion): boolean =>
  new Set(observations.map(observationKey)).size < observations.length;

/** Applies OBX-11 `U`: the value is final, and the sender does not send it again. */
function settle(latest: SentVersion, observations: readonly ObservationFields[]): ObservationFields[] {
  const before = new Map(latest.observations.map((one) => [observationKey(one), one]));
  return observations.map((one) => {
    const known = before.get(observationKey(one));
    return one.status === 'U' && one.value === '' && known ? { ...known, status: 'F' } : one;
  });
}

/** Deletes the observations that the message names. If some remain, the report is corrected; if none remains, it is withdrawn. */
function withdrawn(latest: SentVersion, sent: SentVersion): SentVersion {
  // A message that withdraws a whole report may name none of its observations. A withdrawn report does not come back.
  const isWhole = sent.observations.length === 0 || latest.status === 'withdrawn';
  const merged = mergeOver(latest, sent);
  const all = merged.observations.map((one) =>
    isWhole || deletes(one.status) ? { ...one, value: '', status: isWhole ? 'W' : one.status } : one,
  );
  const isEmpty = all.every(({ status }) => deletes(status));
  const [issuedAt = sent.issuedAt] = [sent.issuedAt, latest.issuedAt].toSorted().toReversed();
  return { ...merged, observations: all, issuedAt, status: isEmpty ? 'withdrawn' : 'corrected' };
}
