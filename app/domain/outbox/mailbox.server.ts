import type { Kysely } from 'kysely';

import type { OutboxTable } from '../../../db/account-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { AuditEvent } from '../audit/audit-event.ts';
import { appendAudit } from '../audit/audit-log.server.ts';
import type { MailContent, MailSender } from './mail-content.ts';
import { type MailFailure, mailFailures } from './mail-failure.ts';
import { sendAgain } from './mail-queue.server.ts';
import { isMailTemplate } from './mail-templates.ts';
import { mailSubject } from './mail-words.ts';
import { type MailState, mailState } from './mailbox-rules.ts';
import { readStoredMail } from './stored-mail.server.ts';

const PAGE = 50;

/** The state of a mail, without its content and recipient. */
export interface MailSummary {
  id: string;
  /** The subject, which is the same for all mails of a template. */
  subject: string;
  createdAt: string;
  state: MailState;
  attempts: number;
  failure: MailFailure | null;
}

/** A page of the list in a demonstration. */
export interface AddressedMail extends MailSummary {
  locale: Locale;
  /** Null if the stored mail cannot be read. */
  to: string | null;
}

export interface OpenedMail extends AddressedMail {
  content: MailContent | null;
}

/** The account that reads, and the role in which it does. */
export type MailReader = Pick<AuditEvent, 'actor' | 'role'>;

async function pageOf(db: Kysely<Tables>, page: number): Promise<{ rows: OutboxTable[]; pages: number }> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    // Mails that were given up need a decision, so they come first.
    .orderBy((row) => row.case().when('failed_at', 'is', null).then(1).else(0).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  const { mails } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('mails'))
    .executeTakeFirstOrThrow();
  return { rows, pages: Math.ceil(Number(mails) / PAGE) };
}

const summaryOf = (row: OutboxTable, sender: MailSender, locale: Locale): MailSummary => ({
  id: row.id,
  subject: isMailTemplate(row.template)
    ? mailSubject(row.template, { ...sender, locale, createdAt: new Date(row.created_at) })
    : row.template,
  createdAt: row.created_at,
  state: mailState(row),
  attempts: row.attempts,
  failure: mailFailures.find((one) => one === row.failure) ?? null,
});

/** The list without contents and recipients, in the reader's language. It holds no personal data, so reading it is no event. */
export async function listMails(db: Kysely<Tables>, sender: MailSender, locale: Locale, page: number) {
  const { rows, pages } = await pageOf(db, page);
  return { mails: rows.map((row) => summaryOf(row, sender, locale)), pages };
}

/**
 * The demonstration's mailbox: the list with recipients, and one mail with its words. The audit log gets the event in the same transaction.
 */
export async function readMailbox(
  { db, vault, now, origin }: AccountNeeds,
  sender: MailSender,
  reader: MailReader,
  { page, mail }: { page: number; mail: string | null },
): Promise<{ mails: AddressedMail[]; opened: OpenedMail | null; pages: number }> {
  const open = (row: OutboxTable): OpenedMail => {
    const context = { ...sender, locale: row.locale, createdAt: new Date(row.created_at) };
    const read = readStoredMail(vault, row, context);
    return {
      ...summaryOf(row, sender, row.locale),
      locale: row.locale,
      to: read?.to ?? null,
      content: read?.content ?? null,
    };
  };
  return db.transaction().execute(async (transaction) => {
    const { rows, pages } = await pageOf(transaction, page);
    const one = mail
      ? await transaction.selectFrom('outbox').selectAll().where('id', '=', mail).executeTakeFirst()
      : undefined;
    const event = eventOf('mailbox.read', reader, one?.id ?? null);
    await appendAudit(transaction, { ...event, reason: one ? null : 'list' }, origin, now);
    const mails = rows.map((row) => {
      const { content: _, ...rest } = open(row);
      return rest;
    });
    return { mails, opened: one ? open(one) : null, pages };
  });
}

/** Makes a mail that was given up due again. Returns whether there was one. */
export const retryMail = ({ db, now, origin }: AccountNeeds, reader: MailReader, id: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await sendAgain(transaction, id, now))) return false;
    await appendAudit(transaction, eventOf('mailbox.retried', reader, id), origin, now);
    return true;
  });

const eventOf = (action: 'mailbox.read' | 'mailbox.retried', reader: MailReader, id: string | null): AuditEvent => ({
  action,
  ...reader,
  subject: null,
  object: id === null ? null : { kind: 'mail', id },
  outcome: 'done',
  reason: null,
});
