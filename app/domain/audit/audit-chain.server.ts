import { createHash } from 'node:crypto';

import type { AuditTable } from '../../../db/account-tables.ts';

/** The previous hash of the first event. */
export const FIRST_HASH = '0'.repeat(64);

type Hashed = Omit<AuditTable, 'hash'>;

/**
 * The columns, in hash order. Changing this list invalidates stored hashes: append a new column at the end, and make `hashOfEvent` skip it
 * when it is null.
 */
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

/**
 * Returns the SHA-256 of an event, which includes the hash of the previous event. Changing, removing, or inserting a row breaks the chain.
 */
export const hashOfEvent = (row: Hashed): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest('hex');
