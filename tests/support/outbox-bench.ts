import { randomBytes } from 'node:crypto';

import { enqueueMail, type NewMail } from '../../app/domain/outbox/enqueue-mail.server.ts';
import type { Delivery } from '../../app/domain/outbox/mail-failure.ts';
import type { MailTemplate } from '../../app/domain/outbox/mail-templates.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { type MailTransport, type OutgoingMail, smtpTransport } from '../../app/platform/mail-transport.server.ts';
import { deliverNext, type MailWorkerNeeds } from '../../app/platform/mail-worker.server.ts';
import { secretVault } from '../../app/platform/secret-vault.server.ts';
import siteConfig from '../../site.config.ts';
import { type Engine, openEngines } from './engines.ts';
import { type Database, publicUrl } from './host.ts';
import { type SmtpInbox, startSmtpInbox } from './smtp-inbox.ts';

const start = Date.parse('2026-11-17T15:00:00Z');

/** The instant some minutes after the tests begin. */
export const afterMinutes = (count: number): Date => new Date(start + count * 60_000);

export const outboxVault = secretVault(randomBytes(32));

/** A mail with one link in it, which expires after 30 minutes. */
export const resetMail = (key: string): NewMail<'password-reset'> => ({
  key,
  template: 'password-reset',
  locale: 'es',
  to: 'ana@correo.example',
  details: { path: '/cuenta/clave?t=CANARYTOKEN' },
});

/** A mail that never expires. */
export const noticeMail = (key: string): NewMail<'doctor-received'> => ({
  ...resetMail(key),
  template: 'doctor-received',
  details: {},
});

/** A transport that answers as the test says, and remembers what it got. */
export function scriptedTransport(answer: () => Delivery | Promise<Delivery> = () => ({ kind: 'sent' })) {
  const mails: OutgoingMail[] = [];
  const deliver = async (mail: OutgoingMail) => {
    mails.push(mail);
    return answer();
  };
  return { mails, deliver };
}

/** A transport to a real mail server on this machine. */
export async function realTransport(): Promise<{ inbox: SmtpInbox; transport: MailTransport }> {
  const inbox = await startSmtpInbox();
  const settings = { host: '127.0.0.1', port: inbox.port, startsWithTls: false, login: null, from: 'a@lab.example' };
  return { inbox, transport: smtpTransport(settings, siteConfig) };
}

export interface OutboxBench {
  name: string;
  engine: Engine;
  db: Database;
  /** The clock, which only the test moves. */
  clock: Date;
  /** Empties the outbox and sets the clock back. */
  reset: () => Promise<void>;
  needs: (transport: MailTransport | null, over?: Partial<MailWorkerNeeds>) => MailWorkerNeeds;
  enqueue: <Template extends MailTemplate>(mail: NewMail<Template>) => Promise<void>;
  rows: () => ReturnType<typeof rowsOf>;
  /** Sends everything that is due. */
  deliverAll: (transport: MailTransport | null, over?: Partial<MailWorkerNeeds>) => Promise<void>;
}

const rowsOf = (db: Database) => db.selectFrom('outbox').selectAll().orderBy('key').execute();

/** An outbox on each engine. The source opens the database: its queries tell the engines apart by the classes that it has itself. */
export const openOutboxes = async (): Promise<OutboxBench[]> =>
  Promise.all((await openEngines(openDatabase)).map(async (engine) => benchOn(engine, await engine.open())));

export const closeOutboxes = (benches: readonly OutboxBench[]): Promise<unknown> =>
  Promise.all(
    benches.map(async ({ db, engine }) => {
      await db.destroy();
      await engine.end();
    }),
  );

function benchOn(engine: Engine, db: Database): OutboxBench {
  const bench: OutboxBench = {
    name: engine.name,
    engine,
    db,
    clock: afterMinutes(0),
    reset: async () => {
      bench.clock = afterMinutes(0);
      await db.deleteFrom('outbox').execute();
    },
    needs: (transport, over = {}) => ({
      db,
      vault: outboxVault,
      publicUrl,
      panelUrl: publicUrl,
      laboratory: siteConfig,
      isDemonstration: false,
      now: () => bench.clock,
      transport,
      ...over,
    }),
    enqueue: (mail) =>
      db.transaction().execute((transaction) => enqueueMail(transaction, outboxVault, mail, bench.clock)),
    rows: () => rowsOf(db),
    deliverAll: async (transport, over) => {
      while (await deliverNext(bench.needs(transport, over)));
    },
  };
  return bench;
}
