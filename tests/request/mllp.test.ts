import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { frameMessage } from '../../app/domain/hl7/mllp/mllp-frames.ts';
import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { intakeOf } from '../../app/platform/intake.server.ts';
import { type MllpLimits, mllpLimits } from '../../server/mllp/mllp-limits.ts';
import { type MllpServer, startMllp } from '../../server/mllp/mllp-server.ts';
import siteConfig from '../../site.config.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { codeOfAnswer, mllpClient } from '../support/mllp-client.ts';
import { glucose, messageOf } from '../support/result-messages.ts';

// Laboratory systems over TCP, on both engines. The tests' clients are on this machine.

const folder = mkdtempSync(join(tmpdir(), 'yarumo-mllp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A self-signed certificate, as a laboratory makes one for its system. */
function certificateFor(name: string) {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650'];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate, '-subj', `/CN=${name}`], {
    stdio: 'pipe',
  });
  const { raw } = new X509Certificate(readFileSync(certificate));
  return { key, certificate, fingerprint: createHash('sha256').update(raw).digest('hex') };
}

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs, reportOf } = messageIntake(engine, { mllp: 'network' });
  const services = () => ({
    ...needs(),
    now: () => new Date(),
    catalogue: async () => needs().catalogue,
    laboratory: siteConfig,
  });
  const started: MllpServer[] = [];
  const start = async (limits: Partial<MllpLimits> = {}, tls: { key: string; certificate: string } | null = null) => {
    const server = await startMllp(services(), { port: 0, host: '127.0.0.1', tls }, { ...mllpLimits, ...limits });
    started.push(server);
    return server;
  };
  let server: MllpServer;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = await start();
  });
  afterAll(() => Promise.all(started.map(({ stop }) => stop())));

  describe(`${engine.name}: MLLP`, () => {
    test('acknowledges after the commit, places behind it, and keeps the connection', async () => {
      const client = await mllpClient(server.port);
      expect(await client.send(glucose({ control: 'M1', filler: 'M1' }))).toContain('MSA|AA|M1');
      const stored = await opened.db.selectFrom('messages_in').select('id').where('control_id', '=', 'M1').execute();
      expect(stored).toHaveLength(1);
      expect(await client.send(glucose({ control: 'M2', filler: 'M2', value: '5.10' }))).toContain('MSA|AA|M2');
      await intakeOf(services()).settle();
      expect(await reportOf('M2')).toMatchObject({ exam: 'QUI-001' });
      client.end();
    });

    test('enhanced mode answers in frames of their own, and not at all if nobody asks', async () => {
      const client = await mllpClient(server.port);
      const asking = (control: string, accept: string, application: string) =>
        messageOf({ control }).replace('|2.5.1|||||||', `|2.5.1|||${accept}|${application}|||`);
      expect(codeOfAnswer(await client.send(asking('E1', 'AL', 'AL')))).toBe('CA');
      expect(codeOfAnswer(await client.next())).toBe('AA');
      expect(codeOfAnswer(await client.send(asking('E2', 'AL', 'NE')))).toBe('CA');
      client.socket.write(frameMessage(Buffer.from(asking('E3', 'NE', 'NE'))));
      // The answer of the next message is the first to arrive.
      expect(await client.send(messageOf({ control: 'E4' }))).toContain('MSA|AA|E4');
      client.end();
    });

    test('a sender that is not listed gets AR, and its bytes are kept', async () => {
      const client = await mllpClient(server.port);
      expect(await client.send(messageOf({ control: 'U1', facility: 'OTRO' }))).toContain('MSA|AR|U1');
      const kept = await opened.db
        .selectFrom('messages_in')
        .select(['state', 'reason'])
        .where('control_id', '=', 'U1')
        .execute();
      expect(kept).toEqual([{ state: 'refused', reason: 'not-this-sender' }]);
      client.end();
    });

    test('frames in pieces, several in one piece, and noise between them are each answered', async () => {
      const client = await mllpClient(server.port);
      const framed = Buffer.from(frameMessage(Buffer.from(messageOf({ control: 'P1' }))));
      for (let at = 0; at < framed.length; at += 97) client.socket.write(framed.subarray(at, at + 97));
      expect(await client.next()).toContain('MSA|AA|P1');
      const both = ['P2', 'P3'].map((control) => frameMessage(Buffer.from(messageOf({ control }))));
      client.socket.write(Buffer.concat([Buffer.from('\r\nnoise'), ...both]));
      expect([await client.next(), await client.next()].map(codeOfAnswer)).toEqual(['AA', 'AA']);
      client.end();
    });
  });

  describe(`${engine.name}: MLLP at the door`, () => {
    test('a connection of no sender ends before anything is read', async () => {
      await opened.db.updateTable('senders').set({ networks: '10.20.0.0/16' }).execute();
      const other = await start();
      const client = await mllpClient(other.port);
      const { received } = await messageLedger(opened.db);
      await expect(client.send(messageOf({ control: 'X1' }))).rejects.toThrow();
      expect(await messageLedger(opened.db)).toMatchObject({ received });
      await opened.db.updateTable('senders').set({ networks: '' }).execute();
    });

    test('with TLS, only the certificate of the sender opens the door', async () => {
      const [own, known, stranger] = ['server', 'analyzer', 'stranger'].map(certificateFor);
      if (!own || !known || !stranger) throw new Error('three certificates');
      const sender = { name: 'TLS', application: 'TLS', facility: 'LAB', networks: [] };
      await opened.db
        .transaction()
        .execute((transaction) =>
          createSender(transaction, { ...sender, mllp: 'certificate', certificate: known.fingerprint }, needs().now),
        );
      await opened.db.updateTable('senders').set({ mllp: null }).where('application', '=', 'LIS').execute();
      const secure = await start({}, own);
      const files = ({ key, certificate }: typeof own) => ({ key: readFileSync(key), cert: readFileSync(certificate) });
      const trusted = await mllpClient(secure.port, files(known));
      expect(await trusted.send(messageOf({ control: 'T1' }).replace('|LIS|', '|TLS|'))).toContain('MSA|AA|T1');
      trusted.end();
      for (const credentials of [files(stranger), {}])
        await expect((await mllpClient(secure.port, credentials)).send(messageOf({ control: 'T2' }))).rejects.toThrow();
      await opened.db.updateTable('senders').set({ mllp: 'network' }).where('application', '=', 'LIS').execute();
    });
  });

  describe(`${engine.name}: MLLP under pressure`, () => {
    test('a sender that is slow to finish a message, and one that is silent, lose their connections', async () => {
      const quick = await start({ frameMs: 200, idleMs: 400 });
      const slow = await mllpClient(quick.port);
      const drip = setInterval(() => slow.socket.write('x'), 50);
      slow.socket.write('\vMSH|');
      await slow.ended;
      clearInterval(drip);
      await (await mllpClient(quick.port)).ended;
    });

    test('all connections together hold a bounded amount of bytes', async () => {
      const small = await start({ pendingBytes: 1_000_000 });
      const clients = await Promise.all([1, 2, 3].map(() => mllpClient(small.port)));
      for (const { socket } of clients) socket.write(Buffer.concat([Buffer.from('\v'), Buffer.alloc(400_000, 65)]));
      await Promise.race(clients.map(({ ended }) => ended));
      for (const client of clients) client.end();
    });

    test('40 connections with 5 messages each are stored once each, and a repeat is acknowledged again', async () => {
      const before = await messageLedger(opened.db);
      const codes = await Promise.all(
        Array.from({ length: 40 }, async (_, connection) => {
          const client = await mllpClient(server.port);
          const answers: string[] = [];
          for (let i = 0; i < 5; i++) {
            const text = glucose({ control: `C${connection}-${i}`, filler: `C${connection}-${i}` });
            answers.push(codeOfAnswer(await client.send(text)));
            if (i === 4) answers.push(codeOfAnswer(await client.send(text)));
          }
          client.end();
          return answers;
        }),
      );
      expect(new Set(codes.flat())).toEqual(new Set(['AA']));
      await intakeOf(services()).settle();
      const after = await messageLedger(opened.db);
      expect(after.received - before.received).toBe(200);
      expect(after.stored + after.placed + after.quarantined + after.refused).toBe(after.received);
    });

    test('stopping ends a connection whose sender is not yet known', async () => {
      const ending = await start();
      const client = await mllpClient(ending.port);
      await ending.stop();
      await client.ended;
    });

    test('stopping answers what was sent, and ends idle connections', async () => {
      const ending = await start();
      const [idle, busy] = await Promise.all([mllpClient(ending.port), mllpClient(ending.port)]);
      for (const [i, client] of [idle, busy].entries())
        await client.send(glucose({ control: `W${i}`, filler: `W${i}` }));
      const answer = busy.send(glucose({ control: 'S1', filler: 'S1' }));
      await new Promise((resolve) => setTimeout(resolve, 5));
      await ending.stop();
      expect(await answer).toContain('MSA|AA|S1');
      await idle.ended;
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
    });
  });
}
