import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { openEngines } from '../support/engines.ts';
import { publicUrl } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';
import { releaseSite } from '../support/release-site.ts';
import { glucose } from '../support/result-messages.ts';

// A laboratory without a system types its results, on both engines. They go through the intake of every message.

const entry = '/admin-panel/digitar';
const person = {
  tipo: 'CC',
  numero: '43.555.001',
  nombre: 'Gloria Elena Rúa',
  nacimiento: '1985-07-03',
  sexo: 'female',
  correo: '',
  orden: '',
  registro: 'RM-1234',
  medico: 'Iván Posada',
  formulario: 'a',
};
/** The fields of a glucose, with the value's LOINC in their names. */
const result = {
  'v-1558-6': '105',
  'c-1558-6': '',
  'r-1558-6': '0',
  tomada: '2026-11-17T07:15',
  muestra: 'Suero',
  'estado-muestra': '',
  metodo: 'Hexoquinasa',
  laboratorio: 'Laboratorio Yarumo',
  comentario: '',
  estado: 'final',
};
const pdf = (text: string, name = 'informe.pdf') => new File([`%PDF-1.7\n${text}`], name, { type: 'application/pdf' });

for (const engine of await openEngines()) {
  const { opened, send, staff, get, post } = releaseSite(engine);
  const upload = (path: string, cookie: string, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie };
    return opened.site.get(path, { method: 'POST', headers, body: form });
  };
  const newOrder = async (cookie: string, more: Record<string, string> = {}) => {
    const answer = await post(`${entry}/orden-nueva`, cookie, { ...person, examen: 'QUI-001', ...more });
    return { answer, path: answer.headers.get('Location') ?? '' };
  };
  const reportsOf = (path: string) =>
    opened.db
      .selectFrom('reports')
      .selectAll()
      .where('order_id', '=', path.split('/').at(-1) ?? '')
      .execute();
  const formOf = async (path: string) => `${entry}/resultado/${(await reportsOf(path))[0]?.id ?? ''}`;
  const latest = async (form: string) => {
    const id = form.split('/').at(-1) ?? '';
    const report = await opened.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const values = await opened.db
      .selectFrom('observations')
      .selectAll()
      .where('report', '=', id)
      .where('version', '=', report.latest_version)
      .orderBy('position')
      .execute();
    return { report, values };
  };
  const eventsOf = async (account: string) => {
    const rows = await opened.db
      .selectFrom('audit')
      .select('action')
      .where('actor', '=', account)
      .orderBy('seq')
      .execute();
    return rows.map(({ action }) => action);
  };

  describe(`${engine.name}: an order that no system sends`, () => {
    test('is typed with its person and exams, and is a message of its typist', async () => {
      const { cookie, id } = await staff('bacteriologist');
      const { answer, path } = await newOrder(cookie);
      expect([answer.status, path.startsWith(`${entry}/orden/`)]).toEqual([303, true]);
      expect(await reportsOf(path)).toMatchObject([{ exam: 'QUI-001', status: 'registered', needs_counseling: 0 }]);
      expect(await eventsOf(id)).toEqual(['message.received', 'message.placed']);
      expect(await (await get('/admin-panel/resultados', cookie)).text(), 'nothing to review yet').not.toContain(
        (await reportsOf(path))[0]?.id,
      );
      const html = await (await get(path, cookie)).text();
      expect(textOf(html)).toContain('Gloria Elena Rúa');
      expect(html).not.toContain('43555001');
      // The same form again stores nothing: somebody pressed twice.
      expect((await newOrder(cookie)).path).toBe(path);
      expect(await reportsOf(path)).toHaveLength(1);
    });

    test('explains what contradicts the record in its field, and keeps what was typed', async () => {
      const { cookie } = await staff('bacteriologist');
      const before = (await messageLedger(opened.db)).received;
      for (const [more, id] of [
        [{ nacimiento: '1985-07-04' }, 'nacimiento'],
        [{ sexo: 'male' }, 'sexo'],
        [{ examen: 'NADA-9' }, 'examen-0'],
        [{ correo: 'gloria@' }, 'correo'],
        [{ numero: '' }, 'numero'],
        [{ sexo: '', nombre: 'Gloria Elena Rúa' }, 'sexo'],
        [{ examen: '' }, 'examen-0'],
      ] as const) {
        const { answer } = await newOrder(cookie, { ...more, formulario: `x-${id}` });
        const html = await answer.text();
        expect([answer.status, html.includes(`id="${id}-error"`)]).toEqual([422, true]);
        expect(elements(html, 'input').find(({ name }) => name === 'nombre')?.value).toBe('Gloria Elena Rúa');
      }
      expect((await messageLedger(opened.db)).received).toBe(before);
    });

    test('is found by the document or by its number, in no address', async () => {
      const { cookie } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '77001', orden: 'A-77', formulario: 'b' });
      for (const fields of [{ tipo: 'CC', numero: '77001' }, { orden: 'A-77' }])
        expect((await post(entry, cookie, fields)).headers.get('Location')).toBe(path);
      for (const fields of [{ tipo: 'CC', numero: '77002' }, { orden: 'A-7' }])
        expect((await post(entry, cookie, fields)).status).toBe(404);
    });

    test('only a bacteriologist types', async () => {
      const { path } = await newOrder((await staff('bacteriologist')).cookie, { numero: '77003', formulario: 'c' });
      for (const role of ['reception', 'counselor', 'owner', 'collector', 'editor'] as const) {
        const { cookie } = await staff(role);
        for (const page of [entry, `${entry}/orden-nueva`, path, await formOf(path)])
          expect([role, (await get(page, cookie)).status]).toEqual([role, 403]);
        expect((await post(await formOf(path), cookie, result)).status).toBe(403);
      }
    });
  });

  describe(`${engine.name}: a typed result`, () => {
    test('keeps its digits, and carries the interval of the person, the unit, and who typed it', async () => {
      const { cookie, id } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '78001', formulario: 'd' });
      const form = await formOf(path);
      const html = textOf(await (await get(form, cookie)).text());
      expect([html.includes('mg/dL'), html.includes('Intervalo de referencia')]).toEqual([true, true]);
      const saved = await post(form, cookie, { ...result, 'v-1558-6': ' 1.10 ', version: '1', formulario: 't1' });
      expect([saved.status, saved.headers.get('Location')]).toEqual([
        303,
        form.replace('digitar/resultado', 'resultados'),
      ]);
      const { report, values } = await latest(form);
      expect(report).toMatchObject({ status: 'final', latest_version: 2, released_version: null });
      expect(values).toMatchObject([
        { value: '1.10', unit: 'mg/dL', flags: 'L', method: 'Hexoquinasa', value_type: 'NM' },
      ]);
      expect(values[0]?.reference_range).toMatch(/^\d+-\d+$/);
      const row = await opened.db
        .selectFrom('messages_in')
        .select(['typed_by', 'state'])
        .where('control_id', '=', 'panel t1')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ typed_by: id, state: 'placed' });
    });

    test('a critical value opens its case, and the rules of release see it', async () => {
      const { cookie } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '78002', formulario: 'e' });
      const form = await formOf(path);
      await post(form, cookie, { ...result, 'v-1558-6': '612', version: '1', formulario: 't2' });
      const { report } = await latest(form);
      const cases = await opened.db
        .selectFrom('critical_cases')
        .select('state')
        .where('report', '=', report.id)
        .execute();
      expect(cases).toEqual([{ state: 'open' }]);
    });

    test('a counseled exam waits for counseling from the moment it is ordered', async () => {
      const { cookie } = await staff('bacteriologist');
      const hiv = demonstrationExams.find(({ counselling }) => counselling === 'hiv-sti');
      const { path } = await newOrder(cookie, { numero: '78003', formulario: 'f', examen: hiv?.code ?? '' });
      expect(await reportsOf(path)).toMatchObject([{ needs_counseling: 1 }]);
    });
  });

  describe(`${engine.name}: what a typist does wrong`, () => {
    test('its errors are explained field by field, and nothing typed is lost', async () => {
      const { cookie } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '78004', formulario: 'g' });
      const form = await formOf(path);
      const wrong = {
        ...result,
        'v-1558-6': '1O5',
        tomada: '2026-11-18T07:15',
        muestra: '',
        comentario: 'Revisar ayuno',
      };
      const answer = await post(form, cookie, { ...wrong, version: '1', formulario: 't3' });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      for (const id of ['v-1558-6', 'tomada', 'muestra']) expect(html).toContain(`id="${id}-error"`);
      const fields = elements(html, 'input');
      expect(fields.find(({ name }) => name === 'v-1558-6')?.value).toBe('1O5');
      expect(html).toContain('Revisar ayuno');
      expect((await latest(form)).report.latest_version).toBe(1);
      expect((await post(form, cookie, { ...result, 'v-1558-6': '', version: '1' })).status).toBe(422);
    });

    test('two typists do not overwrite each other, and the same form is stored once', async () => {
      const [one, other] = [await staff('bacteriologist'), await staff('bacteriologist')];
      const { path } = await newOrder(one.cookie, { numero: '78005', formulario: 'h' });
      const form = await formOf(path);
      const first = { ...result, version: '1', formulario: 't4' };
      for (const _ of [1, 2]) expect((await post(form, one.cookie, first)).status).toBe(303);
      const late = await post(form, other.cookie, { ...result, 'v-1558-6': '99', version: '1', formulario: 't5' });
      expect([late.status, (await late.text()).includes('value="99"')]).toEqual([409, true]);
      expect((await latest(form)).report.latest_version).toBe(2);
    });

    test("a system's result is corrected in its system", async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'S1', filler: 'S1', document: '79001' }));
      const { id } = await opened.db
        .selectFrom('reports')
        .select('id')
        .where('filler_number', '=', 'S1')
        .executeTakeFirstOrThrow();
      expect(textOf(await (await get(`${entry}/resultado/${id}`, cookie)).text())).toContain('lo envió un sistema');
      expect((await post(`${entry}/resultado/${id}`, cookie, { ...result, version: '1' })).status).toBe(409);
    });
  });

  describe(`${engine.name}: a correction and a document`, () => {
    test('a typed value is corrected by a new version, which hides the released one', async () => {
      const { cookie } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '80001', formulario: 'i' });
      const form = await formOf(path);
      await post(form, cookie, { ...result, version: '1', formulario: 'u1' });
      const page = form.replace('digitar/resultado', 'resultados');
      // Whoever typed it says that they compared it; nobody else has to.
      expect((await post(page, cookie, { accion: 'liberar', version: '2' })).status).toBe(409);
      const other = await staff('bacteriologist');
      expect(textOf(await (await get(page, other.cookie)).text())).not.toContain('Usted digitó este resultado');
      expect((await post(page, cookie, { accion: 'liberar', version: '2', comparado: 'si' })).status).toBe(303);
      expect((await latest(form)).report.released_version).toBe(2);
      await post(form, cookie, { ...result, 'v-1558-6': '95', version: '2', formulario: 'u2' });
      expect((await latest(form)).report).toMatchObject({
        status: 'corrected',
        latest_version: 3,
        released_version: null,
      });
      const early = await post(form, cookie, { ...result, estado: 'preliminar', version: '3', formulario: 'u3' });
      expect(early.status).toBe(422);
    });

    test('a PDF is stored as an attachment, stays with a correction, and can be removed', async () => {
      const { cookie } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '80002', formulario: 'j' });
      const form = await formOf(path);
      const only = { ...result, 'v-1558-6': '' };
      await upload(form, cookie, { ...only, version: '1', formulario: 'p1', pdf: pdf('uno') });
      expect((await latest(form)).values).toMatchObject([{ value: 'PDF', value_type: 'ED', status: 'F' }]);
      await upload(form, cookie, { ...result, version: '2', formulario: 'p2', pdf: new File([], '') });
      const { values, report } = await latest(form);
      expect(values.map(({ value }) => value).toSorted()).toEqual(['105', 'PDF']);
      const at = values.find(({ value }) => value === 'PDF')?.position ?? 0;
      const file = await get(`/admin-panel/documentos/${report.id}.3.${at}`, cookie);
      expect(await file.text()).toBe('%PDF-1.7\nuno');
      await upload(form, cookie, { ...result, version: '3', formulario: 'p3', 'sin-pdf': 'si', pdf: new File([], '') });
      expect((await latest(form)).values.filter(({ status }) => status !== 'D').map(({ value }) => value)).toEqual([
        '105',
      ]);
    });

    test('a file that is no PDF or is too large is refused, whatever its name says', async () => {
      const { cookie } = await staff('bacteriologist');
      const { path } = await newOrder(cookie, { numero: '80003', formulario: 'k' });
      const form = await formOf(path);
      const fake = new File(['<script>'], 'informe.pdf', { type: 'application/pdf' });
      for (const file of [fake, pdf('x'.repeat(5 * 1024 * 1024))]) {
        const answer = await upload(form, cookie, { ...result, version: '1', formulario: 'q', pdf: file });
        expect([answer.status, (await answer.text()).includes('id="pdf-error"')]).toEqual([422, true]);
      }
      const huge = pdf('x'.repeat(6 * 1024 * 1024));
      expect((await upload(form, cookie, { ...result, version: '1', pdf: huge })).status).toBe(413);
      const middle = pdf('x'.repeat(100 * 1024));
      // A stranger may send no more than any other form takes.
      expect((await upload(form, '', { ...result, version: '1', pdf: middle })).status).toBe(413);
      expect((await latest(form)).report.latest_version).toBe(1);
    });

    test('the ledger balances after all of it, and the audit chain is intact', async () => {
      const { received, stored, placed, quarantined, refused } = await messageLedger(opened.db);
      expect([received, stored, quarantined, refused]).toEqual([placed, 0, 0, 0]);
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
    });
  });
}
