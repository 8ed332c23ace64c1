import { expect, test } from 'vitest';

import { checkAudit } from '../../app/domain/audit/audit-log.server.ts';
import { testVault } from '../support/host.ts';
import { elements, textOf, texts } from '../support/html.ts';
import { birthdayFields, cookieOf, createLinkPath, postForm } from '../support/link-visits.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { birthDate } from '../support/results.ts';

// A patient opens a result by link and birth date, on both engines. Numbers such as D 45 are the security requirements.

const start = '2026-11-17T15:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const results = '/portal-resultados/resultado';

const stages = await openResultStages(start);

const open = ({ site }: ResultStage, link: string, date = birthDate) => postForm(site, link, birthdayFields(date));

const sameParts = async (page: Response, link: string) => {
  const { 'x-request-id': _, ...headers } = Object.fromEntries(page.headers);
  return { status: page.status, headers, html: (await page.text()).replaceAll(link, 'LINK') };
};

const mailsOf = ({ db }: ResultStage) =>
  db.selectFrom('outbox').select(['id', 'template', 'details', 'recipient']).orderBy('created_at').execute();

const proofOf = async (answer: Response): Promise<string> =>
  elements(await answer.text(), 'input').find(({ name }) => name === 'prueba')?.value ?? '';

/** Asks for a new link with the right date of a dead one. */
const renew = async (stage: ResultStage, link: string) =>
  postForm(stage.site, link, { prueba: await proofOf(await open(stage, link)), nuevo: '1' });

test.each(stages)(
  '$name, D 44: before the birth date, the page shows the laboratory, the expiry, and nothing about the person',
  async (stage) => {
    const { order, person } = await stage.makeResult();
    const link = await createLinkPath(stage.db, order, start);
    const answer = await stage.site.get(link);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(textOf(html)).toContain('Vence el viernes 20 de noviembre de 2026, 10:00 a. m.');
    expect(html).not.toMatch(/Ana|Restrepo|Gluc|Ochoa|correo\.example/);
    expect(elements(html, 'input').map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['nacimiento.dia', 'bday-day'],
      ['nacimiento.mes', 'bday-month'],
      ['nacimiento.anio', 'bday-year'],
    ]);
    expect(await stage.auditOf(person)).toEqual([]);
  },
);

test.each(stages)(
  '$name, D 41: the page is stored nowhere, sends no referrer, and loads nothing from elsewhere',
  async (stage) => {
    const { order } = await stage.makeResult();
    const { headers } = await stage.site.get(await createLinkPath(stage.db, order, start));
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Content-Security-Policy')).not.toContain('https:');
  },
);

test.each(stages)('$name, D 40: fifty GETs and HEADs of mail scanners use nothing up', async (stage) => {
  const { order } = await stage.makeResult();
  const link = await createLinkPath(stage.db, order, start);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => stage.site.get(link, { method: index % 2 === 0 ? 'GET' : 'HEAD' })),
  );
  expect((await open(stage, link)).status).toBe(303);
});

test.each(stages)('$name, D 46: a right date opens the results for fifteen minutes, once', async (stage) => {
  const { order, person } = await stage.makeResult();
  const link = await createLinkPath(stage.db, order, start);
  const opened = await open(stage, link);
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, results]);
  expect(opened.headers.get('Set-Cookie')).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const list = await stage.site.get(results, { headers: { Cookie: cookieOf(opened) } });
  expect(list.headers.get('Refresh')).toBe(`900; url=${results}`);
  expect(textOf(await list.text())).toContain('Para Ana');
  expect((await open(stage, link)).status).toBe(410);
  expect((await stage.auditOf(person)).map(([action, , reason]) => [action, reason])).toEqual([
    ['link.opened', null],
    ['order.read', null],
    ['link.refused', 'used'],
  ]);
});

test.each(stages)('$name, D 40: twenty POSTs at once start one session', async (stage) => {
  const { order } = await stage.makeResult();
  const link = await createLinkPath(stage.db, order, start);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => open(stage, link).then(({ status }) => status)));
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  const sessions = await stage.db.selectFrom('sessions').select('id').where('scope', '=', order).execute();
  expect(sessions).toHaveLength(1);
});

test.each(stages)(
  '$name, D 45: five wrong dates end the link, and say no more than "check the date"',
  async (stage) => {
    const { order } = await stage.makeResult();
    const link = await createLinkPath(stage.db, order, start);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await open(stage, link, '1985-07-04');
      expect(wrong.status).toBe(422);
      // The fifth date closes the link, and the page then reads as that of any closed one.
      expect(textOf(await wrong.text())).toMatch(attempt < 4 ? /no abre el enlace/ : /no encontramos el enlace/);
    }
    expect((await stage.site.get(link)).status).toBe(404);
    const right = await open(stage, link);
    expect([right.status, right.headers.get('Set-Cookie')]).toEqual([410, null]);
    expect(texts(await right.text(), 'h1')).toEqual(['Cerramos este enlace']);
  },
);

