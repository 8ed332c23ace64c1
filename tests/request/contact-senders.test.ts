import { describe, expect, test } from 'vitest';

import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { openEngines } from '../support/engines.ts';
import { birthdayFields, createLinkPath, postForm } from '../support/link-visits.ts';
import { mailTo, patientVisit } from '../support/patient-accounts.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose } from '../support/result-messages.ts';

// A laboratory system planted its own address as the contact of a person whose results come from another one. On both engines.

const planted = 'plantado@correo.example';
const own = 'propio@correo.example';
const born = '1988-02-29';

/** A message whose patient has an address (PID-13). */
const withAddress = (message: string, email: string) => message.replace('|F\r', `|F|||||^NET^Internet^${email}\r`);

for (const engine of await openEngines()) {
  const { opened, send, staff, post, reportOf, pageOf } = releaseSite(engine);

  const otherKey = async () => {
    const sender = { name: 'Otro', application: 'LIS', facility: 'OTRO', networks: [] };
    const made = await opened.db
      .transaction()
      .execute((transaction) => createSender(transaction, sender, new Date(releaseStart)));
    return made.key;
  };

  const release = async (filler: string) => {
    const { cookie } = await staff('bacteriologist');
    expect((await post(await pageOf(filler), cookie, { accion: 'liberar', version: '1' })).status).toBe(303);
    return (await reportOf(filler)).order_id;
  };

  describe(engine.name, () => {
    test('the contact of one sender gets no link to another sender’s order, until the desk records it', async () => {
      const key = await otherKey();
      const document = '5150';
      const first = withAddress(glucose({ control: 'K1', filler: 'K1', document, facility: 'OTRO' }), planted);
      await send(first, { Authorization: `Bearer ${key}` });
      await send(withAddress(glucose({ control: 'K2', filler: 'K2', document }), own));
      const order = await release('K2');
      expect(await mailTo(opened.db, 'result-ready', planted)).toBeNull();
      const thief = await patientVisit(opened.db, releaseStart, planted);
      const link = await createLinkPath(opened.db, order, releaseStart);
      await postForm(opened.site, link, { unir: 'si', ...birthdayFields(born) }, thief.cookie);
      const bonds = opened.db.selectFrom('account_persons').select('person').where('account', '=', thief.id);
      expect(await bonds.execute()).toEqual([]);
      await release('K1');
      expect(await mailTo(opened.db, 'result-ready', planted)).not.toBeNull();
      const desk = await staff('reception');
      const { person } = await opened.db
        .selectFrom('orders')
        .select('person')
        .where('id', '=', order)
        .executeTakeFirstOrThrow();
      const path = `/admin-panel/pacientes/${person}`;
      const ask = { accion: 'enlace', orden: order };
      expect((await post(path, desk.cookie, ask)).status).toBe(422);
      const contact = { accion: 'contacto', correo: own, telefono: '', idioma: 'es', version: '1' };
      expect((await post(path, desk.cookie, contact)).status).toBe(303);
      expect((await post(path, desk.cookie, ask)).status).toBe(303);
      expect(await mailTo(opened.db, 'result-ready', own)).not.toBeNull();
    });
  });
}
