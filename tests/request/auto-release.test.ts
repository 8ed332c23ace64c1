import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { releaseByRules } from '../../app/domain/autoverification/auto-release.server.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose, hivTest } from '../support/result-messages.ts';

// Release by rules, from the panel's form to the report, on both engines.

const catalogue = createCatalogue(demonstrationExams);
const page = '/admin-panel/liberacion-automatica';
const code = 'QUI-001';
const component = catalogue.byCode.get(code)?.components[0]?.id ?? '';
const rulePage = `${page}/${code.toLowerCase()}`;
const limits = {
  accion: 'encender',
  dias: '90',
  [`minimo-${component}`]: '60',
  [`maximo-${component}`]: '180',
  [`delta-${component}`]: '30',
};

for (const engine of await openEngines()) {
  const { opened, send, staff, get, post, reportOf, pageOf } = releaseSite(engine);
  const origin = { request: null, session: null, client: null };
  const sent: string[] = [];
  const round = () =>
    releaseByRules(
      {
        db: opened.db,
        vault: testVault,
        now: new Date(releaseStart),
        timeZone: 'America/Bogota',
        origin,
        catalogue,
      },
      async (_, order) => void sent.push(order),
    );
  const verdictOf = async (filler: string) =>
    (
      await opened.db
        .selectFrom('auto_verdicts')
        .select('reasons')
        .where('report', '=', (await reportOf(filler)).id)
        .execute()
    ).map(({ reasons }) => reasons);

  describe(`${engine.name}: off, until somebody turns it on`, () => {
    test('nothing is released without a rule', async () => {
      await send(glucose({ control: 'N1', filler: 'N1', document: '2001' }));
      expect([await round(), (await reportOf('N1')).released_version]).toEqual([0, null]);
      const { cookie } = await staff('bacteriologist');
      expect(await (await get('/admin-panel/resultados', cookie)).text()).toContain('Lo libera una persona');
    });

    test.each(['counselor', 'reception', 'collector', 'editor'] as const)('%s may not set rules', async (role) => {
      const { cookie } = await staff(role);
      expect((await get(page, cookie)).status).toBe(403);
      expect((await post(rulePage, cookie, limits)).status).toBe(403);
    });

    test('wrong limits are refused with what was typed; an exam with counseling has no rules', async () => {
      const { cookie } = await staff('bacteriologist');
      const answer = await post(rulePage, cookie, { ...limits, [`minimo-${component}`]: '200' });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('value="200"');
      const counseled = [...catalogue.exams].find(({ counselling }) => counselling === 'hiv-sti')?.code ?? '';
      expect((await post(`${page}/${counseled.toLowerCase()}`, cookie, limits)).status).toBe(404);
      expect((await post(page, cookie, { accion: 'buscar', codigo: 'NADA-999' })).status).toBe(404);
    });

    test('a bacteriologist turns it on; who did is shown and audited', async () => {
      const { cookie, id } = await staff('bacteriologist');
      expect((await post(rulePage, cookie, limits)).status).toBe(303);
      expect(await (await get(page, cookie)).text()).toContain(code);
      expect(await (await get(rulePage, cookie)).text()).toContain('value="180"');
      const events = await opened.db.selectFrom('audit').select('action').where('actor', '=', id).execute();
      expect(events).toEqual([{ action: 'auto-rule.set' }]);
    });
  });

  describe(`${engine.name}: each report`, () => {
    test('that passes every check is released once, with its link, and says so', async () => {
      const [one, other] = await Promise.all([round(), round()]);
      expect(one + other).toBe(1);
      expect(await reportOf('N1')).toMatchObject({ released_version: 1 });
      expect(sent).toEqual([(await reportOf('N1')).order_id]);
      expect(await round()).toBe(0);
      const { cookie } = await staff('bacteriologist');
      const html = await (await get(await pageOf('N1'), cookie)).text();
      expect(html).toContain('Lo liberaron las reglas del examen');
      const [event] = await opened.db
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'report.auto-released')
        .execute();
      expect(event).toMatchObject({ actor_kind: 'system', role: null });
    });

    test.each([
      ['L1', { value: '200', document: '2100' }, 'outside-limits'],
      ['L2', { value: '<5', document: '2101' }, 'critical-value not-comparable'],
      ['L3', { value: '91', flag: 'H', document: '2102' }, 'flagged'],
      ['L5', { value: '91', status: 'P', document: '2104' }, 'report-incomplete correction'],
      // The released value of this person is 91.0.
      ['L6', { value: '150', document: '2001' }, 'delta'],
    ] as const)('%s %o waits: %s', async (filler, parts, reasons) => {
      await send(glucose({ control: filler, filler, ...parts }));
      await round();
      expect(await verdictOf(filler)).toEqual([reasons]);
      expect(await reportOf(filler)).toMatchObject({ released_version: null });
    });

    test('a correction of a released value waits for a person', async () => {
      await send(
        glucose({ control: 'N2', filler: 'N1', document: '2001', value: '92.0', status: 'C', at: '20261117094000' }),
      );
      await round();
      expect((await verdictOf('N1')).join()).toContain('correction');
      expect(await reportOf('N1')).toMatchObject({ released_version: null });
    });

    test('the list says in words why it waits, the critical first', async () => {
      const { cookie } = await staff('bacteriologist');
      const html = await (await get('/admin-panel/resultados', cookie)).text();
      for (const words of ['Fuera de los límites', 'delta']) expect(html).toContain(words);
      expect(html.indexOf('Valor crítico. Un valor')).toBeLessThan(html.indexOf('Fuera de los límites'));
    });

    test('an exam without a rule, and one with counseling, are not looked at', async () => {
      await send(hivTest({ control: 'V1', filler: 'V1', document: '2003' }));
      await round();
      expect(await verdictOf('V1')).toEqual([]);
    });
  });

  describe(`${engine.name}: quality control`, () => {
    const hold = { accion: 'detener', area: 'chemistry', examen: code, analizador: 'A1', motivo: 'control-out' };
    test('a hold stops the rules and the person; lifting it checks again', async () => {
      const { cookie } = await staff('bacteriologist');
      expect((await post(page, cookie, hold)).status).toBe(303);
      await send(glucose({ control: 'Q1', filler: 'Q1', document: '2004' }));
      await round();
      expect(await verdictOf('Q1')).toEqual(['report-incomplete quality-control']);
      expect(await (await get(await pageOf('Q1'), cookie)).text()).toContain('Control de calidad detuvo este examen.');
      expect((await post(await pageOf('Q1'), cookie, { accion: 'liberar', version: '1' })).status).toBe(409);
      const { id } = await opened.db.selectFrom('qc_holds').select('id').executeTakeFirstOrThrow();
      expect((await post(page, cookie, { accion: 'levantar', detencion: id })).status).toBe(303);
      expect(await round()).toBe(1);
      expect(await reportOf('Q1')).toMatchObject({ released_version: 1 });
    });

    test('the owner sets rules and no holds', async () => {
      const { cookie } = await staff('owner');
      expect((await get(page, cookie)).status).toBe(200);
      expect((await post(page, cookie, hold)).status).toBe(403);
      expect((await post(rulePage, cookie, { accion: 'apagar' })).status).toBe(303);
      await send(glucose({ control: 'Q2', filler: 'Q2', document: '2005' }));
      expect(await round()).toBe(0);
    });

    test('the audit chain is intact, and names every step', async () => {
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
      const rows = await opened.db
        .selectFrom('audit')
        .select('action')
        .where((where) => where.or([where('action', 'like', 'qc-%'), where('action', 'like', 'auto-%')]))
        .orderBy('seq')
        .execute();
      expect(rows.map(({ action }) => action)).toEqual([
        ...['auto-rule.set', 'qc-hold.set', 'qc-hold.lifted', 'auto-rule.cleared'],
      ]);
    });
  });
}
