import { type Action, type Role, scopeOf } from '../access/access-table.ts';

/**
 * The kinds of work that wait in the panel, each with the action that does it. A person sees what they can do something about: an owner reads
 * the inbox, but reception answers it.
 */
const actionOfKind = {
  release: 'result.release',
  counsel: 'counseling.record',
  message: 'message.read',
  inbox: 'inbox.answer',
  visit: 'visit.confirm',
  'own-visit': 'visit.complete',
  application: 'application.decide',
} as const satisfies Record<string, Action>;

export type WorkKind = keyof typeof actionOfKind;
// `as`: the keys of the table are the kinds.
const workKinds = Object.keys(actionOfKind) as WorkKind[];

/** ['counselor'] → ['counsel'] · ['reception'] → ['inbox', 'visit'] */
export const workKindsOf = (roles: readonly Role[]): WorkKind[] =>
  workKinds.filter((kind) => scopeOf(actionOfKind[kind], roles) !== null);

/** Something that waits for a person. It names no patient, visitor, or doctor, so that the overview is no read of their data. */
export type WorkItem = {
  id: string;
  /** The instant from which it waits. A visit of today has its hour instead. */
  since: string | null;
  isCritical: boolean;
} & (
  | { kind: 'release' | 'counsel'; exam: string | null; code: string }
  | { kind: 'message'; reason: string | null }
  | { kind: 'inbox'; reference: string }
  | { kind: 'visit' | 'own-visit'; day: string; window: string }
  | { kind: 'application' }
);

const rankOf = ({ isCritical, since }: WorkItem): number => (isCritical ? 0 : since === null ? 1 : 2);
const timeOf = (item: WorkItem): string => item.since ?? ('window' in item ? `${item.day} ${item.window}` : '');

/** Critical values first, then the visits of today by their hour, then the longest wait. */
export const orderedWork = (items: readonly WorkItem[]): WorkItem[] =>
  items.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || timeOf(one).localeCompare(timeOf(other)) || one.id.localeCompare(other.id),
  );
