import { setTimeout as pause } from 'node:timers/promises';

import type { OutboxTable } from '../../db/account-tables.ts';
import type { Vault } from '../domain/accounts/vault.ts';
import type { MailContext, MailSender } from '../domain/outbox/mail-content.ts';
import type { Delivery } from '../domain/outbox/mail-failure.ts';
import { claimMail, lateMails, markFailed, markSent, sweepMails } from '../domain/outbox/mail-queue.server.ts';
import { mailExpiry } from '../domain/outbox/mail-templates.ts';
import { mailText } from '../domain/outbox/mail-text.ts';
import { readStoredMail } from '../domain/outbox/stored-mail.server.ts';
import type { Database } from './database.server.ts';
import { faultReport } from './fault-report.ts';
import { log } from './log.ts';
import { mailHtml } from './mail-html.ts';
import type { MailTransport } from './mail-transport.server.ts';

export interface MailWorkerNeeds extends MailSender {
  db: Database;
  vault: Vault;
  isDemonstration: boolean;
  now: () => Date;
  /** Null: mails wait in the outbox. */
  transport: MailTransport | null;
}

export interface MailWorker {
  /** Ends after the mail that it is sending. */
  stop: () => Promise<void>;
}

const POLL_MS = 5_000;
const HOUSEKEEPING_MS = 10 * 60_000;

/** Sends what is due, one mail after another, until it is stopped. Each process has one; the database keeps them apart. */
export function startMailWorker(needs: MailWorkerNeeds, pollMs = POLL_MS): MailWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const turn = async (): Promise<void> => {
    while (!signal.aborted && (await deliverNext(needs))) {
      // The next one.
    }
    if (signal.aborted || performance.now() - cleanedAt < HOUSEKEEPING_MS) return;
    cleanedAt = performance.now();
    await keepHouse(needs);
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      // A database that is away for a moment must not end the worker.
      await turn().catch((error: unknown) => log.error('mail-failed', faultReport(error) ?? {}));
      await pause(pollMs, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function keepHouse({ db, now, transport }: MailWorkerNeeds): Promise<void> {
  await sweepMails(db, now());
  const count = transport ? await lateMails(db, now()) : 0;
  if (count > 0) log.warn('mail-late', { count });
}

/**
 * Sends one mail that is due. Returns whether there was one. The order is claim, send, mark: a process that ends in between has the mail
 * sent again, with the same Message-ID, and none is lost.
 */
export async function deliverNext(needs: MailWorkerNeeds): Promise<boolean> {
  const { db, now, transport, isDemonstration } = needs;
  if (!transport) return false;
  const mail = await claimMail(db, now());
  if (!mail) return false;
  const delivery = await attempt(mail, needs, transport);
  if (delivery.kind === 'sent') await markSent(db, mail.id, now(), isDemonstration);
  else if (await markFailed(db, mail, delivery, now())) log.warn('mail-given-up', { fault: delivery.failure });
  return true;
}

async function attempt(mail: OutboxTable, needs: MailWorkerNeeds, transport: MailTransport): Promise<Delivery> {
  const { vault, now, publicUrl, panelUrl, laboratory } = needs;
  const createdAt = new Date(mail.created_at);
  const context: MailContext = { publicUrl, panelUrl, laboratory, locale: mail.locale, createdAt };
  const read = readStoredMail(vault, mail, context);
  if (!read) return { kind: 'permanent', failure: 'unreadable' };
  const expiry = mailExpiry(read.template, createdAt);
  if (expiry && expiry <= now()) return { kind: 'permanent', failure: 'expired' };
  const { content, to } = read;
  const text = mailText(content, context);
  return transport.deliver({ id: mail.id, to, createdAt, content, text, html: mailHtml(content, context) });
}
