import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { readableCode } from '../accounts/readable-code.ts';
import type { Exam } from '../exams/exam.ts';
import { wallClock } from '../laboratory/opening-hours.ts';
import type { IngestNeeds } from '../messages-in/ingest-needs.server.ts';
import { matchPerson } from '../messages-in/match-person.server.ts';
import type { MessageActor } from '../messages-in/message-event.ts';
import { PANEL_SENDER } from '../messages-in/typed-message.ts';
import { registeredOrder, reportOfOrder, type TypedOrder } from './order-form.ts';
import { type StoredTyping, storeTyping } from './store-typed.server.ts';

/** Why an order is not what the record says: the field, so that the typist compares it with the document in a hand. */
export interface OrderDoubt {
  kind: 'doubt';
  field: 'nacimiento' | 'sexo' | 'orden' | 'numero';
}

/**
 * 'P261117-K7QM2B': the panel's own number, for a laboratory without a system that numbers orders. It follows from the form, so that a form
 * that is sent twice is one order.
 */
const newOrderNumber = ({ now, timeZone }: Pick<IngestNeeds, 'now' | 'timeZone'>, token: string): string => {
  const day = wallClock(now, timeZone).date.slice(2).replaceAll('-', '');
  return `P${day}-${readableCode(createHash('sha256').update(token).digest().subarray(0, 6)).replace('-', '')}`;
};

/** Stores a new order with its exams, each without a result yet. What contradicts the record is a doubt, before anything is stored. */
export async function typeOrder(
  needs: IngestNeeds,
  actor: MessageActor,
  { token, typed, exams }: { token: string; typed: TypedOrder; exams: readonly Exam[] },
): Promise<OrderDoubt | (StoredTyping & { number: string })> {
  const number = typed.orden || newOrderNumber(needs, token);
  const report = reportOfOrder(typed, exams, number);
  const doubt = await needs.db.transaction().execute(async (transaction) => {
    const match = await matchPerson(transaction, needs.vault, report, null);
    if (match.kind === 'doubt') return fieldOf(match.at.part);
    const owner = await ownerOf(transaction, number);
    return owner === null || (match.kind === 'known' && owner === match.id) ? null : ('orden' as const);
  });
  if (doubt) return { kind: 'doubt', field: doubt };
  return { ...(await storeTyping(needs, actor, { token, sender: PANEL_SENDER, person: null, report })), number };
}

const fieldOf = (part: string): OrderDoubt['field'] => {
  if (part === 'birth-date') return 'nacimiento';
  return part === 'sex' ? 'sexo' : 'numero';
};

async function ownerOf(transaction: Transaction<Tables>, number: string): Promise<string | null> {
  const order = await transaction
    .selectFrom('orders')
    .select('person')
    .where('sender', '=', PANEL_SENDER)
    .where('number', '=', number)
    .executeTakeFirst();
  return order?.person ?? null;
}

/** The id of an order of the panel. */
export async function orderOfNumber({ db }: Pick<IngestNeeds, 'db'>, number: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('sender', '=', PANEL_SENDER)
    .where('number', '=', number)
    .executeTakeFirst();
  return order?.id ?? null;
}

interface KnownOrder {
  number: string;
  sender: string;
  personId: string;
}

const nobodyNamed = { documents: [], name: '', birthDate: null, sex: 'unknown', email: null } as const;

/** Adds exams to an order that exists, whoever sent it. */
export const addExams = (
  needs: IngestNeeds,
  actor: MessageActor,
  { number, sender, personId }: KnownOrder,
  { token, exams }: { token: string; exams: readonly Exam[] },
): Promise<StoredTyping> =>
  storeTyping(needs, actor, {
    token,
    sender,
    person: personId,
    report: {
      patient: nobodyNamed,
      patientAt: 0,
      sentAt: null,
      orders: exams.map((exam) => registeredOrder(exam, number)),
    },
  });
