import { afterEach, describe, expect, test, vi } from 'vitest';

import type { OutgoingMail } from '../../app/platform/mail-transport.server.ts';
import { deliverNext } from '../../app/platform/mail-worker.server.ts';
import siteConfig from '../../site.config.ts';
import { makeDoctor } from '../support/doctors.ts';
import { openEngines } from '../support/engines.ts';
import { openSite, publicUrl, testVault } from '../support/host.ts';
import { elements } from '../support/html.ts';
import { birthdayFields, cookieOf, postForm } from '../support/link-visits.ts';
import { signedIn } from '../support/people.ts';
import { releaseSite, releaseStart } from '../support/release-site.ts';
import { glucose } from '../support/result-messages.ts';

// A canary in the name, the document, the value, and the comment of a result travels the whole path. It is on the pages of those who may
// read it, and in no log, address, header, mail, audit event, or error page. `canary.e2e.ts` looks into the browser.

const canary = { name: 'Quetzalcanario', document: '77665544', value: '91.41592', comment: 'Hemólisis canaria' };
const anyCanary = /quetzalcanario|77665544|91\.41592|hem(ó|%C3%B3|&#xF3;)lisis|canari/i;

const message = glucose({ control: 'CANARY', filler: 'CANARY', document: canary.document, value: canary.value })
  .replace('Ríos^Canarita', `Ríos^${canary.name}`)
  .replace('|19880229|F', '|19880229|F|||||^NET^Internet^paciente@correo.example')
  .replace('\rSPM|', `\rNTE|1|L|${canary.comment}\rSPM|`)
  .replace('71334455', '7199887');

afterEach(() => vi.restoreAllMocks());

/** Everything that the process writes. */
function writtenLines(): string[] {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...all) => void lines.push(all.map(String).join(' ')));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
}

/** The addresses that pages lead to, and their titles, which stay in the browser's history. */
const addressesIn = (pages: readonly string[]) =>
  pages.flatMap((page) => [
    ...elements(page, 'a').map(({ href }) => href),
    ...elements(page, 'form').map(({ action }) => action),
    ...[...page.matchAll(/<title>([^<]*)/g)].map(([, title]) => title),
  ]);

type Site = ReturnType<typeof releaseSite>;

/** The mails that the outbox holds, as they are sent. */
async function sentMails({ opened }: Site): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  const deliver = async (mail: OutgoingMail) => {
    mails.push(mail);
    return { kind: 'sent' } as const;
  };
  const addresses = { publicUrl, panelUrl: publicUrl };
  const rest = { db: opened.db, vault: testVault, isDemonstration: false, ...addresses, laboratory: siteConfig };
  while (await deliverNext({ ...rest, now: () => new Date(releaseStart), transport: { deliver } })) {
    // The next one.
  }
  return mails;
}

/** The result arrives, is released, and its link is opened. Returns the pages that show it. */
async function travel(site: Site) {
  const { opened, send, staff, get, post, pageOf } = site;
  const { cookie } = await staff('bacteriologist');
  const doctor = await makeDoctor(opened.db, { registration: '7199887' });
  const acknowledged = (await send(message)).body.toString();
  const review = await pageOf('CANARY');
  const reviewed = await get(review, cookie);
  const released = await post(review, cookie, { accion: 'liberar', version: '1' });
  const mails = await sentMails(site);
  const [link = ''] = /\/portal-resultados\/enlace\/[\w-]+/.exec(JSON.stringify(mails)) ?? [];
  const opening = await postForm(opened.site, link, birthdayFields('1988-02-29'));
  const patient = cookieOf(opening);
  const report = review.split('/').at(-1) ?? '';
  const read = await get(`/portal-resultados/resultado/${report}`, patient);
  const doctorCookie = await signedIn(opened.db, doctor.id, { kind: 'doctor', at: releaseStart });
  const seen = await get(`/portal-medicos/resultado/${report}`, doctorCookie);
  return { acknowledged, mails, patient, report, answers: [reviewed, released, opening, read, seen] };
}

/** The patient's answers when the catalog breaks, with an error that repeats the row, and for a result that is not there. */
async function failuresOf({ opened }: Site, report: string, patient: string) {
  const broken = await openSite({
    db: opened.db,
    at: releaseStart,
    change: (services) => ({
      ...services,
      catalogue: () => Promise.reject(new Error(`duplicate key (${Object.values(canary).join(', ')})`)),
    }),
  });
  return Promise.all(
    [report, `${report}/archivo/csv`, 'nothing'].map(async (below) => {
      const path = `/portal-resultados/resultado/${below}`;
      const failure = await broken.get(path, { headers: { Cookie: patient } });
      return [failure.status, [...failure.headers], await failure.text()];
    }),
  );
}

describe.each(await openEngines())('$name', (engine) => {
  const site = releaseSite(engine);

  test('a planted canary is on the pages of its readers, and nowhere else', async () => {
    const lines = writtenLines();
    const { acknowledged, mails, patient, report, answers } = await travel(site);
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    const [reviewed = '', , , read = '', seen = ''] = pages;
    expect([acknowledged, answers.map(({ status }) => status)]).toEqual([
      expect.stringContaining('|AA|'),
      [200, 303, 303, 200, 200],
    ]);
    const shown = [reviewed, read, seen].map((page) => [page.includes(canary.value), page.includes(canary.comment)]);
    expect(shown).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(reviewed.includes(canary.name)).toBe(true);

    const headers = answers.map((answer) => [...answer.headers]);
    const failures = await failuresOf(site, report, patient);
    const stranger = await site.get(`/portal-resultados/resultado/${report}`, (await site.staff('reception')).cookie);
    const audit = await site.opened.db.selectFrom('audit').selectAll().execute();
    vi.restoreAllMocks();

    expect(failures.map(([status]) => status)).toContain(500);
    expect(mails.length).toBeGreaterThan(0);
    const places = {
      lines,
      addresses: addressesIn(pages),
      headers,
      mails,
      failures,
      audit,
      acknowledged,
      stranger: await stranger.text(),
    };
    for (const [place, found] of Object.entries(places))
      expect([place, anyCanary.exec(JSON.stringify(found))?.[0]]).toEqual([place, undefined]);
  });
});
