import type { Exam } from '../exams/exam.ts';
import type { IncomingReport, SentCode } from '../messages-in/incoming-report.ts';
import type { IngestNeeds } from '../messages-in/ingest-needs.server.ts';
import type { MessageActor } from '../messages-in/message-event.ts';
import type { EntryContent } from './entry-form.ts';
import type { EntryReport } from './entry-report.server.ts';
import { type StoredTyping, storeTyping } from './store-typed.server.ts';

interface Typed {
  token: string;
  report: EntryReport;
  /** Null: the catalog no longer has it. */
  exam: Exam | null;
  /** The version that the typist has seen. */
  seen: number;
  content: EntryContent;
}

/** Stores a typed result as a message about its report, so that it makes a version by the rules of every message. */
export const typeReport = (
  needs: IngestNeeds,
  actor: MessageActor,
  { token, report, exam, seen, content }: Typed,
): Promise<StoredTyping> =>
  storeTyping(
    needs,
    actor,
    { token, sender: report.sender, person: report.personId, report: reportOf(needs, report, exam, content) },
    async (transaction) => {
      // The update locks the report: of two typists, the second one sees what the first one saved.
      const { latest_version } = await transaction
        .updateTable('reports')
        .set((row) => ({ latest_version: row.ref('latest_version') }))
        .where('id', '=', report.id)
        .returning('latest_version')
        .executeTakeFirstOrThrow();
      return latest_version === seen;
    },
  );

const reportOf = (
  { now }: Pick<IngestNeeds, 'now'>,
  { personId: _, number, fillerNumber, code, issuedAt }: EntryReport,
  exam: Exam | null,
  content: EntryContent,
): IncomingReport => ({
  patient: { documents: [], name: '', birthDate: null, sex: 'unknown', email: null },
  patientAt: 0,
  orders: [
    {
      ...content,
      number,
      fillerNumber,
      codes: codesOf(code, exam),
      providers: [],
      at: 0,
      // A system whose clock is ahead must not make what somebody typed after it an older version.
      reportedAt: issuedAt > now.toISOString() ? issuedAt : null,
    },
  ],
  sentAt: null,
});

/** The report keeps the code by which its sender knows it; ours says which exam it is. */
function codesOf(code: string, exam: Exam | null): SentCode {
  const own = exam === null ? [] : [{ code: exam.code, system: 'L', text: exam.name.es }];
  const sent = exam?.code === code ? [] : [{ code, system: '', text: '' }];
  return { codings: [...sent, ...own], words: '' };
}
