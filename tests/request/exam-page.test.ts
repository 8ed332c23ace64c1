import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { elements, jsonLdOf, metaOf, textOf } from '../support/html.ts';
import { readVocabulary } from '../support/schema-org.ts';
import { faultsOf } from '../support/structured-data.ts';

const bloodCount = '/examenes-laboratorio/hemograma-iv';
const pregnancy = '/examenes-laboratorio/prueba-de-embarazo-en-orina';
const panel = '/examenes-laboratorio/perfil-de-lupus';

// The tests' clock is at Tuesday, 17 November 2026, at ten in the morning.
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const plain = (html: string): string => textOf(html).replaceAll('\u00A0', ' ');
const pageAt = async (path: string): Promise<string> => plain(await site.html(path));
const linksOf = (html: string): string[] => elements(html, 'a').map(({ href }) => href ?? '');

describe('the page of an exam', () => {
  test.each([
    [
      bloodCount,
      [
        'Hemograma IV',
        'cuadro hemático',
        'Tubo de tapa lila',
        'CUPS',
        '902210',
        '57021-8',
        'Hombres, desde 18 años',
        '13,5 a 17,5',
        'LOINC®',
      ],
    ],
    [
      `/en${bloodCount}`,
      [
        'Complete blood count',
        'Lavender cap tube',
        '902210',
        'Men, 18 years and over',
        '13.5 to 17.5',
        'not a diagnosis',
        'LOINC®',
      ],
    ],
  ])('%s describes its purpose, its specimen, and how to read it', async (path, words) => {
    const text = await pageAt(path);
    for (const word of words) expect(text).toContain(word);
  });

  test.each([
    [bloodCount, 'Listo Hoy, antes de las 5:00 p. m. Con muestra ahora, martes 17'],
    [`/en${bloodCount}`, 'Ready Today, before 5:00 PM Sample left now, Tuesday, Nov 17'],
  ])('%s promises a day and an hour for a sample taken now, with its steps', async (path, due) => {
    const html = await site.html(path);
    expect(plain(html)).toContain(due);
    expect(html).toMatch(/<ol[^>]*>.*(Se procesa el|It is run on)/s);
  });

  test('links to the list by its code, and to the chat by code and name', async () => {
    const links = linksOf(await site.html(bloodCount));
    expect(links).toContain('/mi-lista?e=HEM-001');
    expect(
      links.some((href) => href.startsWith('https://wa.me/') && decodeURIComponent(href).includes('Hemograma IV')),
    ).toBe(true);
  });

  test('a panel names its members and its tubes, and a member names its panel', async () => {
    const html = await site.html(panel);
    const members = demonstrationExams.find(({ code }) => code === 'INM-100')?.members ?? [];
    const slugs = members.map((code) => demonstrationExams.find((exam) => exam.code === code)?.slug);
    for (const slug of slugs) {
      expect(linksOf(html)).toContain(`/examenes-laboratorio/${slug}`);
      expect(linksOf(await site.html(`/examenes-laboratorio/${slug}`))).toContain(panel);
    }
    expect(slugs.length).toBe(5);
    expect(plain(html)).toMatch(/\d × Tubo de tapa/);
  });
});

describe('the explanations on the page of an exam', () => {
  // "General knowledge" as the source of an interval says nothing to a patient.
  test('names the sources of its intervals, and says which interval counts', async () => {
    const text = await pageAt(bloodCount);
    expect(text).toContain('El intervalo que cuenta es el que viene impreso en su resultado.');
    expect(text).toContain('Hemoglobina: OMS, hemoglobina y anemia (2024)');
    expect(text).not.toMatch(/conocimiento general/i);
  });

  test('keeps LOINC for professionals, and opens the intervals of all other groups at once', async () => {
    const html = await site.html(bloodCount);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const opened = main.replace(/<details[\s\S]*?<\/details>/g, '');
    expect(opened).not.toContain('LOINC');
    expect(main.match(/Por edad, embarazo u otra condición/g)).toHaveLength(1);
  });

  test('draws the fast as a clock, only if there is one', async () => {
    expect(await pageAt('/examenes-laboratorio/glucosa-basal')).toContain(
      'Por ejemplo, si le toman la muestra a las 7:00 a. m.',
    );
    expect(await pageAt(bloodCount)).not.toContain('Por ejemplo, si le toman la muestra');
  });
});

