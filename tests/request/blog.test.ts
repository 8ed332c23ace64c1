import { describe, expect, test } from 'vitest';

import siteConfig from '../../site.config.ts';
import { publicUrl, siteOverHttp } from '../support/host.ts';
import { elements, hrefsOf, metaOf, textOf, texts } from '../support/html.ts';

const { site, http } = siteOverHttp();

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const postsOn = (html: string): string[] =>
  hrefsOf(mainOf(html)).filter((href) => /^(\/en)?\/blog\/[\w-]+$/.test(href));
const canonicalOf = (html: string): string | undefined =>
  elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
const datesOn = (html: string): string[] => elements(mainOf(html), 'time').map(({ datetime = '' }) => datetime);

describe.each([
  { blog: '/blog', topic: 'Prevención', none: 'Ningún artículo con «xyzw»', all: 'Ver todos los artículos' },
  { blog: '/en/blog', topic: 'Prevention', none: 'No articles with “xyzw”', all: 'See all articles' },
])('$blog', ({ blog, topic, none, all }) => {
  test('shows six posts a page, newest first, and every post once', async () => {
    const pages = await Promise.all([blog, `${blog}?pagina=2`].map((path) => site.html(path)));
    expect(pages.map((html) => postsOn(html).length)).toEqual([6, 6]);
    const dates = pages.flatMap(datesOn);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(pages.flatMap(postsOn)).size).toBe(12);
    expect(hrefsOf(pages[0] ?? '')).toContain(`${blog}?pagina=2`);
    expect(hrefsOf(pages[1] ?? '')).toContain(blog);
  });

  test('has the posts of a topic only, and their count', async () => {
    const html = await site.html(`${blog}?tema=prevention`);
    expect(postsOn(html)).toHaveLength(3);
    expect(texts(mainOf(html), 'h2')[0]).toMatch(new RegExp(`^${topic}: 3 `));
    for (const card of texts(mainOf(html), 'article')) expect(card.startsWith(topic)).toBe(true);
  });

  test('finds a post by one of its words, without accents, and shows the typed text', async () => {
    const html = await site.html(`${blog}?q=CHIKUNGUÑA`);
    expect(postsOn(html)[0]).toBe(`${blog}/dengue-zika-chikunguna`);
    expect(elements(html, 'input').find(({ name }) => name === 'q')?.value).toBe('CHIKUNGUÑA');
  });

  test('offers all posts and a chat if it finds none, and the chat does not repeat the typed text', async () => {
    const html = mainOf(await site.html(`${blog}?q=xyzw`));
    expect(texts(html, 'h2')).toContain(none);
    expect(textOf(html)).toContain(all);
    const chats = hrefsOf(html).filter((href) => href.startsWith('https://wa.me/'));
    expect(chats.length).toBeGreaterThan(0);
    expect(chats.filter((href) => href.includes('xyzw'))).toEqual([]);
  });

  test.each([
    ['', ''],
    ['?pagina=2', '?pagina=2'],
    ['?pagina=1', ''],
    ['?pagina=99', '?pagina=2'],
    ['?tema=prevention', '?tema=prevention'],
    ['?tema=nada', ''],
    ['?utm_source=x&pagina=2', '?pagina=2'],
    ['?q=ayuno', ''],
    ['?q=ayuno&tema=prevention&pagina=2', ''],
  ])('with %j has the canonical address %j', async (query, own) => {
    const html = await site.html(blog + query);
    expect(canonicalOf(html)).toBe(publicUrl + blog + own);
    expect(metaOf(html, 'robots')).toBe(query.includes('q=') ? 'noindex' : undefined);
  });

  test('every page has its own title', async () => {
    const titles = await Promise.all(
      ['', '?pagina=2', '?tema=prevention', '?tema=infections'].map(async (query) =>
        texts(await site.html(blog + query), 'title').join(),
      ),
    );
    expect(new Set(titles).size).toBe(4);
  });

  test('the typed text stays text, never markup', async () => {
    const html = await site.html(`${blog}?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert(1)');
    expect(textOf(mainOf(html))).toContain('<script>alert(1)</script>');
  });
});

describe('caching of queries', () => {
  const headersOf = async (path: string) => (await http.ask(path)).headers;

  test('one query does not get another’s page', async () => {
    const [first, second, plain] = [
      await http.ask('/blog?tema=prevention'),
      await http.ask('/blog?tema=infections'),
      await http.ask('/blog'),
    ];
    expect(first.body.equals(second.body)).toBe(false);
    expect(first.body.equals(plain.body)).toBe(false);
    expect((await http.ask('/blog?tema=prevention')).body.equals(first.body)).toBe(true);
  });

  test('caches know which parameters matter', async () => {
    expect((await headersOf('/blog'))['no-vary-search']).toBe('key-order, params, except=("pagina" "tema" "q")');
    expect((await headersOf('/blog?pagina=2'))['cache-control']).toMatch(/^public, /);
  });

  test('the plain page is cached, and no query is', async () => {
    await http.ask('/blog');
    expect((await headersOf('/blog')).age).toBe('0');
    for (const path of ['/blog?pagina=2', '/blog?tema=prevention', '/blog?q=a']) {
      await http.ask(path);
      expect((await headersOf(path)).age).toBeUndefined();
    }
  });

  test('the typed text is not stored, and no other page repeats it', async () => {
    const answer = await http.ask('/blog?q=vih');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(metaOf(answer.body.toString(), 'referrer')).toBe('strict-origin');
  });
});

describe.each(['', '/en'])('a post under %s/blog', (language) => {
  const at = (id: string): Promise<string> => site.html(`${language}/blog/${id}`);

  test('shows its author, reviewer, date, reading time, and sections', async () => {
    const html = mainOf(await at('ayuno-antes-del-examen'));
    expect(datesOn(html)).toEqual(['2026-11-17', '2026-11-18']);
    const locale = language === '' ? 'es' : 'en';
    for (const { name } of [siteConfig.team.redaccion, siteConfig.team['direccion-cientifica']])
      expect(textOf(html)).toContain(name[locale]);
    expect(textOf(html)).toMatch(/\d+ min (de lectura|read)/);
    const anchors = hrefsOf(html).filter((href) => href.startsWith('#'));
    expect(new Set(anchors).size).toBeGreaterThan(4);
    for (const anchor of anchors) expect(html).toContain(`id="${anchor.slice(1)}"`);
  });

  test('leads to the previous and next posts of its topic', async () => {
    const links = elements(mainOf(await at('hemoglobina-glicosilada')), 'a');
    expect([links.find(({ rel }) => rel === 'prev')?.href, links.find(({ rel }) => rel === 'next')?.href]).toEqual([
      `${language}/blog/colesterol-entienda-sus-numeros`,
      `${language}/blog/creatinina-y-rinones`,
    ]);
  });

  test.each([
    ['ayuno-antes-del-examen', true],
    ['periodo-ventana-its', false],
    ['examenes-del-embarazo', false],
  ])('%s: its chat names it: %s', async (id, named) => {
    const html = await at(id);
    const heading = texts(html, 'h1')[0] ?? '?';
    const chats = hrefsOf(mainOf(html))
      .filter((href) => href.startsWith('https://wa.me/'))
      .map((href) => new URL(href).searchParams.get('text') ?? '');
    expect(chats.length).toBeGreaterThan(0);
    expect(chats.some((text) => text.includes(heading))).toBe(named);
    if (!named) expect(chats.join()).not.toMatch(/ITS|STI|VIH|HIV|embaraz|pregnan/i);
  });
});
