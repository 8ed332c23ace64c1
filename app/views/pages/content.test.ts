import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { locales } from '../../i18n/locale.ts';
import routes from '../../routes.ts';
import { createPostLibrary } from '../../site/blog/post-library.server.ts';
import { htmlOf } from './exam-links.ts';
import { createPageLibrary } from './page-library.server.ts';
import { isPageId } from './page-paths.ts';

const root = new URL('../../../', import.meta.url);
const pages = createPageLibrary(siteConfig);
const posts = createPostLibrary(siteConfig);

interface Pair {
  name: string;
  es: string;
  en: string;
}

const filesIn = (folder: string): string[] => readdirSync(new URL(`content/${folder}/`, root));
const textOf = (path: string): string => readFileSync(new URL(`content/${path}`, root), 'utf8');
const pairsIn = (folder: string): Pair[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.es.md'))
    .map((file) => `${folder}/${file.slice(0, -'.es.md'.length)}`)
    .map((name) => ({ name, es: textOf(`${name}.es.md`), en: textOf(`${name}.en.md`) }));

const pairs = [...pairsIn('pages'), ...pairsIn('blog')];
const idsOf = (folder: string, ending: string): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

describe('the content files', () => {
  test.each(['pages', 'blog'])('%s: each in both languages, and no other file', (folder) => {
    expect(idsOf(folder, '.en.md')).toEqual(idsOf(folder, '.es.md'));
    expect(filesIn(folder)).toHaveLength(2 * idsOf(folder, '.es.md').length);
  });

  test('the pages are those that the routes show', () => {
    const shown = routes.flatMap(function own({ id = '', children = [] }: (typeof routes)[number]): string[] {
      return [...(isPageId(id) ? [id] : []), ...children.flatMap(own)];
    });
    expect(shown.sort()).toEqual(idsOf('pages', '.es.md').sort());
  });
});

describe.each(locales)('in %s', (locale) => {
  test.each(idsOf('pages', '.es.md'))('the page %s is complete', (id) => {
    const page = pages.read(id, locale);
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\}\}/);
    expect(page.description.length).toBeGreaterThanOrEqual(100);
    expect(page.lead.split(/\s+/).length).toBeGreaterThanOrEqual(15);
    expect(page.sections.some(({ heading }) => heading !== '') || ['home', 'blog'].includes(id)).toBe(true);
    expect(page).toMatchObject({ id, locale });
  });

  test.each(idsOf('blog', '.es.md'))('the post %s is complete', (id) => {
    const post = posts.find(id, locale);
    expect(post).toMatchObject({ id, locale });
    expect(JSON.stringify(post)).not.toMatch(/\{\{|\}\}/);
    expect(post?.sections.filter((section) => section.id !== null).length).toBeGreaterThan(0);
  });

  // The privacy policy stated a version one day before the version to which a consent refers.
  test.each(['privacy-policy', 'cookie-policy'])('the %s says one version: that of its front matter', (id) => {
    const { sections, version } = pages.read(id, locale);
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([...new Set(htmlOf(sections).match(/\d{4}-\d\d-\d\d/g))]).toEqual([version]);
    expect(textOf(`pages/${id}.${locale}.md`).split('---\n')[2]).not.toContain(version);
  });

  test('no two pages have the same title, description or heading', () => {
    const everything = [
      ...idsOf('pages', '.es.md').map((id) => pages.read(id, locale)),
      ...idsOf('blog', '.es.md').map((id) => posts.find(id, locale)),
    ];
    for (const field of ['title', 'description', 'heading'] as const) {
      const texts = everything.map((one) => one?.[field]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('lists the posts newest first', () => {
    const dates = posts.list(locale).map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates).toHaveLength(idsOf('blog', '.es.md').length);
  });
});

test('every link of the content leads to a page of the site, to a secure address, or to a public telephone line', () => {
  const paths = new Set(routes.flatMap(pathsOf));
  // Another test checks that the exams exist (`content-rules.test.ts`).
  const inside = (path: string) =>
    paths.has(path.replace(/^\/examenes-laboratorio\/[^/]+$/, '/examenes-laboratorio/:slug')) ||
    idsOf('blog', '.es.md').includes(path.replace('/blog/', ''));
  const targets = pairs.flatMap(({ es }) => [
    ...[...es.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target),
    ...[...es.matchAll(/^ {2}to: (\/\S*)/gm)].map(([, target = '']) => target),
  ]);
  expect(targets.length).toBeGreaterThan(200);
  const isOutside = (target: string) => target.startsWith('https://') || /^tel:\d{3}$/.test(target);
  expect(targets.filter((target) => !isOutside(target) && !inside(target.replace(/[?#].*/, '')))).toEqual([]);
});

type Entry = (typeof routes)[number];

/** The Spanish paths below a route. */
const pathsOf = ({ path, children }: Pick<Entry, 'path' | 'children'>): string[] => [
  ...(path === undefined ? [] : [`/${path.replace(/^en\?\/?/, '')}`]),
  ...(children ?? []).flatMap(pathsOf),
];
