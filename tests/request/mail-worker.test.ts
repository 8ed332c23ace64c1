import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { Delivery } from '../../app/domain/outbox/mail-failure.ts';
import { claimMail, lateMails, sendAgain, sweepMails } from '../../app/domain/outbox/mail-queue.server.ts';
import type { OutgoingMail } from '../../app/platform/mail-transport.server.ts';
import { deliverNext, startMailWorker } from '../../app/platform/mail-worker.server.ts';
import { readMime } from '../support/mime.ts';
import {
  afterMinutes,
  closeOutboxes,
  noticeMail,
  openOutboxes,
  realTransport,
  resetMail,
  scriptedTransport,
} from '../support/outbox-bench.ts';

// The worker that sends what the outbox holds, on both engines: no mail is lost, and none is sent twice without need.

const benches = await openOutboxes();
afterAll(() => closeOutboxes(benches));

describe.each(benches)('$name: attempts', (bench) => {
  beforeEach(bench.reset);

  test('a temporary failure is tried again after 1, 2, 5, 15, 60 minutes, then every 4 hours, and given up', async () => {
    const transport = scriptedTransport(() => ({ kind: 'temporary', failure: 'busy' }));
    await bench.enqueue(noticeMail('a'));
    const triedAt: number[] = [];
    for (let minute = 0; minute <= 30 * 60; minute += 1) {
      bench.clock = afterMinutes(minute);
      if (await deliverNext(bench.needs(transport))) triedAt.push(minute);
    }
    expect(triedAt).toEqual([0, 1, 3, 8, 23, 83, 323, 563, 803, 1043, 1283]);
    expect(await bench.rows()).toEqual([expect.objectContaining({ due_at: null, failure: 'busy', attempts: 11 })]);
    expect(new Set(transport.mails.map(({ id }) => id)).size).toBe(1);
  });

  test('a permanent failure is given up at once, and sent again when the owner asks', async () => {
    const answers: Delivery[] = [{ kind: 'permanent', failure: 'recipient-refused' }, { kind: 'sent' }];
    const transport = scriptedTransport(() => answers.shift() ?? { kind: 'sent' });
    await bench.enqueue(noticeMail('a'));
    await bench.deliverAll(transport);
    const [failed] = await bench.rows();
    expect(failed).toMatchObject({ due_at: null, failed_at: bench.clock.toISOString(), failure: 'recipient-refused' });
    expect(await sendAgain(bench.db, failed?.id ?? '', bench.clock)).toBe(true);
    await bench.deliverAll(transport);
    expect(await bench.rows()).toEqual([expect.objectContaining({ failed_at: null, failure: null, attempts: 1 })]);
    expect(await sendAgain(bench.db, failed?.id ?? '', bench.clock)).toBe(false);
  });

  test('a mail whose link has expired is not sent', async () => {
    await bench.enqueue(resetMail('a'));
    bench.clock = afterMinutes(30);
    const transport = scriptedTransport();
    await bench.deliverAll(transport);
    expect(transport.mails).toEqual([]);
    expect(await bench.rows()).toEqual([
      expect.objectContaining({ failure: 'expired', failed_at: bench.clock.toISOString() }),
    ]);
  });

  test('a mail that cannot be read stops no other', async () => {
    await bench.enqueue(noticeMail('a'));
    await bench.db.updateTable('outbox').set({ details: 'v1.AAAA' }).execute();
    await bench.enqueue(noticeMail('b'));
    const transport = scriptedTransport();
    await bench.deliverAll(transport);
    expect(transport.mails).toHaveLength(1);
    expect((await bench.rows()).map(({ failure }) => failure)).toEqual(['unreadable', null]);
  });
});

