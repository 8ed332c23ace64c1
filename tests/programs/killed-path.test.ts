import { afterAll, expect, test } from 'vitest';

import { elements } from '../support/html.ts';
import {
  endLeases,
  enterPanel,
  isChainIntact,
  type KilledSite,
  killedReply,
  killedValue,
  mailsOfAll,
  openForms,
  openKilledSite,
  storedStates,
} from '../support/killed-path.ts';
import { birthdayFields } from '../support/link-visits.ts';
import { startPostgres } from '../support/postgres.ts';

// The site is killed between the steps of three paths: a result is released, mailed, opened, and read; a message is answered; a home visit
// is confirmed. Each step that was acknowledged is there in the next life, and the next step works.

const postgres = await startPostgres();
afterAll(() => postgres?.stop());
const engines = [{ name: 'SQLite', url: null }, ...(postgres ? [{ name: 'PostgreSQL', url: postgres.url }] : [])];

test.concurrent.each(engines)(
  '$name: kill -9 between any two steps loses nothing that was acknowledged',
  { timeout: 240_000 },
  async ({ url }) => {
    const site = await openKilledSite(url);
    try {
      const begun = await begin(site);
      await decide(site, begun);
      await read(site, begun.report, await receiveMails(site));
    } finally {
      await site.end();
    }
  },
);

/** A result arrives, a message and a request for a visit are left, and two people have signed in. */
async function begin(site: KilledSite) {
  const forms = await openForms(site);
  const staff = { rosa: await enterPanel(site, 'rosa'), beatriz: await enterPanel(site, 'beatriz') };
  const message = await forms.leaveMessage();
  const visit = await forms.askVisit();
  expect(await site.sendResult()).toContain('|AA|');
  const { report, stateOf } = await site.kill(storedStates);
  expect([report?.status, stateOf(message), stateOf(visit.id)]).toEqual(['final', 'new', 'requested']);
  return { ...staff, message, visit, report: report?.id ?? '' };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** The visit is confirmed, the message is answered, the result is released. The sessions of the first life still open the panel. */
async function decide(site: KilledSite, { rosa, beatriz, message, visit, report }: Begun): Promise<void> {
  const visitPage = `/admin-panel/domicilios/${visit.id}`;
  const options = elements(await (await site.get(visitPage, rosa)).text(), 'option').map(({ value }) => value ?? '');
  const persona = options.find((value) => value.length === 36) ?? '';
  const plan = { accion: 'confirmar', version: '1', dia: visit.dia, franja: '08:00-10:00', persona };
  const answer = { movimiento: 'correo', version: '1', texto: killedReply };
  const statuses = [
    (await site.post(visitPage, plan, rosa)).status,
    (await site.post(`/admin-panel/mensajes/${message}`, answer, rosa)).status,
    (await site.post(`/admin-panel/resultados/${report}`, { accion: 'liberar', version: '1' }, beatriz)).status,
  ];
  const stored = await site.kill(async (db) => {
    await endLeases(db);
    return storedStates(db);
  });
  expect(statuses).toEqual([303, 303, 303]);
  const states = [stored.report?.released_version, stored.stateOf(message), stored.stateOf(visit.id)];
  expect(states).toEqual([1, 'answered', 'confirmed']);
}

/** Each decision has its mail, also those that the killed process had no time to send. Returns the patient's link. */
async function receiveMails(site: KilledSite): Promise<string> {
  const { patient } = await mailsOfAll(site);
  await site.kill(storedStates);
  const [link = ''] = /\/portal-resultados\/enlace\/[\w-]+/.exec(patient) ?? [];
  return link;
}

/** The patient opens the link, and reads the value with the cookie of that life. The link opens once. */
async function read(site: KilledSite, report: string, link: string): Promise<void> {
  const opened = await site.post(link, birthdayFields('1988-02-29'));
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect([opened.status, await site.kill(isChainIntact)]).toEqual([303, true]);
  const page = await site.get(`/portal-resultados/resultado/${report}`, cookie);
  expect([page.status, (await page.text()).includes(killedValue)]).toEqual([200, true]);
  expect((await site.post(link, birthdayFields('1988-02-29'))).status).not.toBe(303);
  const reads = await site.kill((db) =>
    db.selectFrom('audit').select('role').where('action', '=', 'report.read').execute(),
  );
  expect(reads).toContainEqual({ role: 'link' });
}
