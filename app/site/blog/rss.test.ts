import { describe, expect, test } from 'vitest';

import { rssFeed } from './rss.ts';

const item = {
  id: 'a',
  heading: 'TSH < 4 & "T4"',
  lead: 'Uno\u0007 > dos',
  published: '2026-11-17',
  category: 'Prevención',
  author: 'Redacción',
};
const feed = rssFeed({
  title: 'Blog',
  description: 'De todo',
  locale: 'en',
  publicUrl: 'https://lab.example',
  items: [item],
});

describe('the feed', () => {
  test.each([
    '<title>TSH &lt; 4 &amp; &quot;T4&quot;</title>',
    '<description>Uno &gt; dos</description>',
    '<link>https://lab.example/en/blog/a</link>',
    '<guid isPermaLink="true">https://lab.example/en/blog/a</guid>',
    '<pubDate>Tue, 17 Nov 2026 12:00:00 GMT</pubDate>',
    '<language>en-us</language>',
    '<atom:link href="https://lab.example/en/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  ])('contains %s', (line) => {
    expect(feed.split('\n')).toContain(line);
  });

  test('is still valid without posts', () => {
    const empty = rssFeed({ title: 'B', description: 'C', locale: 'es', publicUrl: 'https://lab.example', items: [] });
    expect(empty).toMatch(/<\/channel>\n<\/rss>\n$/);
    expect(empty).not.toContain('lastBuildDate');
  });
});
