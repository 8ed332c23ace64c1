import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../db/new-id.ts';
import type { CriticalCasesTable } from '../../../db/release-tables.ts';
import type { ObservationsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import type { ObservationFields } from '../messages-in/observation-rows.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import { criticalFlags } from '../release/flags.ts';
import { causeOfCase } from './critical-case.ts';
import { type CriticalLimit, criticalSide } from './critical-limits.ts';

/** The dependencies of `openCriticalCase`. */
export interface CriticalNeeds {
  vault: Vault;
  now: Date;
  catalogue: Catalogue;
  criticalLimits: readonly CriticalLimit[];
}

interface NewVersion {
  report: string;
  order: string;
  exam: string;
  version: number;
  observations: readonly ObservationFields[];
}

/**
 * Opens a case for a version with a critical value, in the transaction that stores the version. The open case of the previous version
 * becomes superseded.
 */
export async function openCriticalCase(
  transaction: Transaction<Tables>,
  needs: CriticalNeeds,
  added: NewVersion,
): Promise<void> {
  const at = needs.now.toISOString();
  const before = await latestCase(transaction, added.report);
  if (before?.state === 'open') await closeCase(transaction, before.id, 'superseded', at);
  const age = ageDaysOf(await birthDateOf(transaction, needs.vault, added.order), needs.now);
  const shown = added.observations.filter(({ status }) => !['D', 'W', 'X'].includes(status));
  const judged = shown.map((one) => criticalityOf(one, { ...needs, exam: added.exam, ageDays: age }));
  const facts = { hasFlag: judged.includes('flag'), isBeyondLimit: judged.includes('limit') };
  const cause = causeOfCase(facts, before?.state ?? null);
  if (cause === null) return;
  await transaction
    .insertInto('critical_cases')
    .values({
      id: newId(),
      report: added.report,
      version: added.version,
      cause,
      state: 'open',
      opened_at: at,
      escalated_at: null,
      closed_at: null,
    })
    .execute();
}

/** Returns the latest case of a report, even if a version without a critical value followed. */
const latestCase = (db: Kysely<Tables>, report: string): Promise<CriticalCasesTable | undefined> =>
  db
    .selectFrom('critical_cases')
    .selectAll()
    .where('report', '=', report)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

async function closeCase(transaction: Transaction<Tables>, id: string, state: 'superseded', at: string): Promise<void> {
  await transaction.updateTable('critical_cases').set({ state, closed_at: at }).where('id', '=', id).execute();
  await transaction
    .insertInto('critical_events')
    .values({
      id: newId(),
      critical_case: id,
      kind: state,
      at,
      account: null,
      reason: null,
      recipient: null,
      recipient_role: null,
      read_back: null,
    })
    .execute();
}

async function birthDateOf(db: Kysely<Tables>, vault: Vault, order: string): Promise<string> {
  const person = await db
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['persons.id', 'persons.birth_date'])
    .where('orders.id', '=', order)
    .executeTakeFirstOrThrow();
  return birthDateOfPerson(vault, person);
}

/** Returns an age in whole days: ('1985-07-03', 2026-11-17) → 15112 */
const ageDaysOf = (birthDate: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(`${birthDate}T00:00:00Z`)) / 86_400_000);

type Judged = Pick<ObservationsTable, 'code' | 'code_system' | 'value' | 'unit' | 'flags'>;

/** Returns the reason why a value is critical: it is beyond a limit, or its sender flagged it (OBX-8); null if it is not critical. */
function criticalityOf(
  { code, code_system, value, unit, flags }: Judged,
  {
    catalogue,
    criticalLimits,
    exam,
    ageDays,
  }: Omit<CriticalNeeds, 'vault' | 'now'> & { exam: string; ageDays: number },
): 'limit' | 'flag' | null {
  const loinc = loincOf({ code, code_system }, exam, catalogue);
  if (criticalSide({ loinc, value, unit, ageDays }, criticalLimits) !== null) return 'limit';
  return flags.split(' ').some((flag) => criticalFlags.some((one) => one === flag)) ? 'flag' : null;
}

/** Returns the LOINC code of a value: the sender's, or that of the exam's only component; null if there is neither. */
export function loincOf(
  { code, code_system }: Pick<Judged, 'code' | 'code_system'>,
  exam: string | null,
  { byCode }: Pick<Catalogue, 'byCode'>,
): string | null {
  if (/^LN$/i.test(code_system.trim())) return code;
  const components = byCode.get(exam ?? '')?.components ?? [];
  return components.length === 1 ? (components[0]?.loinc ?? null) : null;
}
