import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';

import { appendAudit } from '../../../app/domain/audit/audit-log.server.ts';
import { createSender, endSender } from '../../../app/domain/messages-in/senders.server.ts';
import { openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';
import type { SendersTable } from '../../../db/result-tables.ts';
import { SetupError } from '../dependencies.mjs';

const usage = `npm run sender:create -- --name NAME --application MSH-3 --facility MSH-4 [--networks 10.20.0.0/16,10.9.0.4]
                         [--mllp network|certificate] [--certificate FILE.pem]
npm run sender:revoke -- --id ID`;

const options = {
  name: { type: 'string' },
  application: { type: 'string' },
  facility: { type: 'string' },
  networks: { type: 'string', default: '' },
  mllp: { type: 'string' },
  certificate: { type: 'string' },
  id: { type: 'string' },
} as const;

const origin = { request: null, session: null, client: null };

/** `npm run sender:create`: registers a laboratory's system, and prints its key, which nobody can read again. Returns the exit code. */
export async function createSenderCommand(args: string[]): Promise<number> {
  const { name, application, facility, networks, mllp, certificate } = parsed(args);
  if (!name || !application || facility === undefined) throw new SetupError(usage);
  const listed = networks
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const wrong = listed.find((one) => !/^[^/]+(\/\d{1,3})?$/.test(one) || isIP(one.split('/')[0] ?? '') === 0);
  if (wrong !== undefined)
    throw new SetupError(`--networks ${wrong}: write networks as 10.20.0.0/16 or 10.9.0.4.\n\n${usage}`);
  const connects = mllpOf(mllp);
  if ((mllp !== undefined && connects === null) || (connects === 'certificate') !== (certificate !== undefined))
    throw new SetupError(`--mllp is network, or certificate together with --certificate.\n\n${usage}`);
  const fingerprint = certificate === undefined ? null : fingerprintOf(certificate);
  const sender = { name, application, facility, networks: listed, mllp: connects, certificate: fingerprint };
  const db = await openDatabase(readEnv(process.env));
  try {
    const now = new Date();
    const made = await db.transaction().execute(async (transaction) => {
      const created = await createSender(transaction, sender, now);
      await appendAudit(transaction, eventOf('sender.created', created.id), origin, now);
      return created;
    });
    console.log(
      `\n  The system ${made.id} may send. Its key for POST /api/v1/hl7 lasts 90 days, and nobody can read it again:\n  ${made.key}\n`,
    );
    return 0;
  } finally {
    await db.destroy();
  }
}

/** `npm run sender:revoke`: from then on the system sends nothing. What it has sent stays. Returns the exit code. */
export async function revokeSenderCommand(args: string[]): Promise<number> {
  const { id } = parsed(args);
  if (!id) throw new SetupError(usage);
  const db = await openDatabase(readEnv(process.env));
  try {
    const now = new Date();
    const isRevoked = await db.transaction().execute(async (transaction) => {
      const known = await endSender(transaction, id, now);
      if (known) await appendAudit(transaction, eventOf('sender.revoked', id), origin, now);
      return known;
    });
    if (!isRevoked) throw new SetupError(`No system in force has the id ${id}.`);
    return 0;
  } finally {
    await db.destroy();
  }
}

const eventOf = (action: 'sender.created' | 'sender.revoked', id: string) => ({
  action,
  actor: { kind: 'system' as const, id: null },
  role: null,
  subject: null,
  object: { kind: 'sender', id },
  outcome: 'done' as const,
  reason: 'terminal' as const,
});

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new SetupError(usage);
  }
}

const mllpOf = (text: string | undefined): SendersTable['mllp'] =>
  text === 'network' || text === 'certificate' ? text : null;

function fingerprintOf(file: string): string {
  try {
    return createHash('sha256')
      .update(new X509Certificate(readFileSync(file)).raw)
      .digest('hex');
  } catch {
    throw new SetupError(`--certificate ${file}: not a certificate in PEM format.`);
  }
}
