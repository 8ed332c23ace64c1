import type { Kysely } from 'kysely';

import type { ObservationsTable, ReportsTable, ReportVersionsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Vault } from '../accounts/vault.ts';
import { isHeldByQuality } from '../autoverification/quality-holds.server.ts';
import { loincOf } from '../critical/open-critical.server.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import type { Exam } from '../exams/exam.ts';
import type { ReportToRelease } from './release-rules.ts';

type Reading = Kysely<Tables>;

/** Reads the data of a report's latest version that the release rules need. */
export async function reportToRelease(
  db: Reading,
  { vault, catalogue }: { vault: Vault; catalogue: Catalogue },
  report: ReportsTable,
): Promise<ReportToRelease> {
  const version = await versionOf(db, report.id, report.latest_version);
  const person = await personOf(db, vault, report.order_id);
  const specimen = await specimenOf(db, version.specimen);
  const exam = catalogue.byCode.get(report.exam ?? '');
  const observations = await sentObservationsOf(db, report.id, report.latest_version);
  return {
    status: report.status,
    isReleased: report.released_version === report.latest_version,
    person,
    exam: report.exam,
    hasMethod: exam !== undefined && (exam.method !== null || exam.members.length > 0),
    specimen: specimen && { type: specimen.type, collectedAt: specimen.collected_at },
    performer: version.performer,
    isHeldByQuality: await isHeldByQuality(db, exam),
    observations: observations.map((one) => ({ ...one, catalogUnit: catalogUnitOf(one, report.exam, catalogue) })),
  };
}

/**
 * Returns the catalog's unit of a value's component; null if the component has no unit, undefined if the value has no LOINC code or no
 * component has it.
 */
function catalogUnitOf(one: ObservationsTable, exam: string | null, catalogue: Catalogue): string | null | undefined {
  const loinc = loincOf(one, exam, catalogue);
  const own = byLoinc(catalogue.byCode.get(exam ?? ''), loinc);
  return own === undefined ? byLoincAnywhere(catalogue, loinc) : own;
}

const byLoinc = (exam: Exam | undefined, loinc: string | null) =>
  loinc === null ? undefined : exam?.components.find((component) => component.loinc === loinc)?.unit;

/** Returns the unit of the component in any exam, because a panel reports the components of its members. */
const byLoincAnywhere = ({ exams }: Catalogue, loinc: string | null) =>
  exams.map((exam) => byLoinc(exam, loinc)).find((unit) => unit !== undefined);

const versionOf = (db: Reading, report: string, version: number): Promise<ReportVersionsTable> =>
  db
    .selectFrom('report_versions')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

/** Reads all values of one version in their stored order, including deleted and withdrawn ones. */
export const sentObservationsOf = (db: Reading, report: string, version: number): Promise<ObservationsTable[]> =>
  db
    .selectFrom('observations')
    .selectAll()
    .where('report', '=', report)
    .where('version', '=', version)
    .orderBy('position')
    .execute();

export const specimenOf = async (db: Reading, id: string | null) =>
  id === null ? null : db.selectFrom('specimens').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Returns the account that typed a version; null if a laboratory system sent it. */
export async function typistOf(
  db: Reading,
  vault: Vault,
  { report, version }: { report: string; version: number },
): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('report_versions')
    .innerJoin('messages_in', 'messages_in.id', 'report_versions.message')
    .innerJoin('accounts', 'accounts.id', 'messages_in.typed_by')
    .select(['accounts.id', 'accounts.name'])
    .where('report_versions.report', '=', report)
    .where('report_versions.version', '=', version)
    .executeTakeFirst();
  return row ? { id: row.id, name: vault.open('person-name', row.name, row.id) } : null;
}

export interface ReportedPerson {
  id: string;
  name: string;
  /** 'CC 43123456' */
  document: string;
  birthDate: string;
  sex: Tables['persons']['sex'];
}

/** Reads the person of an order, with the sealed fields decrypted. */
export async function personOf(db: Reading, vault: Vault, order: string): Promise<ReportedPerson> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .selectAll('persons')
    .where('orders.id', '=', order)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    name: vault.open('person-name', row.name, row.id),
    document: vault.open('document', row.document, row.id),
    birthDate: vault.open('birth-date', row.birth_date, row.id),
    sex: row.sex,
  };
}
