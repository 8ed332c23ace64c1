import type { Transaction } from 'kysely';

import type { PersonsTable } from '../../../db/result-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudits } from '../audit/audit-log.server.ts';
import { birthDateOfPerson } from '../persons/sealed-person.server.ts';
import type { PatientValue } from './cumulative.ts';
import type { OrderPatient } from './doctor-order.ts';
import { patientOf } from './doctor-orders.server.ts';
import { isKept, scopedOrders } from './order-scope.server.ts';
import { refusalEvent } from './report-reader.ts';
import { standingOfReport } from './report-standing.ts';
import { WITHDRAWN } from './report-versions.server.ts';
import { versionStatusOf } from './report-view.ts';

/** The maximum number of a patient's reports on the page, which covers years. */
const MAX_REPORTS = 300;

export interface DoctorPatientView {
  patient: OrderPatient;
  /** '1985-07-03' */
  birthDate: string;
  sex: PersonsTable['sex'];
  values: readonly PatientValue[];
}

/**
 * Reads all values of a patient that a doctor may read: those of released versions of orders that name the doctor or that the patient
 * shares. Each report is a `report.read` in the audit log. Returns null, without the reason, if there are none. The reports keep their
 * 'new' mark, because the doctor has not opened them with their comments.
 */
export const readDoctorPatient = (
  needs: AccountNeeds,
  account: string,
  person: string,
): Promise<DoctorPatientView | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const reports = await readableReports(transaction, needs, account, person);
    const [first] = reports;
    const event = { actor: { kind: 'account', id: account }, role: 'doctor' } as const;
    const events = reports.map(({ report: id }) => ({
      ...({ ...event, action: 'report.read', subject: person, object: { kind: 'report', id } } as const),
      ...({ outcome: 'done', reason: null } as const),
    }));
    const refusal = refusalEvent({ kind: 'doctor', account }, 'not-theirs');
    const values = first ? await valuesOf(transaction, reports) : [];
    await appendAudits(transaction, first ? events : [refusal], needs.origin, needs.now);
    if (!first) return null;
    return {
      patient: patientOf(needs, first),
      birthDate: birthDateOfPerson(needs.vault, { id: person, birth_date: first.birth_date }),
      sex: first.sex,
      values,
    };
  });

async function readableReports(transaction: Transaction<Tables>, needs: AccountNeeds, account: string, person: string) {
  const reader = { kind: 'doctor', account } as const;
  const rows = await scopedOrders(transaction, reader, needs.now)
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select(['reports.id as report', 'reports.exam', 'reports.code', 'reports.status', 'reports.released_version'])
    .select(['reports.needs_counseling', 'reports.counseled_at', 'persons.document', 'persons.sex'])
    .where('orders.person', '=', person)
    .where('reports.released_version', 'is not', null)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('reports.filler_number')
    .limit(MAX_REPORTS)
    .execute();
  return rows.filter((row) => !isKept(needs, reader, row, row) && standingOfReport(row) === 'ready');
}

type ReadableReport = Awaited<ReturnType<typeof readableReports>>[number];

async function valuesOf(transaction: Transaction<Tables>, reports: readonly ReadableReport[]): Promise<PatientValue[]> {
  const places = new Map(reports.map((row, place) => [row.report, { row, place }]));
  const rows = await transaction
    .selectFrom('reports')
    .innerJoin('observations', (join) =>
      join
        .onRef('observations.report', '=', 'reports.id')
        .onRef('observations.version', '=', 'reports.released_version'),
    )
    .innerJoin('report_versions', (join) =>
      join
        .onRef('report_versions.report', '=', 'observations.report')
        .onRef('report_versions.version', '=', 'observations.version'),
    )
    .leftJoin('specimens', 'specimens.id', 'report_versions.specimen')
    .selectAll('observations')
    .select(['report_versions.status as version_status', 'report_versions.performer'])
    .select(['specimens.type', 'specimens.collected_at'])
    .where('reports.id', 'in', [...places.keys()])
    .where('observations.status', 'not in', WITHDRAWN)
    .orderBy('observations.position')
    .execute();
  const found = rows.flatMap((row) => {
    const place = places.get(row.report);
    return place ? [{ ...place, value: row }] : [];
  });
  return found
    .toSorted((a, b) => a.place - b.place)
    .map(({ row, value }) => ({
      report: row.report,
      exam: row.exam,
      examCode: row.code,
      at: value.observed_at ?? value.collected_at ?? row.placed_at,
      status: versionStatusOf(value.version_status),
      code: value.code,
      codeSystem: value.code_system,
      subId: value.sub_id,
      name: value.name,
      value: value.value,
      unit: value.unit,
      range: value.reference_range,
      flags: value.flags,
      comment: value.comment,
      specimen: value.type ?? '',
      performer: value.performer,
    }));
}
