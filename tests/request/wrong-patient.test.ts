import { describe, expect, test } from 'vitest';

import { openEngines } from '../support/engines.ts';
import { textOf } from '../support/html.ts';
import { startLinkVisit } from '../support/link-visits.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose } from '../support/result-messages.ts';

// A value that was another person's, and was taken back, is in no later version and on no page. The cholesterol of 157.3 is the other person's.

const cholesterol = (value: string, status: string) =>
  `OBX|2|NM|COL^Colesterol^L||${value}|mg/dL|0-200|N|||${status}|||20261117064500|LAB GUAYACAN\rSPM|1`;
const both = (filler: string) =>
  glucose({ control: `${filler}-1`, filler, document: `60${filler}` }).replace('SPM|1', cholesterol('157.3', 'F'));
const next = (filler: string, status: string, value = '80.5') =>
  glucose({ control: `${filler}-2`, filler, document: `60${filler}`, value, status, at: '20261117094000' });
const withdraw = (version: string) => ({ accion: 'retirar', version, motivo: 'wrong-patient' });

for (const engine of await openEngines()) {
  const { opened, send, staff, post, reportOf, pageOf } = releaseSite(engine);
  const start = async (filler: string) => {
    const { cookie } = await staff('bacteriologist');
    await send(both(filler));
    const path = await pageOf(filler);
    const doing = (fields: Record<string, string>) => post(path, cookie, fields);
    expect((await doing({ accion: 'liberar', version: '1' })).status).toBe(303);
    return doing;
  };
  const pageOfPatient = async (filler: string) => {
    const { id, order_id } = await reportOf(filler);
    const cookie = await startLinkVisit(opened.db, order_id, releaseStart);
    const page = await opened.site.get(`/portal-resultados/resultado/${id}`, { headers: { Cookie: cookie } });
    return textOf(await page.text());
  };

  describe(`${engine.name}: results of the wrong patient`, () => {
    test('that the laboratory withdrew are not merged into the next version, and not shown as the value before', async () => {
      const doing = await start('W1');
      expect((await doing(withdraw('1'))).status).toBe(303);
      await send(next('W1', 'F'));
      expect((await doing({ accion: 'liberar', version: '2' })).status).toBe(303);
      const page = await pageOfPatient('W1');
      expect(page).toContain('80.5');
      expect(page).not.toMatch(/157\.3|91\.0|Colesterol/);
    });

    test('that the laboratory withdrew stay withdrawn when the sender takes one of them back', async () => {
      const doing = await start('W2');
      await doing(withdraw('1'));
      await send(next('W2', 'W', ''));
      expect(await reportOf('W2')).toMatchObject({ status: 'withdrawn' });
      expect((await doing({ accion: 'liberar', version: '2' })).status).toBe(409);
    });

    test('that the sender took back (OBX-11 W) leave their name, without the value', async () => {
      const doing = await start('W3');
      await send(next('W3', 'C').replace('SPM|1', cholesterol('157.3', 'W')));
      expect((await doing({ accion: 'liberar', version: '2' })).status).toBe(303);
      const page = await pageOfPatient('W3');
      expect(page).toContain('Ya no aparece: Colesterol');
      expect(page).toContain('91.0');
      expect(page).not.toContain('157.3');
    });

    test('that the sender took back as a whole are not the values before the next version', async () => {
      const doing = await start('W4');
      await send(both('W4').replace('W4-1', 'W4-x').replaceAll('|||F|||', '|||W|||'));
      expect(await reportOf('W4')).toMatchObject({ status: 'withdrawn', released_version: null });
      await send(next('W4', 'F'));
      expect((await doing({ accion: 'liberar', version: '3' })).status).toBe(303);
      expect(await pageOfPatient('W4')).not.toMatch(/157\.3|91\.0|Colesterol/);
    });
  });
}
