import { expect, test } from 'vitest';

import { textOf } from '../support/html.ts';
import { birthdayFields, postForm } from '../support/link-visits.ts';
import { boundTo, mailTo, patientVisit } from '../support/patient-accounts.ts';
import { makeAccount, signedIn } from '../support/people.ts';
import { openResultStages } from '../support/result-stage.ts';
import { birthDate } from '../support/results.ts';

// A receptionist can hand a neighbor's code to herself. The neighbor must hear of it and see it, on both engines.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
const contact = 'vecina@correo.example';

test.each(stages)(
  '$name, D 27 D 37: the contact and the person’s account hear of a code and of the account that used it, and see that account',
  async (stage) => {
    const { person } = await stage.makeResult({ email: contact });
    const own = await patientVisit(stage.db, start);
    await boundTo(stage.db, own.id, person, start);
    const desk = await makeAccount(stage.db, { email: 'mostrador@yarumo.example', roles: ['reception'], at: start });
    const cookie = await signedIn(stage.db, desk.id, { at: start });
    const handed = await postForm(stage.site, `/admin-panel/pacientes/${person}`, { accion: 'codigo' }, cookie);
    const [code = ''] = /[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}/.exec(await handed.text()) ?? [];
    for (const to of [contact, own.email])
      expect(await mailTo(stage.db, 'readers-changed', to), to).toMatchObject({ change: 'code' });

    const accesses = async () =>
      textOf(await (await stage.site.get('/portal-resultados/accesos', { headers: { Cookie: own.cookie } })).text());
    expect(await accesses()).toContain('Nadie más tiene acceso');
    const intruder = await patientVisit(stage.db, start, 'intrusa@correo.example');
    const fields = { codigo: code, ...birthdayFields(birthDate) };
    stage.site.setClock('2026-11-17T15:01:00Z');
    expect((await postForm(stage.site, '/portal-resultados/unir', fields, intruder.cookie)).status).toBe(303);
    stage.site.setClock(start);
    for (const to of [contact, own.email])
      expect(await mailTo(stage.db, 'readers-changed', to), to).toMatchObject({ change: 'bound' });
    // It knows what it has done.
    expect(await mailTo(stage.db, 'readers-changed', intruder.email)).toBeNull();
    const seen = await accesses();
    expect(seen).toContain('in···@correo.example');
    expect(seen).not.toContain('Nadie más tiene acceso');
  },
);
