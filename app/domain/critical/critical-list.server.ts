import type { Kysely } from 'kysely';

import type { CriticalCasesTable, CriticalEventsTable } from '../../../db/release-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { Vault } from '../accounts/vault.ts';
import { maskedDocument } from '../messages-in/documents.ts';
import { orderingDoctors } from '../messages-in/report-doctors.server.ts';

/** The maximum number of cases on the page. */
const MOST = 200;
/** The number of days for which a closed case stays on the list. */
const CLOSED_DAYS = 7;

export interface ListedCase extends Pick<CriticalCasesTable, 'id' | 'report' | 'cause' | 'state'> {
  exam: string | null;
  code: string;
  openedAt: string;
  escalatedAt: string | null;
  closedAt: string | null;
  /** 'CC ····1234' */
  document: string;
  /** The doctors who ordered the report, as the sender wrote their names. */
  doctors: readonly string[];
  /** The number of calls that reached nobody. */
  failed: number;
  isReleased: boolean;
}

/**
 * Lists the critical cases: escalated ones first, then the other open ones, then those closed in the last `CLOSED_DAYS` days. Within each
 * group, the oldest come first. The list contains no values.
 */
export async function listCritical({ db, vault, now }: AccountNeeds): Promise<ListedCase[]> {
  const since = new Date(now.getTime() - CLOSED_DAYS * 86_400_000).toISOString();
  const rows = await db
    .selectFrom('critical_cases')
    .innerJoin('reports', 'reports.id', 'critical_cases.report')
    .innerJoin('orders', 'orders.id', 'reports.order_id')
    .innerJoin('persons', 'persons.id', 'orders.person')
    .select(['critical_cases.id', 'critical_cases.report', 'cause', 'state', 'opened_at', 'escalated_at', 'closed_at'])
    .select(['reports.exam', 'reports.code', 'reports.released_version'])
    .select(['persons.document', 'persons.id as person'])
    .select((row) =>
      row
        .selectFrom('critical_events')
        .select((one) => one.fn.countAll().as('count'))
        .whereRef('critical_events.critical_case', '=', 'critical_cases.id')
        .where('critical_events.kind', '=', 'failed')
        .as('failed'),
    )
    .where((where) => where.or([where('state', '=', 'open'), where('closed_at', '>', since)]))
    .where('state', '<>', 'superseded')
    .orderBy((row) =>
      row.case().when('state', '<>', 'open').then(2).when('escalated_at', 'is', null).then(1).else(0).end(),
    )
    .orderBy('opened_at')
    .orderBy('critical_cases.id')
    .limit(MOST)
    .execute();
  const doctors = await orderingDoctors(db, vault, [...new Set(rows.map(({ report }) => report))]);
  return rows.map((row) => ({
    id: row.id,
    report: row.report,
    cause: row.cause,
    state: row.state,
    exam: row.exam,
    code: row.code,
    openedAt: row.opened_at,
    escalatedAt: row.escalated_at,
    closedAt: row.closed_at,
    document: maskedDocument(vault.open('document', row.document, row.person)),
    doctors: doctors.get(row.report) ?? [],
    failed: Number(row.failed),
    isReleased: row.released_version !== null,
  }));
}

/** An event of a case, as staff see it. */
export interface CaseStep extends Pick<CriticalEventsTable, 'id' | 'kind' | 'at' | 'reason' | 'recipient_role'> {
  recipient: string | null;
  readBack: string | null;
  /** The staff member; null for an event that the site recorded automatically. */
  by: string | null;
}

export interface ReviewedCase extends Pick<CriticalCasesTable, 'id' | 'version' | 'cause' | 'state'> {
  openedAt: string;
  escalatedAt: string | null;
  steps: readonly CaseStep[];
}

/** Reads the cases of one report with their events, latest version first. The caller writes the audit event of the read. */
export async function casesOfReport(db: Kysely<Tables>, vault: Vault, report: string): Promise<ReviewedCase[]> {
  const cases = await db
    .selectFrom('critical_cases')
    .selectAll()
    .where('report', '=', report)
    .orderBy('version', 'desc')
    .execute();
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  const events = await db
    .selectFrom('critical_events')
    .leftJoin('accounts', 'accounts.id', 'critical_events.account')
    .selectAll('critical_events')
    .select('accounts.name')
    .where('critical_case', 'in', ids)
    .orderBy('at')
    .orderBy('critical_events.id')
    .execute();
  return cases.map(({ id, version, cause, state, opened_at, escalated_at }) => ({
    id,
    version,
    cause,
    state,
    openedAt: opened_at,
    escalatedAt: escalated_at,
    steps: events
      .filter(({ critical_case }) => critical_case === id)
      .map((event) => ({
        id: event.id,
        kind: event.kind,
        at: event.at,
        reason: event.reason,
        recipient_role: event.recipient_role,
        recipient: event.recipient && vault.open('person-name', event.recipient, event.id),
        readBack: event.read_back && vault.open('message-text', event.read_back, event.id),
        by: event.name && event.account && vault.open('person-name', event.name, event.account),
      })),
  }));
}
