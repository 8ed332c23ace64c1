import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import type { Vault } from './vault.ts';

/**
 * The dependencies of account operations: the database, the vault, the clock, the laboratory's time zone, and the origin of the request.
 */
export interface AccountNeeds {
  db: Kysely<Tables>;
  vault: Vault;
  now: Date;
  timeZone: string;
  origin: AuditOrigin;
}
