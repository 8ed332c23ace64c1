import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import { documentOfVersion } from '../messages-in/attachments.server.ts';
import { disclosedTo, refusalAtGate, scopedOrders } from './order-scope.server.ts';
import { eventOfReader, type ReportReader, refusalEvent } from './report-reader.ts';

/**
 * Reads the attached document of one value of a released report, behind the same gate as the values. Returns null, without the reason, if
 * the reader may not read it. Writes the audit event of the read in the same transaction.
 */
export const readReportDocument = (
  needs: AccountNeeds,
  reader: ReportReader,
  { report, position }: { report: string; position: number },
): Promise<Uint8Array | null> =>
  needs.db.transaction().execute(async (transaction) => {
    const { vault, origin, now } = needs;
    const row = await scopedOrders(transaction, reader, now)
      .innerJoin('reports', 'reports.order_id', 'orders.id')
      .select(['reports.status', 'reports.released_version', 'reports.needs_counseling', 'reports.counseled_at'])
      .where('reports.id', '=', report)
      .executeTakeFirst();
    const isOpen = row && disclosedTo('result-page', needs, reader, row) === 'value';
    const version = isOpen ? row.released_version : null;
    const bytes =
      version === null || !Number.isSafeInteger(position)
        ? null
        : await documentOfVersion(transaction, vault, { report, version, position });
    const event = bytes
      ? eventOfReader(reader, 'document.read', row?.person ?? null, { kind: 'report', id: report })
      : refusalEvent(reader, row ? refusalAtGate(needs, reader, row) : 'not-theirs');
    await appendAudit(transaction, event, origin, now);
    return bytes;
  });
