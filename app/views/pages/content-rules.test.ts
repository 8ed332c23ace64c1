import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import siteConfig from '../../../site.config.ts';
import { factStatedBy } from '../../../tests/support/content-claims.ts';
import { foreignPassagesOf } from '../../../tests/support/content-language.ts';
import { brokenAnchorsOf, missingExamsOf, secretQueriesOf } from '../../../tests/support/content-links.ts';
import { type ContentText, readContent, wordCountOf } from '../../../tests/support/content-text.ts';
import { locales } from '../../i18n/locale.ts';
import { pagePaths } from './page-paths.ts';

const root = new URL('../../../content/', import.meta.url);
const filesIn = (folder: 'pages' | 'blog'): ContentText[] =>
  readdirSync(new URL(`${folder}/`, root)).flatMap((file) => {
    const [, id = '', suffix] = file.match(/^([\w-]+)\.(es|en)\.md$/) ?? [];
    const locale = locales.find((one) => one === suffix);
    return locale
      ? [readContent(`${folder}/${id}`, locale, readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))]
      : [];
  });

const posts = filesIn('blog');
const everything = [...filesIn('pages'), ...posts];
const named = (files: readonly ContentText[]) =>
  files.map((content): [string, ContentText] => [`${content.name}.${content.locale}`, content]);

const offered = new Set(demonstrationExams.flatMap(({ slug, status }) => (status === 'published' ? slug : [])));

