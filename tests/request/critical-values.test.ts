import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { escalateCritical } from '../../app/domain/critical/escalate-critical.server.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { texts } from '../support/html.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose, potassium } from '../support/result-messages.ts';

// A critical value is called, read back, and escalated if nobody calls, on both engines.

const later = (minutes: number) => new Date(Date.parse(releaseStart) + minutes * 60_000);
const call = { accion: 'avisado', persona: 'Iván Canarita', papel: 'doctor', lectura: 'seis nueve', coincide: 'si' };

for (const engine of await openEngines()) {
  const { opened, send, staff, get, post, reportOf, pageOf } = releaseSite(engine);
  const caseOf = async (filler: string) =>
    opened.db
      .selectFrom('critical_cases')
      .selectAll()
      .where('report', '=', (await reportOf(filler)).id)
      .orderBy('version', 'desc')
      .execute();
  const eventsOf = async (id: string) =>
    (
      await opened.db
        .selectFrom('critical_events')
        .select('kind')
        .where('critical_case', '=', id)
        .orderBy('at')
        .execute()
    ).map(({ kind }) => kind);
  const firstCase = async (filler: string) => {
    const [found] = await caseOf(filler);
    if (!found) throw new Error(`No case of ${filler}`);
    return found;
  };

  describe(`${engine.name}: which values are critical`, () => {
    test.each([
      ['K1', '6.9', 'HH', 'limit'],
      ['K2', '6.3', 'H', 'limit'],
      ['K3', '6.0', 'HH', 'flag'],
      ['K4', '5.6', 'H', null],
    ] as const)('%s: %s %s → %s', async (filler, value, flag, cause) => {
      await send(potassium({ control: filler, filler, value, flag }));
      expect((await caseOf(filler)).map((one) => one.cause)).toEqual(cause === null ? [] : [cause]);
    });

    test('a correction before the call replaces the case; after it, it has to be called, too', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(potassium({ control: 'R1', filler: 'R1', value: '6.9' }));
      await send(potassium({ control: 'R2', filler: 'R1', value: '4.1', status: 'C', at: '20261117094000' }));
      expect((await caseOf('R1')).map(({ state }) => state)).toEqual(['superseded']);
      await send(potassium({ control: 'R3', filler: 'R3', value: '6.9' }));
      const { id } = await firstCase('R3');
      await post(await pageOf('R3'), cookie, { ...call, caso: id });
      await send(potassium({ control: 'R4', filler: 'R3', value: '4.1', status: 'C', at: '20261117094000' }));
      expect((await caseOf('R3')).map(({ state, cause }) => [state, cause])).toEqual([
        ['open', 'correction'],
        ['told', 'limit'],
      ]);
    });
  });

  describe(`${engine.name}: the call`, () => {
    test('counts only with a name, a role, and the value read back', async () => {
      const { cookie } = await staff('bacteriologist');
      const path = await pageOf('K1');
      const { id } = await firstCase('K1');
      for (const missing of ['persona', 'papel', 'lectura', 'coincide']) {
        const answer = await post(path, cookie, { ...call, caso: id, [missing]: '' });
        expect([missing, answer.status]).toEqual([missing, 422]);
      }
      expect((await firstCase('K1')).state).toBe('open');
      expect((await post(path, cookie, { accion: 'intento', caso: id, motivo: 'no-answer' })).status).toBe(303);
      expect((await post(path, cookie, { ...call, caso: id })).status).toBe(303);
      expect(await firstCase('K1')).toMatchObject({ state: 'told' });
      expect(await eventsOf(id)).toEqual(['failed', 'told']);
      expect((await post(path, cookie, { ...call, caso: id })).status).toBe(409);
      const html = await (await get(path, cookie)).text();
      expect(html).toContain('Avisado a Iván Canarita, médico o médica');
      expect(html).toContain('Repitió: «seis nueve»');
    });

    test('the list shows who waits, without a value', async () => {
      const { cookie } = await staff('bacteriologist');
      opened.site.setClock(later(10).toISOString());
      const html = await (await get('/admin-panel/criticos', cookie)).text();
      expect(texts(html, 'caption')).toEqual(['Por avisar', 'Cerrados en los últimos 7 días']);
      expect(html).toContain('10 min');
      for (const value of ['6.9', '6.3', 'seis nueve', 'Canarita']) expect(html).not.toContain(value);
      opened.site.setClock(releaseStart);
    });

    test.each(['reception', 'owner', 'collector', 'editor'] as const)('%s does not see it', async (role) => {
      const { cookie } = await staff(role);
      expect((await get('/admin-panel/criticos', cookie)).status).toBe(403);
      const { id } = await firstCase('K2');
      expect((await post(await pageOf('K2'), cookie, { ...call, caso: id })).status).toBe(403);
    });

    test('a counselor reads it and records no call', async () => {
      const { cookie } = await staff('counselor');
      expect((await get('/admin-panel/criticos', cookie)).status).toBe(200);
      const { id } = await firstCase('K2');
      expect((await post(await pageOf('K2'), cookie, { ...call, caso: id })).status).toBe(403);
    });
  });

  describe(`${engine.name}: releasing before the call`, () => {
    test('asks for the reason, and leaves the call to be made', async () => {
      const { cookie } = await staff('bacteriologist');
      const path = await pageOf('K2');
      expect((await post(path, cookie, { accion: 'liberar', version: '1' })).status).toBe(409);
      expect((await post(path, cookie, { accion: 'liberar', version: '1', antes: 'porque sí' })).status).toBe(409);
      expect(await reportOf('K2')).toMatchObject({ released_version: null });
      expect((await post(path, cookie, { accion: 'liberar', version: '1', antes: 'nobody-answers' })).status).toBe(303);
      expect(await reportOf('K2')).toMatchObject({ released_version: 1 });
      const found = await firstCase('K2');
      expect([found.state, await eventsOf(found.id)]).toEqual(['open', ['released-open']]);
    });

    test('a report whose call is recorded is released as any other', async () => {
      const { cookie } = await staff('bacteriologist');
      expect((await post(await pageOf('K1'), cookie, { accion: 'liberar', version: '1' })).status).toBe(303);
      await send(glucose({ control: 'G1', filler: 'G1' }));
      expect((await post(await pageOf('G1'), cookie, { accion: 'liberar', version: '1' })).status).toBe(303);
    });
  });

  describe(`${engine.name}: escalation`, () => {
    test('alerts owners and bacteriologists once, with a mail that says nothing of health', async () => {
      await staff('owner');
      const origin = { request: null, session: null, client: null };
      const needs = (minutes: number) => ({
        db: opened.db,
        vault: testVault,
        now: later(minutes),
        timeZone: 'America/Bogota',
        origin,
      });
      const open = await opened.db.selectFrom('critical_cases').select('id').where('state', '=', 'open').execute();
      expect(await escalateCritical(needs(59), 60)).toBe(0);
      const [one, other] = await Promise.all([escalateCritical(needs(61), 60), escalateCritical(needs(61), 60)]);
      expect(one + other).toBe(open.length);
      expect(await escalateCritical(needs(90), 60)).toBe(0);
      const mails = await opened.db
        .selectFrom('outbox')
        .selectAll()
        .where('template', '=', 'critical-unresolved')
        .execute();
      expect(mails.length).toBeGreaterThanOrEqual(open.length * 2);
      for (const { id, details } of mails) expect(testVault.open('mail', details, id)).toBe('{}');
      const { cookie } = await staff('bacteriologist');
      expect(await (await get('/admin-panel/criticos', cookie)).text()).toContain('Alertado');
    });

    test('the audit log holds every step, and neither a name nor a value', async () => {
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
      const events = await opened.db.selectFrom('audit').selectAll().where('action', 'like', 'critical.%').execute();
      expect([...new Set(events.map(({ action }) => action))].toSorted()).toEqual([
        ...['critical.attempted', 'critical.escalated', 'critical.told'],
      ]);
      const text = JSON.stringify(events);
      for (const canary of ['Canarita', '6.9', 'seis', 'GLUCOSA']) expect(text).not.toContain(canary);
    });
  });
}
