import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { IncomingProvider } from './incoming-report.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import type { NextVersion } from './report-version.ts';

interface ReportDoctors {
  order: string;
  report: string;
  providers: readonly IncomingProvider[];
  setAside: NextVersion['setAside'];
}

/**
 * Makes the doctors of a message the doctors of its report, so that a doctor who was named by mistake loses the order with the corrected
 * message. A message that names no doctor leaves them as they are: it says nothing about them. Returns whether a known report's doctors
 * changed.
 */
export async function replaceDoctors(
  transaction: Transaction<Tables>,
  { vault }: Pick<IngestNeeds, 'vault'>,
  { order, report, providers, setAside }: ReportDoctors,
): Promise<boolean> {
  // A message that corrects only the doctor has unchanged results.
  const isNewest = setAside === null || setAside === 'unchanged';
  if (!isNewest || providers.length === 0) return false;
  const named = new Map(
    providers
      .filter(({ number }) => number !== '')
      .map(({ number, name, part }) => {
        const registration_index = registrationIndexOf(vault, number);
        const row = { order_id: order, report, registration_index, part, name: vault.seal('person-name', name, order) };
        return [keyOf(row), row] as const;
      }),
  );
  const before = await transaction
    .selectFrom('order_providers')
    .select(['registration_index', 'part'])
    .where('report', '=', report)
    .execute();
  if (before.length === named.size && before.every((row) => named.has(keyOf(row)))) return false;
  await transaction.deleteFrom('order_providers').where('report', '=', report).execute();
  if (named.size > 0)
    await transaction
      .insertInto('order_providers')
      .values([...named.values()])
      .execute();
  return before.length > 0;
}

/** Returns the names of the doctors who ordered each report, as the sender wrote them. A report without one has no entry. */
export async function orderingDoctors(
  db: Kysely<Tables>,
  vault: Pick<IngestNeeds['vault'], 'open'>,
  reports: readonly string[],
): Promise<Map<string, string[]>> {
  const rows =
    reports.length === 0
      ? []
      : await db
          .selectFrom('order_providers')
          .select(['order_id', 'report', 'name'])
          .where('report', 'in', reports)
          .where('part', '=', 'ordering')
          .execute();
  const doctors = new Map<string, string[]>();
  for (const { order_id, report, name } of rows)
    doctors.set(report, [...(doctors.get(report) ?? []), vault.open('person-name', name, order_id)]);
  return doctors;
}

const keyOf = ({ registration_index, part }: { registration_index: string; part: string }): string =>
  `${part} ${registration_index}`;

/** Returns the keyed hash of a professional registration, by which a doctor's orders are found. */
export const registrationIndexOf = (vault: IngestNeeds['vault'], registration: string): string =>
  vault.index('document', `registration ${registration.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
