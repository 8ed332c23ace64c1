import { createHash } from 'node:crypto';

import type { AuditTable } from '../../../db/account-tables.ts';

/** The hash before the first event. */
export const FIRST_HASH = '0'.repeat(64);

type Hashed = Omit<AuditTable, 'hash'>;

/** The columns in the order in which they are hashed. A new column goes to the end, and counts only where it is not null. */
const columns = [
  'seq',
  'at',
  'action',
  'actor_kind',
  'actor',
  'role',
  'subject',
  'object_kind',
  'object',
  'outcome',
  'reason',
  'request',
  'session',
  'client',
  'previous',
] as const satisfies readonly (keyof Hashed)[];

/** The SHA-256 of an event with the hash of the event before it: a changed, removed, or inserted row breaks the chain. */
export const hashOfEvent = (row: Hashed): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest('hex');
