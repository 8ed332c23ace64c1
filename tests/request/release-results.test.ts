import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { codeAt, signedIn } from '../support/people.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose, hivTest, messageOf } from '../support/result-messages.ts';
import { releaseReport } from '../support/results.ts';

// From POST /api/v1/hl7 to a released report, on both engines.

const minutesLater = (minutes: number) => new Date(Date.parse(releaseStart) + minutes * 60_000).toISOString();

for (const engine of await openEngines()) {
  const { opened, send, staff, get, post, reportOf, pageOf, messages } = releaseSite(engine);

  describe(`${engine.name}: the endpoint`, () => {
    test.each([
      ['no key', { Authorization: '' }, 401],
      ['a wrong key', { Authorization: `Bearer ${'A'.repeat(43)}` }, 401],
      ['JSON', { 'Content-Type': 'application/json' }, 415],
    ])('%s: refused, and nothing is stored', async (_, headers, status) => {
      const before = await messages();
      expect((await send(glucose({ control: 'N1' }), headers)).status).toBe(status);
      expect(await messages()).toBe(before);
    });

    test('a key that has expired, or is used from another network, opens nothing', async () => {
      const sender = { name: 'Lejos', application: 'LIS', facility: 'LAB', networks: ['10.20.0.0/16'] };
      const made = await opened.db
        .transaction()
        .execute((transaction) => createSender(transaction, sender, new Date(releaseStart)));
      expect((await send(glucose({ control: 'N2' }), { Authorization: `Bearer ${made.key}` })).status).toBe(401);
      opened.site.setClock(minutesLater(91 * 24 * 60));
      expect((await send(glucose({ control: 'N3' }))).status).toBe(401);
      opened.site.setClock(releaseStart);
    });

    test('answers the acknowledgment; cookies and a foreign Origin play no part', async () => {
      const answer = await send(glucose({ control: 'S1', filler: 'S1', value: '91.10' }), {
        Origin: 'https://evil.example',
        Cookie: '__Host-session=x',
      });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/hl7-v2']);
      expect(answer.body.toString()).toContain('MSA|AA|S1');
      expect((await send(messageOf({ control: 'S2', facility: 'OTRO' }))).body.toString()).toContain('MSA|AR|S2');
    });
  });

  describe(`${engine.name}: releasing`, () => {
    test('a bacteriologist reads a report and releases it; both are in the audit log', async () => {
      const { cookie, id } = await staff('bacteriologist');
      const path = await pageOf('S1');
      const html = await (await get(path, cookie)).text();
      expect(html).toContain('91.10');
      expect(html).not.toContain('CC 1001<');
      const done = await post(path, cookie, { accion: 'liberar', version: '1' });
      expect([done.status, done.headers.get('Location')]).toEqual([303, path]);
      expect(await reportOf('S1')).toMatchObject({ released_version: 1 });
      const events = await opened.db
        .selectFrom('audit')
        .select(['action', 'role'])
        .where('actor', '=', id)
        .orderBy('seq')
        .execute();
      expect(events).toEqual([
        { action: 'report.reviewed', role: 'bacteriologist' },
        { action: 'report.released', role: 'bacteriologist' },
      ]);
    });

    test('the second of two presses, or tabs, finds the report released: no alarm, and no second event', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'TWICE', filler: 'TWICE' }));
      const path = await pageOf('TWICE');
      for (const _ of ['first', 'second'])
        expect((await post(path, cookie, { accion: 'liberar', version: '1' })).headers.get('Location')).toBe(path);
      const { id } = await reportOf('TWICE');
      const events = await opened.db.selectFrom('report_events').select('kind').where('report', '=', id).execute();
      expect(events).toEqual([{ kind: 'released' }]);
    });

    test('a correction that arrives while the page is open is not released unseen', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'C1', filler: 'C1' }));
      const path = await pageOf('C1');
      await send(glucose({ control: 'C2', filler: 'C1', value: '250', status: 'C', at: '20261117094000' }));
      expect((await post(path, cookie, { accion: 'liberar', version: '1' })).status).toBe(409);
      expect(await reportOf('C1')).toMatchObject({ latest_version: 2, released_version: null });
    });

    test('after five minutes a release asks for the code, and then continues', async () => {
      const { cookie, secret } = await staff('bacteriologist');
      await send(glucose({ control: 'T1', filler: 'T1' }));
      const path = await pageOf('T1');
      opened.site.setClock(minutesLater(6));
      const asked = await post(path, cookie, { accion: 'liberar', version: '1' });
      const confirm = `/admin-panel/confirmar?${new URLSearchParams({ a: path })}`;
      expect([asked.status, asked.headers.get('Location')]).toEqual([303, confirm]);
      expect(await reportOf('T1')).toMatchObject({ released_version: null });
      expect((await post(confirm, cookie, { codigo: '000000', a: path })).status).toBe(422);
      const proved = await post(confirm, cookie, { codigo: codeAt(secret, minutesLater(6)), a: path });
      expect([proved.status, proved.headers.get('Location')]).toEqual([303, path]);
      const renewed = proved.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      expect((await post(path, renewed, { accion: 'liberar', version: '1' })).status).toBe(303);
      expect(await reportOf('T1')).toMatchObject({ released_version: 1 });
      opened.site.setClock(releaseStart);
    });
  });

  describe(`${engine.name}: what waits`, () => {
    test('a preliminary report cannot be released, and the page says why', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'P1', filler: 'P1', status: 'P' }));
      const path = await pageOf('P1');
      expect(await (await get(path, cookie)).text()).toContain('No es final');
      expect((await post(path, cookie, { accion: 'liberar', version: '1' })).status).toBe(409);
    });

    test('an HIV test is released by one person and handed over by another', async () => {
      const [bacteriologist, counselor] = [await staff('bacteriologist'), await staff('counselor')];
      await send(hivTest({ control: 'V1', filler: 'V1' }));
      const path = await pageOf('V1');
      expect((await post(path, counselor.cookie, { accion: 'liberar', version: '1' })).status).toBe(403);
      expect((await post(path, counselor.cookie, { accion: 'consejeria', version: '1' })).status).toBe(409);
      expect((await post(path, bacteriologist.cookie, { accion: 'liberar', version: '1' })).status).toBe(303);
      expect((await post(path, bacteriologist.cookie, { accion: 'consejeria', version: '1' })).status).toBe(403);
      expect(await reportOf('V1')).toMatchObject({ released_version: 1, counseled_at: null });
      expect((await post(path, counselor.cookie, { accion: 'consejeria', version: '1' })).status).toBe(303);
      expect(await reportOf('V1')).toMatchObject({ counseled_at: releaseStart.replace('Z', '.000Z') });
    });

    test('a report that waits makes no link; a minor’s makes none after its counseling, either', async () => {
      const counselor = await staff('counselor');
      const scientist = await staff('bacteriologist');
      const sent = async () => (await opened.db.selectFrom('outbox').select('id').execute()).length;
      for (const [filler, born, links] of [
        ['W1', '19850703', 1],
        ['W2', '20120703', 0],
      ] as const) {
        const document = filler.replace('W', '7700');
        await send(hivTest({ control: filler, filler, document }));
        await send(glucose({ control: `${filler}G`, filler: `${filler}G`, document }));
        const path = await pageOf(filler);
        const order = await opened.db
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', (await reportOf(filler)).order_id)
          .executeTakeFirstOrThrow();
        const birthDate = born.replace(/(....)(..)(..)/, '$1-$2-$3');
        const birth_date = testVault.seal('birth-date', birthDate, order.person);
        const email = testVault.seal('email', 'madre@correo.example', order.person);
        await opened.db.updateTable('persons').set({ birth_date, email }).where('id', '=', order.person).execute();
        const other = (await reportOf(`${filler}G`)).id;
        await opened.db.updateTable('reports').set({ order_id: order.id }).where('id', '=', other).execute();
        await releaseReport(opened.db, other, { account: scientist.id });
        const before = await sent();
        await post(path, scientist.cookie, { accion: 'liberar', version: '1' });
        expect(await sent()).toBe(before);
        expect((await post(path, counselor.cookie, { accion: 'consejeria', version: '1' })).status).toBe(303);
        expect(await sent()).toBe(before + links);
      }
    });
  });

  describe(`${engine.name}: after the release`, () => {
    test('the notice of a result that is released at night is due at 7 a.m.', async () => {
      const night = '2026-11-18T08:35:00Z';
      const cookie = await signedIn(opened.db, (await staff('bacteriologist')).id, { at: night });
      await send(glucose({ control: 'N7', filler: 'N7', document: '77003' }));
      const { order_id } = await reportOf('N7');
      const { person } = await opened.db
        .selectFrom('orders')
        .select('person')
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow();
      const email = testVault.seal('email', 'ana@correo.example', person);
      await opened.db.updateTable('persons').set({ email }).where('id', '=', person).execute();
      opened.site.setClock(night);
      expect((await post(await pageOf('N7'), cookie, { accion: 'liberar', version: '1' })).status).toBe(303);
      opened.site.setClock(releaseStart);
      const mail = await opened.db.selectFrom('outbox').select(['template', 'due_at']).orderBy('created_at', 'desc');
      expect(await mail.executeTakeFirst()).toEqual({ template: 'result-ready', due_at: '2026-11-18T12:00:00.000Z' });
    });

    test('a withdrawal hides the report at once, and needs a reason of the list', async () => {
      const { cookie } = await staff('bacteriologist');
      const path = await pageOf('S1');
      expect((await post(path, cookie, { accion: 'retirar', version: '1', motivo: 'porque sí' })).status).toBe(400);
      expect((await post(path, cookie, { accion: 'retirar', version: '1', motivo: 'wrong-value' })).status).toBe(303);
      expect(await reportOf('S1')).toMatchObject({ status: 'withdrawn', released_version: null });
      expect((await post(path, cookie, { accion: 'liberar', version: '1' })).status).toBe(409);
    });
  });

  describe(`${engine.name}: who may see it`, () => {
    test('a quarantined message shows its reason, and its segments', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'Q1', exam: 'ZZZ^Nada^L' }));
      const list = await (await get('/admin-panel/mensajes-del-sistema', cookie)).text();
      expect(list).toContain('El código del examen no está en el catálogo.');
      const { id } = await opened.db
        .selectFrom('messages_in')
        .select('id')
        .where('control_id', '=', 'Q1')
        .executeTakeFirstOrThrow();
      const html = await (await get(`/admin-panel/mensajes-del-sistema/${id}`, cookie)).text();
      for (const name of ['MSH', 'PID', 'OBR', 'OBX', 'SPM']) expect(html).toContain(`>${name}<`);
    });

    test.each(['reception', 'owner', 'collector', 'editor'] as const)(
      'a curious %s gets 403, and no value',
      async (role) => {
        const { cookie } = await staff(role);
        for (const path of ['/admin-panel/resultados', await pageOf('C1'), '/admin-panel/mensajes-del-sistema']) {
          const answer = await get(path, cookie);
          expect([path, answer.status]).toEqual([path, 403]);
          const html = await answer.text();
          for (const canary of ['Canarita', '250', 'mg/dL']) expect(html).not.toContain(canary);
        }
        expect((await post(await pageOf('C1'), cookie, { accion: 'liberar', version: '2' })).status).toBe(403);
      },
    );

    test('a report that does not exist is a 404, and a visitor goes to the entrance', async () => {
      const { cookie } = await staff('bacteriologist');
      expect((await get('/admin-panel/resultados/nada', cookie)).status).toBe(404);
      expect((await get(await pageOf('C1'), '')).headers.get('Location')).toMatch(/^\/admin-login/);
    });

    test('the audit chain is intact, and holds no name and no value', async () => {
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
      const text = JSON.stringify(await opened.db.selectFrom('audit').selectAll().execute());
      for (const canary of ['Canarita', '91.10', 'GLUCOSA', 'CC 1001']) expect(text).not.toContain(canary);
    });
  });
}
