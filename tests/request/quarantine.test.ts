import { describe, expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { messageLedger } from '../../app/domain/messages-in/ledger.server.ts';
import { openEngines } from '../support/engines.ts';
import { releaseSite } from '../support/release-site.ts';
import { glucose, messageOf, potassium } from '../support/result-messages.ts';

// The decisions of a bacteriologist about messages that could not be placed, on both engines.

for (const engine of await openEngines()) {
  const { opened, send, staff, get, post, messages } = releaseSite(engine);
  const rowOf = (control: string) =>
    opened.db
      .selectFrom('messages_in')
      .selectAll()
      .where('control_id', '=', control)
      .orderBy('received_at', 'desc')
      .executeTakeFirstOrThrow();
  const pageOf = async (control: string) => `/admin-panel/mensajes-del-sistema/${(await rowOf(control)).id}`;
  const stateOf = async (control: string) => (await rowOf(control)).state;
  const reportOf = (filler: string) =>
    opened.db.selectFrom('reports').selectAll().where('filler_number', '=', filler).executeTakeFirst();

  describe(`${engine.name}: a waiting message`, () => {
    test('shows its reason, its fields with names, and the mark of the fault', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'V1', document: '2001' }));
      await send(glucose({ control: 'V2', document: '2001', birth: '19700101' }));
      const html = await (await get(await pageOf('V2'), cookie)).text();
      expect(html).toContain('La fecha de nacimiento no es la que tenemos.');
      expect(html).toContain('Fecha de nacimiento');
      expect(html.match(/Aquí está la falla/g)).toHaveLength(1);
      expect(html).toContain('19700101');
    });

    test('a field that is corrected is another reading: the bytes stay, and the message is placed', async () => {
      const { cookie, id } = await staff('bacteriologist');
      const path = await pageOf('V2');
      const before = (await rowOf('V2')).body;
      const done = await post(path, cookie, { accion: 'corregir', campo: '1-7', valor: '19880229' });
      expect([done.status, await stateOf('V2'), (await rowOf('V2')).body]).toEqual([303, 'placed', before]);
      const events = await opened.db
        .selectFrom('audit')
        .select('action')
        .where('actor', '=', id)
        .orderBy('seq')
        .execute();
      expect(events).toEqual([{ action: 'message.corrected' }]);
    });

    test('after a decision, the message says what became of it, and leads to the next one', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'W1', document: '2001', birth: '19700101' }));
      await send(glucose({ control: 'W2', document: '2001', birth: '19700101' }));
      const path = await pageOf('W2');
      const decide = async (valor: string) => {
        const { headers } = await post(path, cookie, { accion: 'corregir', campo: '1-7', valor });
        return (await get(headers.get('Location') ?? '', cookie)).text();
      };
      expect(await decide('19710101')).toContain('Guardamos su decisión, y el mensaje todavía espera.');
      const placed = await decide('19880229');
      expect(placed).toContain('El mensaje quedó ubicado.');
      expect(placed).toContain(`href="${await pageOf('W1')}"`);
      expect(await (await get(await pageOf('W1'), cookie)).text()).not.toContain('El mensaje quedó ubicado.');
      await post(await pageOf('W1'), cookie, { accion: 'corregir', campo: '1-7', valor: '19880229' });
    });

    test.each([
      ['the header', '0-3', 'OTRO'],
      ['a line break', '1-7', '1988\r0229'],
      ['no field', 'x', '1'],
    ])('%s cannot be corrected', async (_, campo, valor) => {
      const { cookie } = await staff('bacteriologist');
      const control = `N${campo}`;
      await send(glucose({ control, document: '2001', birth: '19700101' }));
      expect((await post(await pageOf(control), cookie, { accion: 'corregir', campo, valor })).status).toBe(422);
      expect(await stateOf(control)).toBe('quarantined');
    });

    test('is linked to the person whom somebody compared it with', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'L1', filler: 'L1', document: '99', documentType: 'MR' }));
      const path = await pageOf('L1');
      const found = await post(path, cookie, { accion: 'buscar', tipo: 'CC', numero: '2001' });
      const html = await found.text();
      const [, person = ''] = /name="persona" value="([^"]+)"/.exec(html) ?? [];
      expect([found.status, html.includes('CC ····2001')]).toEqual([200, true]);
      expect((await post(path, cookie, { accion: 'ligar', persona: person })).status).toBe(303);
      expect([await stateOf('L1'), (await reportOf('L1'))?.exam]).toEqual(['placed', 'QUI-001']);
      // A second decision comes too late.
      expect((await post(path, cookie, { accion: 'ligar', persona: person })).status).toBe(409);
    });
  });

  describe(`${engine.name}: a decision about a waiting message`, () => {
    test('a code that gets a meaning places every message that waits for it, and the meaning can be undone', async () => {
      const { cookie } = await staff('bacteriologist');
      const exam = 'GLU-X^Glucosa de prueba^L';
      for (const control of ['C1', 'C2', 'C3'])
        await send(glucose({ control, filler: control, document: '2001', exam }));
      await send(glucose({ control: 'C4', filler: 'C4', document: '2001', exam: 'OTRO-X^Otro^L' }));
      const html = await (await get(await pageOf('C1'), cookie)).text();
      expect(html).toContain('Otros 2 mensajes esperan por lo mismo');
      const mean = async (significa: string) => post(await pageOf('C1'), cookie, { accion: 'equivalencia', significa });
      const refused = await mean('NADA-1');
      const again = await refused.text();
      expect([refused.status, again.includes('value="NADA-1"'), again.includes('No hay un examen con ese')]).toEqual([
        ...[422, true, true],
      ]);
      // Nothing is chosen before somebody chooses.
      expect([html.includes('value="QUI-001 · '), (await mean('')).status]).toEqual([true, 422]);
      expect((await mean('qui-001 · Glucosa')).status).toBe(303);
      expect(await Promise.all(['C1', 'C2', 'C3', 'C4'].map(stateOf))).toEqual([
        ...['placed', 'placed', 'placed', 'quarantined'],
      ]);
      const codes = await (await get('/admin-panel/equivalencias', cookie)).text();
      const mapping = await opened.db.selectFrom('sender_codes').select('id').executeTakeFirstOrThrow();
      expect([codes.includes('GLU-X'), codes.includes(mapping.id)]).toEqual([true, true]);
      expect((await post('/admin-panel/equivalencias', cookie, { deshacer: mapping.id })).status).toBe(303);
      await send(glucose({ control: 'C5', document: '2001', exam }));
      expect(await stateOf('C5')).toBe('quarantined');
    });

    test("a unit that is not the catalog's waits; another spelling gets a meaning, and another unit does not", async () => {
      const { cookie } = await staff('bacteriologist');
      await send(potassium({ control: 'U1', document: '2001', unit: 'mEq/L' }));
      await send(potassium({ control: 'U2', filler: 'U2', document: '2001', unit: 'milimoles' }));
      await send(potassium({ control: 'U3', document: '2001', unit: 'mg/dL' }));
      expect(await Promise.all(['U1', 'U2', 'U3'].map(stateOf))).toEqual(['placed', 'quarantined', 'quarantined']);
      expect((await post(await pageOf('U3'), cookie, { accion: 'equivalencia', significa: 'mmol/L' })).status).toBe(
        422,
      );
      expect((await post(await pageOf('U2'), cookie, { accion: 'equivalencia', significa: 'mmol/L' })).status).toBe(
        303,
      );
      const [row] = await opened.db
        .selectFrom('observations')
        .select('unit')
        .where('report', '=', (await reportOf('U2'))?.id ?? '')
        .execute();
      expect(row).toEqual({ unit: 'milimoles' });
    });

    test('it is refused with a reason, stays stored, and its number may be used again', async () => {
      const { cookie } = await staff('bacteriologist');
      const stored = await messages();
      expect((await post(await pageOf('C4'), cookie, { accion: 'rechazar', motivo: 'x' })).status).toBe(422);
      expect((await post(await pageOf('C4'), cookie, { accion: 'rechazar', motivo: 'sent-again' })).status).toBe(303);
      expect([await stateOf('C4'), (await rowOf('C4')).reason, await messages()]).toEqual([
        'refused',
        'sent-again',
        stored,
      ]);
      expect((await send(glucose({ control: 'C4', filler: 'C4', document: '2001' }))).body.toString()).toContain(
        'MSA|AA|C4',
      );
    });
  });

  describe(`${engine.name}: the list of messages`, () => {
    test('a number that is used again with other content is an alarm until somebody has seen it', async () => {
      const { cookie } = await staff('bacteriologist');
      await send(glucose({ control: 'A1', document: '2001' }));
      await send(glucose({ control: 'A1', document: '2001', value: '300' }));
      const list = async () => (await get('/admin-panel/mensajes-del-sistema', cookie)).text();
      expect(await list()).toContain('Un sistema repitió un número de mensaje con otro contenido');
      const refused = await opened.db
        .selectFrom('messages_in')
        .select('id')
        .where('reason', '=', 'control-id-reused')
        .executeTakeFirstOrThrow();
      await post(`/admin-panel/mensajes-del-sistema/${refused.id}`, cookie, { accion: 'visto' });
      expect(await list()).not.toContain('Un sistema repitió un número de mensaje con otro contenido');
    });

    test('only a bacteriologist who has just proved who they are decides', async () => {
      await send(messageOf({ control: 'D1', document: '2001', birth: '19700101' }));
      const path = await pageOf('D1');
      for (const role of ['reception', 'counselor', 'owner'] as const) {
        const { cookie } = await staff(role);
        expect((await get(path, cookie)).status).toBe(403);
        expect((await post(path, cookie, { accion: 'rechazar', motivo: 'duplicate' })).status).toBe(403);
      }
      const { cookie } = await staff('bacteriologist');
      opened.site.setClock('2026-11-17T15:06:00Z');
      const answer = await post(path, cookie, { accion: 'rechazar', motivo: 'duplicate' });
      expect([answer.status, answer.headers.get('Location')?.startsWith('/admin-panel/confirmar?')]).toEqual([
        303,
        true,
      ]);
      expect(await (await get(path, cookie)).text()).toContain('Para decidir, confirme primero quién es');
      expect(await stateOf('D1')).toBe('quarantined');
    });

    test('the ledger balances after all of it, and the audit chain is intact', async () => {
      const { received, stored, placed, quarantined, refused } = await messageLedger(opened.db);
      expect(received).toBe(stored + placed + quarantined + refused);
      expect(await checkAudit(opened.db)).toMatchObject({ intact: true });
    });
  });
}
