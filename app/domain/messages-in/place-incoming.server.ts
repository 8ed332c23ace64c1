import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { isAdolescent, isMinor } from '../persons/majority.ts';
import type { IncomingOrder, IncomingReport } from './incoming-report.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import { createPerson, matchPerson } from './match-person.server.ts';
import type { PlacingDoubt } from './message-reasons.ts';
import { examOfOrder, type OrderedExam } from './order-exam.ts';
import { storeReport } from './place-report.server.ts';
import { codesOfSender } from './sender-codes.server.ts';
import type { PlacedOrder } from './store-order.server.ts';

interface Incoming {
  message: PlacedOrder['message'] & { person: string | null };
  report: IncomingReport;
}

/**
 * Stores the reports of a message of any format. It completes every check before it writes anything, so a message is placed as a whole or
 * not at all. The caller has locked the message's row, and writes the audit event.
 */
export async function placeIncoming(
  transaction: Transaction<Tables>,
  needs: IngestNeeds,
  { message, report }: Incoming,
): Promise<{ kind: 'placed'; person: string } | PlacingDoubt> {
  const unreadable = report.orders.flatMap(({ observations }) => observations).find(hasUnreadableDocument);
  if (unreadable) return doubtAt(unreadable.at, 'value', 'document-unreadable');
  const match = await matchPerson(transaction, needs.vault, report, message.person);
  const codes = await codesOfSender(transaction, message.sender);
  const exams = report.orders.map((order) => examOfOrder(needs.catalogue, codes, order));
  const unknown = exams.find((exam) => exam.kind === 'doubt');
  // A doubt about the patient is more serious, so it is reported first.
  if (match.kind === 'doubt') return match;
  if (unknown) return unknown;
  const known = match.kind === 'known' ? match.id : null;
  for (const order of report.orders)
    if (await belongsToAnother(transaction, message.sender, order, known))
      return doubtAt(order.at, 'number', 'order-of-another-person');
  const from = { sender: message.sender, now: needs.now };
  const person = match.kind === 'new' ? await createPerson(transaction, needs.vault, match.person, from) : match.id;
  const born = match.kind === 'new' ? match.person.birthDate : match.birthDate;
  const age = {
    isChild: isMinor(born, needs.now, needs.timeZone),
    isTeen: isAdolescent(born, needs.now, needs.timeZone),
  };
  const sentAt = report.sentAt ?? message.received_at;
  for (const [i, order] of report.orders.entries()) {
    const exam = exams[i];
    if (exam?.kind === 'exam')
      await storeReport(transaction, needs, { message, person, order, exam: gated(exam, age), sentAt });
  }
  return { kind: 'placed', person };
}

/**
 * Returns the exam with its counseling requirement. A trained person must deliver a minor's pregnancy test, and an adolescent's sexual
 * health results, to the patient and not to the address that the parents gave.
 */
const gated = (
  { code, needsCounseling, isPregnancyTest, isSexualHealth }: OrderedExam,
  { isChild, isTeen }: { isChild: boolean; isTeen: boolean },
) => ({
  code,
  needsCounseling: needsCounseling || (isPregnancyTest && isChild) || (isSexualHealth && isTeen),
});

const doubtAt = (segment: number, part: PlacingDoubt['at']['part'], reason: PlacingDoubt['reason']): PlacingDoubt => ({
  kind: 'doubt',
  reason,
  at: { segment, part },
  about: null,
});

const hasUnreadableDocument = ({ document }: IncomingOrder['observations'][number]): boolean =>
  document !== null && document.bytes === null;

async function belongsToAnother(
  transaction: Transaction<Tables>,
  sender: string,
  { number }: IncomingOrder,
  person: string | null,
): Promise<boolean> {
  const known = await transaction
    .selectFrom('orders')
    .select('person')
    .where('sender', '=', sender)
    .where('number', '=', number)
    .executeTakeFirst();
  return known !== undefined && known.person !== person;
}
