import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { formatMoney } from '../../app/i18n/format.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { hrefsOf } from '../support/html.ts';

let site: TestSite;
/** A laboratory that no longer offers TSH. */
let without: TestSite;

beforeAll(async () => {
  site = await openSite();
  const fewer = createCatalogue(
    demonstrationExams.map((exam) => (exam.slug === 'tsh' ? { ...exam, status: 'retired' } : exam)),
  );
  without = await openSite({ change: (services) => ({ ...services, catalogue: async () => fewer }) });
});
afterAll(async () => {
  await site.close();
  await without.close();
});

const texts = ['/servicios/hormonas', '/blog/tiroides-tsh-t4', '/entrega-rapida'];

describe.each(['', '/en'])('in the language of %j', (language) => {
  test.each(texts)('%s links to the exams that it names', async (path) => {
    const links = hrefsOf(await site.html(language + path));
    expect(links).toContain(`${language}/examenes-laboratorio/tsh`);
  });

  test.each(texts)('%s links to no retired exam, and still names it', async (path) => {
    const html = await without.html(language + path);
    const exams = hrefsOf(html).filter((link) => link.includes('/examenes-laboratorio/'));
    expect(exams.filter((link) => link.endsWith('/tsh'))).toEqual([]);
    expect(exams.length).toBeGreaterThan(0);
    expect(html).toContain('TSH');
  });

  test.each([
    ['/servicios/hormonas', 'prolactina'],
    ['/servicios/paquetes/its', 'vih-cuarta-generacion'],
    ['/blog/tiroides-tsh-t4', 't4-libre'],
  ])('%s and its exam link to each other: %s', async (path, slug) => {
    const exam = `${language}/examenes-laboratorio/${slug}`;
    expect(hrefsOf(await site.html(language + path))).toContain(exam);
    expect(hrefsOf(await site.html(exam))).toContain(language + path);
  });
});

test('an exam that is not delicate does not link to a delicate text', async () => {
  expect(hrefsOf(await site.html('/blog/examenes-del-embarazo'))).toContain('/examenes-laboratorio/hemograma-iv');
  expect(hrefsOf(await site.html('/examenes-laboratorio/hemograma-iv'))).not.toContain('/blog/examenes-del-embarazo');
});

// The prices on the pages about delicate exams were three taps away.
describe.each([
  ['/servicios/paquetes/its', 'vih-cuarta-generacion'],
  ['/pruebas-embarazo', 'prueba-de-embarazo'],
  ['/pruebas-de-paternidad', 'prueba-de-paternidad'],
  ['/servicios/paquetes/espermograma', 'espermograma-basico'],
])('%s', (path, slug) => {
  const price = demonstrationExams.find((exam) => exam.slug === slug)?.price ?? null;

  test.each([
    ['', 'es', 'Pregunte el precio'],
    ['/en', 'en', 'Ask for the price'],
  ] as const)(`prints the price of ${slug}, in the language of %j`, async (language, locale, ask) => {
    const html = await site.html(language + path);
    const [, behind = ''] =
      html.match(new RegExp(`/examenes-laboratorio/${slug}#precio"[^>]*>[^<]*</a>(?:: |<[^>]+>)([^<]+)<`)) ?? [];
    expect(behind).toBe(price === null ? ask : formatMoney(locale, price, siteConfig.currency));
  });
});