test.each(stages)('$name, D 45: five dates typed at once count exactly', async (stage) => {
  const { order } = await stage.makeResult();
  const link = await createLinkPath(stage.db, order, start);
  await Promise.all(Array.from({ length: 12 }, () => open(stage, link, '1985-07-04')));
  expect((await open(stage, link)).headers.get('Set-Cookie')).toBeNull();
});

test.each(stages)(
  '$name, a dead link says what happened five times, and then nothing any more: nobody learns a birth date by trying',
  async (stage) => {
    const { order } = await stage.makeResult();
    const link = await createLinkPath(stage.db, order, start);
    stage.site.setClock(later(73 * 60));
    for (let attempt = 0; attempt < 5; attempt += 1) await open(stage, link, '1985-07-04');
    expect((await open(stage, link)).status).toBe(422);
  },
);

test.each(stages)('$name, D 45: one network gets twenty dates an hour', async (stage) => {
  const { order } = await stage.makeResult();
  for (let attempt = 0; attempt < 20; attempt += 1) await open(stage, `/portal-resultados/enlace/invented${attempt}`);
  const link = await createLinkPath(stage.db, order, start);
  expect((await open(stage, link)).status).toBe(429);
  stage.site.setClock(later(61));
  expect((await open(stage, link)).status).toBe(303);
});

test.each(stages)(
  '$name, D 45: before a right date, an expired, used, locked, replaced, and invented link get the same page',
  async (stage) => {
    const [expired, used, locked, replaced] = await Promise.all(
      Array.from({ length: 4 }, async () => (await stage.makeResult()).order),
    );
    const links = {
      expired: await createLinkPath(stage.db, expired ?? '', '2026-11-10T15:00:00Z'),
      used: await createLinkPath(stage.db, used ?? '', start),
      locked: await createLinkPath(stage.db, locked ?? '', start),
      replaced: await createLinkPath(stage.db, replaced ?? '', start),
      invented: '/portal-resultados/enlace/invented',
    };
    await createLinkPath(stage.db, replaced ?? '', start);
    await open(stage, links.used);
    for (let attempt = 0; attempt < 5; attempt += 1) await open(stage, links.locked, '1985-07-04');
    await stage.db.deleteFrom('attempts').where('count', '>', 5).execute();
    const answers = await Promise.all(
      Object.values(links).map(async (link) => {
        const pages = [await stage.site.get(link), await open(stage, link, '1985-07-04')];
        return Promise.all(pages.map((page) => sameParts(page, link)));
      }),
    );
    expect(answers[0]?.map(({ status }) => status)).toEqual([404, 422]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  },
);

test.each(stages)('$name, with the right date, the page says which: expired, used, withdrawn', async (stage) => {
  const { order, report } = await stage.makeResult();
  const heading = async (link: string) => texts(await (await open(stage, link)).text(), 'h1');
  expect(await heading(await createLinkPath(stage.db, order, '2026-11-10T15:00:00Z'))).toEqual(['Este enlace venció']);
  const old = await createLinkPath(stage.db, order, start);
  const link = await createLinkPath(stage.db, order, start);
  expect(await heading(old)).toEqual(['Este enlace ya se usó']);
  await stage.db
    .updateTable('reports')
    .set({ status: 'withdrawn', released_version: null })
    .where('id', '=', report)
    .execute();
  expect(await heading(link)).toEqual(['El laboratorio retiró este resultado']);
});

test.each(stages)('$name, a link that nobody knows says whom to call, because the date may be right', async (stage) => {
  const answer = await open(stage, `/portal-resultados/enlace/${'A'.repeat(43)}`);
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toMatch(/Si es la correcta, el enlace es muy antiguo.*llámenos al \+57/);
});

test.each(stages)('$name, a date that no calendar has is not an attempt', async (stage) => {
  const { order } = await stage.makeResult();
  const link = await createLinkPath(stage.db, order, start);
  for (let attempt = 0; attempt < 8; attempt += 1) expect((await open(stage, link, '1985-02-30')).status).toBe(422);
  expect((await open(stage, link)).status).toBe(303);
});

test.each(stages)(
  '$name, a new link goes to the contact on file, three times a day, with the same answer always',
  async (stage) => {
    const { order, person } = await stage.makeResult();
    const link = await createLinkPath(stage.db, order, '2026-11-10T15:00:00Z');
    const before = (await mailsOf(stage)).length;
    const answers = [];
    for (let request = 0; request < 4; request += 1) answers.push(await renew(stage, link));
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual(
      Array.from({ length: 4 }, () => [303, `${results}?enviado=1`]),
    );
    const mails = (await mailsOf(stage)).slice(before);
    expect(mails.map(({ template }) => template)).toEqual(['result-ready', 'result-ready', 'result-ready']);
    const last = mails.at(-1);
    expect(testVault.open('mail', last?.recipient ?? '', last?.id ?? '')).toBe('ana@correo.example');
    const { path } = JSON.parse(testVault.open('mail', last?.details ?? '', last?.id ?? ''));
    await stage.db.deleteFrom('attempts').execute();
    expect((await open(stage, path)).status).toBe(303);
    expect((await stage.auditOf(person)).filter(([action]) => action === 'link.created')).toHaveLength(3);
  },
);

test.each(stages)(
  '$name, a new link is not sent where there is no address, and the answer is the same',
  async (stage) => {
    const { order } = await stage.makeResult({ email: null });
    const before = (await mailsOf(stage)).length;
    const answer = await renew(stage, await createLinkPath(stage.db, order, '2026-11-10T15:00:00Z'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${results}?enviado=1`]);
    expect(await mailsOf(stage)).toHaveLength(before);
  },
);

test.each(stages)('$name, a new link is not sent for an order without a visible report', async (stage) => {
  const { order, report } = await stage.makeResult();
  const before = (await mailsOf(stage)).length;
  for (const fields of [{ needs_counseling: 1 }, { needs_counseling: 0, released_version: null }]) {
    await stage.db.updateTable('reports').set(fields).where('id', '=', report).execute();
    const answer = await renew(stage, await createLinkPath(stage.db, order, '2026-11-10T15:00:00Z'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${results}?enviado=1`]);
  }
  expect(await mailsOf(stage)).toHaveLength(before);
});

