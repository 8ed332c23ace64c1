import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import type { CriticalLimit } from '../critical/critical-limits.ts';
import type { Catalogue } from '../exams/catalogue.ts';

/** The database, the secret, the clock, and the catalog that taking in messages needs. */
export interface IngestNeeds {
  db: Kysely<Tables>;
  vault: Vault;
  now: Date;
  origin: AuditOrigin;
  catalogue: Catalogue;
  /** The laboratory's: a person comes of age at its midnight. */
  timeZone: string;
  /** Beyond these a value is critical, and somebody is called. */
  criticalLimits: readonly CriticalLimit[];
}
