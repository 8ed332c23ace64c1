import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { StaffRole } from '../../app/domain/access/access-table.ts';
import { enqueueMail } from '../../app/domain/outbox/enqueue-mail.server.ts';
import { type Engine, openEngines } from '../support/engines.ts';
import { type Database, openSite, publicUrl, type TestSite, testVault } from '../support/host.ts';
import { elements, texts } from '../support/html.ts';
import { makeAccount, signedIn } from '../support/people.ts';

// The panel's mailbox: in a demonstration it shows mails; elsewhere the owner sees only whether they were sent.

const at = '2026-11-17T15:00:00Z';
const page = '/admin-panel/buzon';
const recipient = 'canary-ana@correo.example';

interface Bench {
  engine: Engine;
  db: Database;
  demonstration: TestSite;
  real: TestSite;
  cookies: Record<'owner' | 'reception' | 'collector', string>;
}
const benches: Bench[] = [];
const engines = await openEngines();

beforeAll(async () => {
  for (const engine of engines) {
    const db = await engine.open();
    const cookieOf = async (role: StaffRole) =>
      signedIn(db, (await makeAccount(db, { email: `${role}@yarumo.example`, roles: [role], at })).id, { at });
    const [demonstration, real] = [await openSite({ db, at, isDemonstration: true }), await openSite({ db, at })];
    const cookies = {
      owner: await cookieOf('owner'),
      reception: await cookieOf('reception'),
      collector: await cookieOf('collector'),
    };
    benches.push({ engine, db, demonstration, real, cookies });
  }
});
afterAll(async () => {
  for (const { db, engine } of benches) {
    await db.destroy();
    await engine.end();
  }
});

const benchOf = (index: number): Bench => {
  const bench = benches[index];
  if (!bench) throw new Error('The bench is not open');
  return bench;
};

const write = async ({ db }: Bench, key: string): Promise<string> => {
  const mail = {
    key,
    template: 'password-reset',
    locale: 'es',
    to: recipient,
    details: { path: '/cuenta/clave?t=CANARYTOKEN' },
  } as const;
  await db.transaction().execute((transaction) => enqueueMail(transaction, testVault, mail, new Date(at)));
  const { id } = await db.selectFrom('outbox').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  return id;
};
const failMail = ({ db }: Bench, id: string, failure = 'recipient-refused') =>
  db.updateTable('outbox').set({ due_at: null, failed_at: at, failure, attempts: 1 }).where('id', '=', id).execute();
const open = (site: TestSite, cookie: string, query = '') => site.get(page + query, { headers: { Cookie: cookie } });
const retry = (site: TestSite, cookie: string, id: string) =>
  site.get(page, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ correo: id }),
  });
const events = async ({ db }: Bench) =>
  (await db.selectFrom('audit').selectAll().where('action', 'like', 'mailbox.%').orderBy('seq').execute()).map(
    ({ action, role, object_kind, object, reason }) => ({ action, role, object_kind, object, reason }),
  );

describe.each(engines.map(({ name }, index) => ({ name, index })))('$name: a demonstration', ({ index }) => {
  beforeEach(() => benchOf(index).db.deleteFrom('outbox').execute());

  test('lists its mails and shows one with its link; both readings are in the audit log', async () => {
    const bench = benchOf(index);
    const id = await write(bench, 'a');
    const before = (await events(bench)).length;
    const list = await (await open(bench.demonstration, bench.cookies.reception)).text();
    expect(texts(list, 'h1')).toEqual(['Buzón de la demostración']);
    expect(list).toContain(recipient);
    expect(list).not.toContain('CANARYTOKEN');
    const mail = await open(bench.demonstration, bench.cookies.reception, `?correo=${id}`);
    expect([mail.status, mail.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const hrefs = elements(await mail.text(), 'a').map(({ href }) => href);
    expect(hrefs).toContain(`${publicUrl}/cuenta/clave?t=CANARYTOKEN`);
    expect((await events(bench)).slice(before)).toEqual([
      { action: 'mailbox.read', role: 'reception', object_kind: null, object: null, reason: 'list' },
      { action: 'mailbox.read', role: 'reception', object_kind: 'mail', object: id, reason: null },
    ]);
  });

  test('says that there is nothing yet, and does not know other mails', async () => {
    const { demonstration, cookies } = benchOf(index);
    const empty = await (await open(demonstration, cookies.owner)).text();
    expect(texts(empty, 'h2')).toEqual(['Todavía no hay correos']);
    expect((await open(demonstration, cookies.owner, '?correo=nada')).status).toBe(404);
  });

  test('opens for those whose work it is', async () => {
    const { demonstration, cookies } = benchOf(index);
    expect((await open(demonstration, cookies.collector)).status).toBe(403);
    expect((await open(demonstration, '')).status).toBe(302);
  });
});

describe.each(engines.map(({ name }, index) => ({ name, index })))('$name: a real site', ({ index }) => {
  beforeEach(() => benchOf(index).db.deleteFrom('outbox').execute());

  test('shows the owner whether a mail was sent, and nothing of it', async () => {
    const bench = benchOf(index);
    const id = await write(bench, 'a');
    await failMail(bench, id);
    const pages = await Promise.all(
      ['', `?correo=${id}`].map(async (query) => (await open(bench.real, bench.cookies.owner, query)).text()),
    );
    for (const html of pages) {
      expect(html).toContain('Cambie su contraseña');
      expect(html).toContain('El servidor del destinatario rechazó la dirección.');
      expect(html).not.toMatch(/canary/i);
    }
  });

  test('opens for nobody else, and their menu does not offer it', async () => {
    const { real, demonstration, cookies } = benchOf(index);
    expect((await open(real, cookies.reception)).status).toBe(403);
    expect((await retry(real, cookies.reception, 'x')).status).toBe(403);
    const menuOf = async (site: TestSite) =>
      elements(await site.html('/admin-panel', { headers: { Cookie: cookies.reception } }), 'a').map(
        ({ href }) => href,
      );
    expect(await menuOf(real)).not.toContain(page);
    expect(await menuOf(demonstration)).toContain(page);
  });

  test('sends a mail again that was given up, once, and records it', async () => {
    const bench = benchOf(index);
    const id = await write(bench, 'a');
    await failMail(bench, id);
    const before = (await events(bench)).length;
    const answers = [
      await retry(bench.real, bench.cookies.owner, id),
      await retry(bench.real, bench.cookies.owner, id),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
      [303, page],
      [303, page],
    ]);
    const row = await bench.db.selectFrom('outbox').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ failed_at: null, failure: null, attempts: 0 });
    expect(Date.parse(row?.due_at ?? '')).toBe(Date.parse(at));
    expect((await events(bench)).slice(before)).toEqual([
      { action: 'mailbox.retried', role: 'owner', object_kind: 'mail', object: id, reason: null },
    ]);
  });

  test('offers no second attempt for a link that has expired', async () => {
    const bench = benchOf(index);
    await failMail(bench, await write(bench, 'a'), 'expired');
    const html = await (await open(bench.real, bench.cookies.owner)).text();
    expect(html).toContain('venció antes de que el correo saliera');
    expect(html).not.toContain('Enviar de nuevo');
  });
});
