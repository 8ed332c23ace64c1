import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { AuditOrigin } from '../audit/audit-event.ts';
import type { CriticalLimit } from '../critical/critical-limits.ts';
import type { Catalogue } from '../exams/catalogue.ts';

/** The dependencies of receiving and placing messages. */
export interface IngestNeeds {
  db: Kysely<Tables>;
  vault: Vault;
  now: Date;
  origin: AuditOrigin;
  catalogue: Catalogue;
  /** The laboratory's time zone, in which a person comes of age at midnight. */
  timeZone: string;
  /** The limits beyond which a value is critical, so that staff must call somebody. */
  criticalLimits: readonly CriticalLimit[];
}