describe('the pages of exams', () => {
  test('have the structured data of a test, with terms of schema.org only', async () => {
    const vocabulary = readVocabulary();
    for (const [path, type] of [
      [bloodCount, 'MedicalTest'],
      [`/en${panel}`, 'MedicalTestPanel'],
    ] as const) {
      const [block] = jsonLdOf(await site.html(path));
      expect(block && faultsOf(block, vocabulary)).toEqual([]);
      const graph = block?.['@graph'] as Record<string, unknown>[];
      const subject = graph.find((thing) => thing['@type'] === type);
      expect(subject?.name).toMatch(/\S/);
      expect(graph.find((thing) => [thing['@type']].flat().includes('MedicalWebPage'))).toMatchObject({
        about: { '@id': subject?.['@id'] },
        lastReviewed: expect.any(String),
      });
    }
    const [block] = jsonLdOf(await site.html(bloodCount));
    expect(JSON.stringify(block)).toContain('"codingSystem":"CUPS","codeValue":"902210"');
  });

  test('every exam of the catalogue has a page in both languages', async () => {
    // All exams take minutes: this reads every 60th, and each change of the catalog shifts them.
    for (const { slug, name } of demonstrationExams.filter((_, index) => index % 60 === 0)) {
      const [es, en] = [
        await site.html(`/examenes-laboratorio/${slug}`),
        await site.html(`/en/examenes-laboratorio/${slug}`),
      ];
      expect([slug, plain(es).includes(name.es), plain(en).includes(name.en)]).toEqual([slug, true, true]);
      expect([slug, /undefined|NaN|\[object/.test(plain(es) + plain(en))]).toEqual([slug, false]);
    }
  }, 60_000);
});

describe('an address without an exam', () => {
  test.each(['/examenes-laboratorio/no-existe', '/en/examenes-laboratorio/no-existe'])(
    '%s: 404, with the way to the catalog',
    async (path) => {
      const response = await site.get(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(linksOf(await response.text()).some((href) => href.endsWith('/examenes-laboratorio'))).toBe(true);
    },
  );

  test('a retired exam is also missing, and absent from the sitemap', async () => {
    const other = await openSite({
      change: (services) => ({
        ...services,
        catalogue: async () => {
          const catalogue = await services.catalogue();
          const bySlug = new Map(catalogue.bySlug);
          bySlug.delete('hemograma-iv');
          return { ...catalogue, bySlug, exams: catalogue.exams.filter(({ slug }) => slug !== 'hemograma-iv') };
        },
      }),
    });
    expect((await other.get(bloodCount)).status).toBe(404);
    expect(await (await other.get('/sitemap.xml')).text()).not.toContain(bloodCount);
    await other.close();
  });
});

describe('another day and hour', () => {
  test('the address answers it, and the answer is not stored or passed on', async () => {
    const response = await site.get(`${bloodCount}?dia=2026-11-20&hora=16:00`);
    const html = await response.text();
    expect(plain(html)).toContain('Con muestra del viernes 20 de noviembre a las 4:00 p. m.');
    expect(plain(html)).toContain('sábado 21 de noviembre');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect([metaOf(html, 'robots'), metaOf(html, 'referrer')]).toEqual(['noindex', 'strict-origin']);
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).not.toContain('?');
  });

  test('an invalid value is explained at its field, and stays as typed', async () => {
    const html = await site.html(`${bloodCount}?dia=2026-02-30&hora=%3Cb%3E`);
    const fields = elements(html, 'input').filter((input) => input['aria-invalid'] === 'true');
    expect(fields.map((field) => [field.name, field.value, field['aria-describedby']])).toEqual([
      ['dia', '2026-02-30', 'dia-error'],
      ['hora', '<b>', 'hora-error'],
    ]);
    expect(plain(html)).toContain('Ese día no existe');
    expect(html).not.toContain('<b>');
  });
});

describe('the lifetime of a page', () => {
  const secondsAt = async (instant: string): Promise<number> => {
    const fresh = await openSite({ at: instant });
    const control = (await fresh.get(bloodCount)).headers.get('Cache-Control') ?? '';
    await fresh.close();
    return Number(control.match(/s-maxage=(\d+)/)?.[1]);
  };

  // The cut-off of the blood count is 14:00 in Bogotá, which is 19:00 in UTC. A sample in that minute still counts.
  test('lasts until the minute after the cut-off, and no second longer', async () => {
    expect(await secondsAt('2026-11-17T18:50:00Z')).toBe(11 * 60);
    expect(await secondsAt('2026-11-17T18:50:30Z')).toBe(10 * 60 + 30);
    expect(await secondsAt('2026-11-17T19:01:00Z')).toBe(3600);
  });

  test('the content just before and just after differs', async () => {
    const fresh = await openSite({ at: '2026-11-17T19:00:59Z' });
    const before = plain(await fresh.html(bloodCount));
    fresh.setClock('2026-11-17T19:01:00Z');
    const after = plain(await fresh.html(bloodCount));
    await fresh.close();
    expect(before).toContain('Hoy, antes de');
    expect(after).not.toContain('Hoy, antes de');
    expect(after).toContain('miércoles 18 de noviembre antes de');
  });
});

describe('a delicate exam', () => {
  test('leaves no copy on the phone, and another one may', async () => {
    const [delicate, open] = [await site.get(pregnancy), await site.get(bloodCount)];
    expect(delicate.headers.get('X-No-Offline-Copy')).toBe('1');
    expect(open.headers.get('X-No-Offline-Copy')).toBeNull();
    // The server's cache repeats the header each time, not only when it renders the page.
    expect((await site.get(pregnancy)).headers.get('X-No-Offline-Copy')).toBe('1');
  });

  test('is not named to analytics', async () => {
    const laboratory = { ...siteConfig, analytics: { ...siteConfig.analytics, measurementId: 'G-TEST1234' } };
    const measured = await openSite({ laboratory });
    const told = async (path: string): Promise<string> =>
      (await measured.html(path)).match(/data-analytics="([^"]*)"/)?.[1] ?? '';
    expect(await told(pregnancy)).toContain('&quot;path&quot;:&quot;/&quot;');
    expect(await told(bloodCount)).toContain('&quot;path&quot;:null');
    await measured.close();
  });

  test('has only its code and the reason in the chat if its result needs counseling', async () => {
    const exam = demonstrationExams.find(({ counselling }) => counselling !== 'none');
    const html = await site.html(`/examenes-laboratorio/${exam?.slug}`);
    const chats = linksOf(html)
      .filter((href) => href.startsWith('https://wa.me/'))
      .map(decodeURIComponent);
    expect(chats.some((chat) => chat.includes(exam?.code ?? '?'))).toBe(true);
    expect(chats.filter((chat) => chat.includes(exam?.name.es ?? '?'))).toEqual([]);
    expect(plain(html)).toContain('Asesoría antes y después');
  });
});
