/**
 * The rights of every role, in one table: action × role → scope of records. Guards, queries, and disabled buttons derive from it, and a test walks every
 * cell through HTTP.
 */

/** The roles of callers. A patient's result link is a role of its own: it opens one order, without an account. */
export const roles = [
  'visitor',
  'link',
  'patient',
  'doctor',
  'owner',
  'bacteriologist',
  'counselor',
  'reception',
  'collector',
  'editor',
] as const;
export type Role = (typeof roles)[number];

/** The roles of the laboratory's staff. One person may hold several. */
export const staffRoles = ['owner', 'bacteriologist', 'counselor', 'reception', 'collector', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number] & Role;

/**
 * The records that a cell allows:
 * - `own`: about the caller, or shared with them by a proxy that is in force;
 * - `ordered`: of orders that the doctor placed, or got a copy of, or of patients who let the doctor read for some time;
 * - `assigned`: home visits that are assigned to the caller;
 * - `any`: every record of the laboratory.
 */
export type Scope = 'own' | 'ordered' | 'assigned' | 'any';

type Row = Readonly<Partial<Record<Role, Scope>>>;

/** A role that a row does not name may not do the action. */
export const accessTable = {
  /** Read a released result that needs no counseling, or whose counseling is recorded. */
  'result.read': { link: 'own', patient: 'own', doctor: 'ordered', bacteriologist: 'any', counselor: 'any' },
  /** Give somebody without an account a link to a released result. */
  'result.share': { patient: 'own' },
  /** Let another account read the own results for some time. */
  'result.entrust': { patient: 'own' },
  /** See that an order exists and how far it is, without values. */
  'order.follow': {
    link: 'own',
    patient: 'own',
    doctor: 'ordered',
    bacteriologist: 'any',
    counselor: 'any',
    reception: 'any',
  },
  /** Read a result that is not released, or that waits for counseling. */
  'result.review': { bacteriologist: 'any', counselor: 'any' },
  'result.release': { bacteriologist: 'any' },
  'result.withdraw': { bacteriologist: 'any' },
  /** Record who received a critical value, or why no call is needed (ISO 15189:2022, 7.4.1.3). */
  'critical.record': { bacteriologist: 'any' },
  /** Turn automatic release on or off for an exam, and set its limits (ISO 15189:2022, 7.4.1.5). */
  'auto-release.manage': { bacteriologist: 'any', owner: 'any' },
  /** Hold the release of an exam or a department because of its quality control, and lift the hold. */
  'quality.hold': { bacteriologist: 'any' },
  /** Record that a trained person handed a result over with counseling (Decreto 780 de 2016, art. 2.8.1.2.4). */
  'counseling.record': { counselor: 'any' },
  /** Read the messages of laboratory systems, byte for byte. */
  'message.read': { bacteriologist: 'any' },
  /** Correct, link, or refuse a message that waits, and decide what a sender's code means: each decides whose results these are. */
  'message.resolve': { bacteriologist: 'any' },
  /** Type a result, or attach its PDF file, for an order (decision 72). */
  'result.type': { bacteriologist: 'any' },
  /** Find a person by document, and read identity and contact data. */
  'person.read': { bacteriologist: 'any', counselor: 'any', reception: 'any' },
  /** Send a new result link to the contact on file. */
  'person.invite': { reception: 'any', counselor: 'any' },
  /** Correct the contact on file, or hand over the code that binds an account: both decide who reads a person's results. */
  'person.entrust': { reception: 'any', counselor: 'any' },
  /** Join two records of one person, or separate them again. */
  'person.join': { reception: 'any' },
  /** Record that a person has died, and that a close relative received results. */
  'person.decease': { reception: 'any', counselor: 'any' },
  'inbox.read': { reception: 'any', owner: 'any' },
  'inbox.answer': { reception: 'any' },
  'visit.read': { reception: 'any', collector: 'assigned' },
  'visit.confirm': { reception: 'any' },
  'visit.complete': { collector: 'assigned' },
  'application.read': { owner: 'any', reception: 'any' },
  'application.decide': { owner: 'any' },
  'staff.read': { owner: 'any' },
  'staff.invite': { owner: 'any' },
  'staff.change': { owner: 'any' },
  'audit.read': { owner: 'any' },
  /** Read the list of accesses to the caller's own results. */
  'audit.own': { patient: 'own' },
  'sender.manage': { owner: 'any' },
  /** See which mails were sent, without their contents. In a demonstration reception reads them, too (`mayOpenMailbox`). */
  'mailbox.read': { owner: 'any' },
  'content.edit': { editor: 'any', owner: 'any' },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof accessTable;
// `as`: the keys of the table are the actions.
export const actions = Object.keys(accessTable) as Action[];

/** Actions that need a proof (second factor or password) of the last five minutes. */
const needingFreshProof: ReadonlySet<Action> = new Set([
  'result.release',
  'result.withdraw',
  'result.share',
  'result.entrust',
  'counseling.record',
  'message.resolve',
  'person.entrust',
  'person.join',
  'person.decease',
  'auto-release.manage',
  'quality.hold',
  'application.decide',
  'staff.invite',
  'staff.change',
  'sender.manage',
]);

const needsFreshProof = (action: Action): boolean => needingFreshProof.has(action);

/** The caller as a guard knows them. */
export interface Standing {
  roles: readonly Role[];
  /** Whether the caller proved their identity within the last five minutes. */
  isFresh: boolean;
}

/** Why an action is not allowed: the words are in `access-words.ts` of the area that shows them. */
export type Denial = 'signed-out' | 'role' | 'not-theirs' | 'needs-proof';

export type Verdict = { allowed: true; scope: Scope } | { allowed: false; because: Denial };

const widest: readonly Scope[] = ['any', 'ordered', 'assigned', 'own'];

/** The widest scope in which these roles may do an action; null if none of them may. */
export function scopeOf(action: Action, held: readonly Role[]): Scope | null {
  const row: Row = accessTable[action];
  const scopes = held.flatMap((role) => row[role] ?? []);
  return widest.find((scope) => scopes.includes(scope)) ?? null;
}

/**
 * May the caller do this? `within`: the scopes that the record is in for this caller ('any' is implied). Without `within`, the question is
 * about the action itself, as for a menu.
 */
export function may(action: Action, { roles: held, isFresh }: Standing, within?: readonly Scope[]): Verdict {
  const scope = scopeOf(action, held);
  if (scope === null)
    return { allowed: false, because: held.some((role) => role !== 'visitor') ? 'role' : 'signed-out' };
  if (within && scope !== 'any' && !within.includes(scope)) return { allowed: false, because: 'not-theirs' };
  if (needsFreshProof(action) && !isFresh) return { allowed: false, because: 'needs-proof' };
  return { allowed: true, scope };
}
