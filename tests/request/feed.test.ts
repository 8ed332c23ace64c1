import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import siteConfig from '../../site.config.ts';
import { openSite, publicUrl, type TestSite } from '../support/host.ts';
import { elements, texts } from '../support/html.ts';
import { childrenOf, parseXml, type XmlElement } from '../support/xml.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const textIn = (element: XmlElement, name: string): string => {
  const [only, ...others] = childrenOf(element, name);
  expect(others).toEqual([]);
  return only?.text ?? '';
};

describe.each([
  { feed: '/blog/rss.xml', blog: '/blog', language: 'es-co', topic: 'Prevención' },
  { feed: '/en/blog/rss.xml', blog: '/en/blog', language: 'en-us', topic: 'Prevention' },
])('$feed', ({ feed, blog, language, topic }) => {
  const read = async () => {
    const root = parseXml(await site.html(feed));
    const [channel] = childrenOf(root, 'channel');
    if (!channel) throw new Error('the feed has no channel');
    return { root, channel, items: childrenOf(channel, 'item') };
  };

  test('is RSS 2.0 with its title and address', async () => {
    const response = await site.get(feed);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const { root, channel } = await read();
    expect([root.name, root.attributes.version]).toEqual(['rss', '2.0']);
    expect(textIn(channel, 'title')).toContain(siteConfig.shortBrand);
    expect(textIn(channel, 'link')).toBe(publicUrl + blog);
    expect(textIn(channel, 'description').length).toBeGreaterThan(60);
    expect(textIn(channel, 'language')).toBe(language);
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toEqual({
      href: publicUrl + feed,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  test('has every post, whole and newest first', async () => {
    const { channel, items } = await read();
    expect(items).toHaveLength(12);
    for (const item of items) {
      expect(textIn(item, 'title')).not.toBe('');
      expect(textIn(item, 'link')).toMatch(new RegExp(`^${publicUrl}${blog}/[a-z0-9-]+$`));
      expect(childrenOf(item, 'guid')[0]?.attributes.isPermaLink).toBe('true');
      expect(textIn(item, 'guid')).toBe(textIn(item, 'link'));
      expect(textIn(item, 'pubDate')).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 12:00:00 GMT$/);
      expect(textIn(item, 'description').length).toBeGreaterThan(60);
      expect(textIn(item, 'category')).not.toBe('');
      expect(textIn(item, 'dc:creator')).not.toBe('');
    }
    const dates = items.map((item) => Date.parse(textIn(item, 'pubDate')));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(Date.parse(textIn(channel, 'lastBuildDate'))).toBe(dates[0]);
    expect(items.map((item) => textIn(item, 'category'))).toContain(topic);
  });

  test('links to existing pages that have the same titles', async () => {
    const { items } = await read();
    for (const item of items.slice(0, 3)) {
      const html = await site.html(textIn(item, 'link').slice(publicUrl.length));
      expect(texts(html, 'h1')).toEqual([textIn(item, 'title')]);
    }
  });

  test.each([blog, `${blog}/ayuno-antes-del-examen`])('%s announces it', async (page) => {
    const links = elements(await site.html(page), 'link').filter(({ type }) => type === 'application/rss+xml');
    expect(links).toEqual([expect.objectContaining({ rel: 'alternate', href: publicUrl + feed })]);
  });
});