const idOf = ({ name }: ContentText): string => name.replace(/^pages\//, '');
/** Pages without a review date, because they state nothing that could become outdated. */
const undated = ['home', 'search', 'my-list', 'admin-login', 'doctor-portal'];

describe.each(named(everything))('%s', (_, content) => {
  const { settings } = content;

  test('has a review date, and sources for its facts', () => {
    expect(settings.reviewed !== undefined || undated.includes(idOf(content))).toBe(true);
    const unsourced = (settings.sources ?? []).length === 0 ? factStatedBy(content) : undefined;
    expect(unsourced).toBeUndefined();
  });

  test('links to MedlinePlus in its own language, or says where the other language is', () => {
    const cited = (settings.sources ?? []).filter(({ url }) => url.startsWith('https://medlineplus.gov/'));
    const foreign = cited.filter(({ label, url }) =>
      content.locale === 'en' ? url.includes('/spanish/') : !/\/spanish\/|en español/.test(url + label),
    );
    expect(foreign).toEqual([]);
  });

  test('is in one language', () => {
    expect(foreignPassagesOf(content)).toEqual([]);
  });

  test('links to existing sections, and to no search that reveals a secret', () => {
    expect(brokenAnchorsOf(content, everything, pagePaths)).toEqual([]);
    expect(secretQueriesOf(content)).toEqual([]);
  });

  test('links to exams that the demonstration offers', () => {
    expect(missingExamsOf(content, offered)).toEqual([]);
  });

  test('relates to existing pages and posts, and not to itself', () => {
    const ids = new Set(everything.map(idOf));
    expect((settings.related ?? []).filter((id) => !ids.has(id) || id === idOf(content))).toEqual([]);
  });
});

describe.each(named(posts))('the post %s', (_, post) => {
  test('has 800 to 1,400 words', () => {
    expect(wordCountOf(post)).toBeGreaterThanOrEqual(800);
    expect(wordCountOf(post)).toBeLessThanOrEqual(1400);
  });

  test('was written and reviewed by people in the configuration', () => {
    expect(Object.keys(siteConfig.team)).toEqual(
      expect.arrayContaining([post.settings.author, post.settings.reviewer]),
    );
  });
});

test('the pages about sexual health, pregnancy, fertility, paternity and one’s own exams are marked as sensitive', () => {
  const sensitive = everything.filter(({ settings }) => settings.sensitive).map(idOf);
  expect([...new Set(sensitive)].sort()).toEqual([
    'blog/examenes-del-embarazo',
    'blog/periodo-ventana-its',
    'my-list',
    'paternity-tests',
    'pregnancy-tests',
    'semen-analysis',
    'sti',
  ]);
});

describe('detects a planted fault', () => {
  const page = (body: string, settings = 'title: T', locale: 'es' | 'en' = 'es') =>
    readContent('pages/x', locale, `---\n${settings}\n---\n${body}`);

  test.each([
    'Ayune 8 horas.',
    'Entre 4 y 10 mg/dL.',
    'El 5 % de la gente.',
    'Lo ordena el Decreto 780 de 2016.',
    'Law 1581 of 2012 says so.',
  ])('a fact: %s', (text) => {
    expect(factStatedBy(page(text))).toBe(text);
    expect(factStatedBy(page('', `title: T\nlead: "${text}"`))).toBe(text);
  });

  test.each(['Llame al {{phone}}.', 'Suba al piso 3.', 'Tenemos dos sedes.'])('and no fact: %s', (text) => {
    expect(factStatedBy(page(text))).toBeUndefined();
  });

  test.each([
    ['en', 'The kidney filters blood.\n\nEl riñón filtra la sangre y la limpia.'],
    ['en', '| Test | Hours |\n|---|---|\n| El azúcar de la sangre | 8 |'],
    ['es', 'El riñón filtra la sangre.\n\n- This is what the report shows.'],
  ] as const)('a text in the other language, in %s', (locale, body) => {
    expect(foreignPassagesOf(page(body, 'title: T', locale))).toHaveLength(1);
  });

  test.each([
    ['en', 'Say “posible exposición al virus de la hepatitis” (in Spanish, *la que se ve en la tabla*).'],
    ['en', 'The Superintendencia de Industria y Comercio is the authority, and it answers you.'],
    ['es', 'Lea el artículo «How to read the report», que está en inglés.'],
  ] as const)('but not a quotation or a name, in %s', (locale, body) => {
    expect(foreignPassagesOf(page(body, 'title: T', locale))).toEqual([]);
  });

  test.each([
    ['/servicios#nada', ['/servicios#nada']],
    ['/servicios#aqui', []],
    ['#aqui', ['#aqui']],
    ['/#contacto', []],
    ['/#nada', ['/#nada']],
    ['/examenes-laboratorio/tsh#precio', []],
    ['/examenes-laboratorio/tsh#nada', ['/examenes-laboratorio/tsh#nada']],
    ['/blog/no-hay#a', ['/blog/no-hay#a']],
    ['https://who.int/#a', []],
  ])('an anchor: %s', (target, broken) => {
    const there = readContent('pages/services', 'es', '---\ntitle: T\n---\n## Aquí {#aqui}');
    expect(brokenAnchorsOf(page(`[a](${target})`), [there], { services: '/servicios', x: '/x' })).toEqual(broken);
  });

  test.each([
    ['title: T', '/examenes-laboratorio?q=vih', 1],
    ['title: T', '/examenes-laboratorio?q=prueba+de+embarazo', 1],
    ['title: T', '/examenes-laboratorio?q=hemograma', 0],
    ['sensitive: true', '/examenes-laboratorio?q=hemograma', 1],
  ])('a search that reveals a secret: %s, %s', (settings, target, found) => {
    expect(secretQueriesOf(page(`[a](${target})`, settings))).toHaveLength(found);
  });

  test.each([
    ['/examenes-laboratorio/tsh', []],
    ['/examenes-laboratorio/tsh#cuando', []],
    ['/examenes-laboratorio/tshh', ['tshh']],
    ['/en/examenes-laboratorio/tsh', ['/en/examenes-laboratorio/tsh']],
    ['/examenes-laboratorio', []],
    ['/examenes-laboratorio?q=tsh', []],
  ])('a missing exam: %s', (target, missing) => {
    expect(missingExamsOf(page(`[a](${target})`), new Set(['tsh']))).toEqual(missing);
    expect(missingExamsOf(page('', `title: T\naction: { label: a, to: "${target}" }`), new Set(['tsh']))).toEqual(
      missing,
    );
  });

  test('counts the words of a post without its markup, addresses and anchors', () => {
    expect(wordCountOf(page('## Una hora {#una-hora}\n\n- Lea [dos cosas](/a-b) | 5 %\n|---|'))).toBe(6);
  });
});