test.each(stages)(
  '$name, a new link needs the proof of a right date, of this link, of the last fifteen minutes',
  async (stage) => {
    const { order } = await stage.makeResult();
    const [link, other] = [
      await createLinkPath(stage.db, order, '2026-11-10T15:00:00Z'),
      '/portal-resultados/enlace/other',
    ];
    const dead = await open(stage, link);
    const proof = await proofOf(dead);
    const before = (await mailsOf(stage)).length;
    await postForm(stage.site, other, { prueba: proof });
    await postForm(stage.site, link, { prueba: proof.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')) });
    await postForm(stage.site, link, { prueba: '' });
    stage.site.setClock(later(16));
    await postForm(stage.site, link, { prueba: proof });
    expect(await mailsOf(stage)).toHaveLength(before);
  },
);

test.each(stages)(
  '$name, a new link is one button after the fifteen minutes, and the page says that the visit ended',
  async (stage) => {
    const { order } = await stage.makeResult();
    const cookie = cookieOf(await open(stage, await createLinkPath(stage.db, order, start)));
    stage.site.setClock(later(15));
    const over = await stage.site.get(results, { headers: { Cookie: cookie } });
    const html = await over.text();
    expect(texts(html, 'h1')).toEqual(['Su visita terminó']);
    expect(html).not.toMatch(/Ana|Gluc/);
    const before = (await mailsOf(stage)).length;
    expect((await postForm(stage.site, results, { nuevo: '1' }, cookie)).status).toBe(303);
    expect(await mailsOf(stage)).toHaveLength(before + 1);
  },
);

test.each(stages)('$name, a new link is not for somebody without a session', async (stage) => {
  const before = (await mailsOf(stage)).length;
  expect((await postForm(stage.site, results, { nuevo: '1' })).status).toBe(303);
  expect(await mailsOf(stage)).toHaveLength(before);
});

test.each(stages)('$name, D 91: the tables hold no token, date, name, or order of a link in clear', async (stage) => {
  const { order } = await stage.makeResult();
  const link = await createLinkPath(stage.db, order, start);
  const rows = [
    await stage.db.selectFrom('one_time_links').selectAll().execute(),
    await stage.db.selectFrom('attempts').selectAll().execute(),
    await stage.db.selectFrom('persons').selectAll().execute(),
  ];
  const text = JSON.stringify(rows);
  for (const secret of [link.split('/').at(-1) ?? '', birthDate, 'Restrepo', order, 'correo.example'])
    expect(text).not.toContain(secret);
});

test.each(stages)('$name, D 54: the audit log is complete, and holds no token and no date', async (stage) => {
  expect((await checkAudit(stage.db)).intact).toBe(true);
  const text = JSON.stringify(await stage.db.selectFrom('audit').selectAll().execute());
  for (const secret of [birthDate, '1985-07-04', 'Restrepo', 'invented', 'GLUCOSA', 'Gluc'])
    expect(text).not.toContain(secret);
});
