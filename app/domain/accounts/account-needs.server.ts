import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import type { Vault } from './vault.ts';

/** The needs of the operations on accounts: the database, the secret, the clock, the laboratory's time zone, and where the request came from. */
export interface AccountNeeds {
  db: Kysely<Tables>;
  vault: Vault;
  now: Date;
  timeZone: string;
  origin: AuditOrigin;
}
