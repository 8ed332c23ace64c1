import { expect, test } from 'vitest';

import { textOf } from '../support/html.ts';
import { createLinkPath, postForm } from '../support/link-visits.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';

// A family shares a telephone: the page of a result link shows the nickname that the person chose at the desk, on both engines.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
let people = 0;

async function desk(stage: ResultStage) {
  people += 1;
  const { id } = await makeAccount(stage.db, { email: `m${people}@yarumo.example`, roles: ['reception'], at: start });
  const cookie = await signedIn(stage.db, id, { at: start });
  const made = await stage.makeResult({ document: `CC 6100${people}`, email: 'familia@correo.example' });
  const save = (apodo: string, version: number) =>
    postForm(
      stage.site,
      `/admin-panel/pacientes/${made.person}`,
      {
        accion: 'contacto',
        correo: 'familia@correo.example',
        telefono: '',
        idioma: 'es',
        apodo,
        version: String(version),
      },
      cookie,
    );
  return { ...made, cookie, save };
}

test.each(stages)(
  '$name: shows on a link that opens, before the birth date, and changing it ends no link',
  async (stage) => {
    const { order, person, save } = await desk(stage);
    const link = await createLinkPath(stage.db, order, start);
    expect(textOf(await (await stage.site.get(link)).text())).not.toContain('Para ');
    expect((await save('La Mona', 1)).status).toBe(303);
    const answer = await stage.site.get(link);
    expect([answer.status, textOf(await answer.text()).includes('Para La Mona')]).toEqual([200, true]);
    const row = await stage.db
      .selectFrom('persons')
      .select('nickname')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    expect(row.nickname).not.toContain('Mona');
    expect(await stage.auditOf(person)).toEqual([['person.contact-changed', 'reception', null]]);
    expect((await save('', 2)).status).toBe(303);
    expect(textOf(await (await stage.site.get(link)).text())).not.toContain('Mona');
  },
);

test.each(stages)('$name: a dead link shows no nickname', async (stage) => {
  const { order, save } = await desk(stage);
  const old = await createLinkPath(stage.db, order, start);
  await save("D'Artagnan", 1);
  await createLinkPath(stage.db, order, start);
  const answer = await stage.site.get(old);
  expect([answer.status, (await answer.text()).includes('Artagnan')]).toEqual([404, false]);
});

test.each(stages)('$name: no document, no exam, and no markup; what was typed stays in the form', async (stage) => {
  const { save, cookie, person } = await desk(stage);
  for (const apodo of ['CC 43123456', 'La del VIH', '<b>Mona</b>', 'x'.repeat(25)]) {
    const answer = await save(apodo, 1);
    const html = await answer.text();
    expect([apodo, answer.status, html.includes('id="apodo-error"')]).toEqual([apodo, 422, true]);
    expect(html).not.toContain('<b>Mona');
  }
  const page = await stage.site.get(`/admin-panel/pacientes/${person}`, { headers: { Cookie: cookie } });
  expect(page.status).toBe(200);
});