describe.each(benches)('$name: processes that end, and several at once', (bench) => {
  beforeEach(bench.reset);

  test('a process that ends between claiming and sending loses nothing', async () => {
    await bench.enqueue(noticeMail('a'));
    expect(await claimMail(bench.db, bench.clock)).not.toBeNull();
    const transport = scriptedTransport();
    await bench.deliverAll(transport);
    expect(transport.mails).toEqual([]);
    bench.clock = afterMinutes(5);
    await bench.deliverAll(transport);
    expect(transport.mails).toHaveLength(1);
  });

  test('a process that ends between sending and marking sends again, with the same Message-ID', async () => {
    const { inbox, transport } = await realTransport();
    const dying = {
      deliver: async (mail: OutgoingMail): Promise<Delivery> => {
        await transport.deliver(mail);
        throw new Error('the process ends here');
      },
    };
    await bench.enqueue(noticeMail('a'));
    await expect(deliverNext(bench.needs(dying))).rejects.toThrow('the process ends here');
    bench.clock = afterMinutes(5);
    await bench.deliverAll(transport);
    await inbox.close();
    const ids = inbox.mails.map(({ raw }) => readMime(raw).header('message-id')[0]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('workers in several processes send each mail once', async () => {
    const { inbox, transport } = await realTransport();
    for (let mail = 0; mail < 30; mail += 1) await bench.enqueue(noticeMail(`mail ${mail}`));
    const others = await Promise.all([bench.engine.open(), bench.engine.open()]);
    const workers = [bench.db, ...others].map((one) => startMailWorker(bench.needs(transport, { db: one }), 20));
    const sent = async () => (await bench.rows()).filter(({ sent_at }) => sent_at !== null).length;
    await expect.poll(sent, { timeout: 20_000 }).toBe(30);
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(others.map((one) => one.destroy()));
    await inbox.close();
    const ids = inbox.mails.map(({ raw }) => readMime(raw).header('message-id')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  test('a worker finishes its mail before it stops', async () => {
    const held = Promise.withResolvers<Delivery>();
    const transport = scriptedTransport(() => held.promise);
    await bench.enqueue(noticeMail('a'));
    const worker = startMailWorker(bench.needs(transport), 5);
    await expect.poll(() => transport.mails.length).toBe(1);
    const stopped = worker.stop();
    held.resolve({ kind: 'sent' });
    await stopped;
    expect(await bench.rows()).toEqual([expect.objectContaining({ sent_at: bench.clock.toISOString() })]);
  });
});

describe.each(benches)('$name: housekeeping', (bench) => {
  beforeEach(bench.reset);

  test('mails are deleted 30 days after they were sent or given up, and never while they wait', async () => {
    for (const key of ['a', 'b', 'c']) await bench.enqueue(noticeMail(key));
    const done = { due_at: null };
    await bench.db
      .updateTable('outbox')
      .set({ ...done, sent_at: bench.clock.toISOString() })
      .where('key', '=', 'a')
      .execute();
    await bench.db
      .updateTable('outbox')
      .set({ ...done, failed_at: bench.clock.toISOString() })
      .where('key', '=', 'b')
      .execute();
    await sweepMails(bench.db, afterMinutes(30 * 24 * 60));
    expect(await bench.rows()).toHaveLength(3);
    await sweepMails(bench.db, afterMinutes(30 * 24 * 60 + 1));
    expect((await bench.rows()).map(({ key }) => key)).toEqual(['c']);
  });

  test('D 87: mails that wait for more than ten minutes are counted', async () => {
    await bench.enqueue(noticeMail('a'));
    expect([await lateMails(bench.db, afterMinutes(10)), await lateMails(bench.db, afterMinutes(11))]).toEqual([0, 1]);
    // After a failed attempt the next one is due later, and the mail is late all the same.
    await bench.db
      .updateTable('outbox')
      .set({ attempts: 1, due_at: afterMinutes(60).toISOString() })
      .execute();
    expect(await lateMails(bench.db, afterMinutes(11))).toBe(1);
    // A notice of the night is due in the morning.
    await bench.db.updateTable('outbox').set({ attempts: 0 }).execute();
    expect(await lateMails(bench.db, afterMinutes(11))).toBe(0);
  });
});
