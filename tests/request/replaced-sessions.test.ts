import { expect, test } from 'vitest';

import { inviteFromTerminal } from '../../app/domain/accounts/staff-invitations.server.ts';
import { testVault } from '../support/host.ts';
import { birthdayFields, createLinkPath, postForm } from '../support/link-visits.ts';
import { opensArea, ownVisit } from '../support/own-accounts.ts';
import { cookiesOf, mailTo, newEmail } from '../support/patient-accounts.ts';
import { openResultStages } from '../support/result-stage.ts';
import { birthDate } from '../support/results.ts';

// A browser has one session: whatever starts another one ends the old one, also when it belongs to somebody else (D 16).

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);
const fresh = 'seis nubes lentas';

test.each(stages)(
  '$name, D 16: accepting an invitation ends the session that the browser had',
  async ({ db, site }) => {
    const old = await ownVisit(db, 'patient', start);
    const needs = {
      db,
      vault: testVault,
      now: new Date(start),
      timeZone: 'America/Bogota',
      origin: { request: null, session: null, client: null },
    };
    const invitation = { email: newEmail(), name: 'Nora Ruiz', roles: ['reception'], locale: 'es' } as const;
    const token = await inviteFromTerminal(needs, invitation, { purpose: 'staff-invitation', reason: 'terminal' });
    const path = `/admin-login/invitacion/${token}`;
    const accepted = await postForm(site, path, { clave: fresh, otra: fresh }, old.cookie);
    expect(accepted.status).toBe(303);
    expect(await opensArea(site, 'patient', old.cookie)).toBe(false);
  },
);

test.each(stages)(
  '$name, D 16: confirming a registration ends the session that the browser had',
  async ({ db, site }) => {
    const old = await ownVisit(db, 'patient', start);
    const email = newEmail();
    await postForm(site, '/portal-resultados/crear-cuenta', { correo: email, clave: fresh });
    const path = (await mailTo(db, 'patient-confirm-email', email))?.path ?? '';
    const confirmed = await postForm(site, path, { clave: fresh }, old.cookie);
    expect(await opensArea(site, 'patient', cookiesOf(confirmed)['__Host-session'] ?? '')).toBe(true);
    expect(await opensArea(site, 'patient', old.cookie)).toBe(false);
  },
);

test.each(stages)('$name, D 16: opening a result link ends the session that the browser had', async (stage) => {
  const { db, site } = stage;
  const old = await ownVisit(db, 'patient', start);
  const { order } = await stage.makeResult();
  const path = await createLinkPath(db, order, start);
  expect((await postForm(site, path, birthdayFields('1990-01-01'), old.cookie)).status).toBe(422);
  expect(await opensArea(site, 'patient', old.cookie)).toBe(true);
  expect((await postForm(site, path, birthdayFields(birthDate), old.cookie)).status).toBe(303);
  expect(await opensArea(site, 'patient', old.cookie)).toBe(false);
});
