import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { enqueueMail } from '../../app/domain/outbox/enqueue-mail.server.ts';
import { mailboxTransport } from '../../app/platform/mail-transport.server.ts';
import { isPostgres } from '../../db/engine.ts';
import { closeOutboxes, openOutboxes, outboxVault, resetMail, scriptedTransport } from '../support/outbox-bench.ts';

// The outbox: what a change writes, and what stays of it, on both engines.

const benches = await openOutboxes();
afterAll(() => closeOutboxes(benches));

describe.each(benches)('$name: writing a mail', (bench) => {
  beforeEach(bench.reset);

  test('knows its engine, so that the locking claim is tested too', () => {
    expect(isPostgres(bench.db)).toBe(bench.name === 'PostgreSQL');
  });

  test('a known key writes nothing, also from two transactions at once', async () => {
    await Promise.all([bench.enqueue(resetMail('a')), bench.enqueue(resetMail('a'))]);
    await bench.enqueue({ ...resetMail('a'), to: 'otra@correo.example' });
    expect(await bench.rows()).toHaveLength(1);
  });

  test('a change that is rolled back leaves no mail', async () => {
    const failing = bench.db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, outboxVault, resetMail('a'), bench.clock);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await bench.rows()).toEqual([]);
  });

  test.each([
    'ana@correo.example\r\nBcc: eva@evil.example',
    'ana@correo.example,eva@evil.example',
    'Ana <ana@correo.example>',
    'ana',
  ])('D 61: %j is refused, without repeating it', async (to) => {
    const refusal = await bench.enqueue({ ...resetMail('a'), to }).catch((error: Error) => error.message);
    expect(refusal).toBe('A mail of the template password-reset has no valid address');
    expect(await bench.rows()).toEqual([]);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nb', 'javascript:alert(1)', '/"><b>'])(
    'D 41: a mail has no link to %j',
    async (path) => {
      await expect(bench.enqueue({ ...resetMail('a'), details: { path } })).rejects.toThrow();
      expect(await bench.rows()).toEqual([]);
    },
  );
});

describe.each(benches)('$name: what the table holds', (bench) => {
  beforeEach(bench.reset);

  test('D 91: the table holds no address and no link in clear, and after sending none at all', async () => {
    await bench.enqueue(resetMail('a'));
    expect(JSON.stringify(await bench.rows())).not.toMatch(/correo\.example|CANARYTOKEN/);
    await bench.deliverAll(scriptedTransport());
    expect(await bench.rows()).toEqual([
      expect.objectContaining({ recipient: '', details: '', due_at: null, sent_at: bench.clock.toISOString() }),
    ]);
  });

  test('a demonstration keeps its mails for the mailbox', async () => {
    await bench.enqueue(resetMail('a'));
    await bench.deliverAll(mailboxTransport, { isDemonstration: true });
    const [mail] = await bench.rows();
    expect(mail?.sent_at).toBe(bench.clock.toISOString());
    expect(outboxVault.open('mail', mail?.recipient ?? '', mail?.id ?? '')).toBe('ana@correo.example');
  });

  test('without a transport mails wait', async () => {
    await bench.enqueue(resetMail('a'));
    await bench.deliverAll(null);
    expect(await bench.rows()).toEqual([expect.objectContaining({ sent_at: null, attempts: 0 })]);
  });
});
