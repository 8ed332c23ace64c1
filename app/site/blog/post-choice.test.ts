import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type PostSummary, topics } from './post.ts';
import { neighboursOf, postQueryOf, readPostChoice, selectPosts } from './post-choice.ts';

const post = (id: string, topic: PostSummary['topic']): PostSummary => ({
  id,
  topic,
  heading: id,
  lead: '',
  published: '2026-01-01',
  minutes: 5,
  sensitive: false,
});
const posts = Array.from({ length: 14 }, (_, index) =>
  post(`p${index + 1}`, index % 2 === 0 ? 'prevention' : 'infections'),
);
const read = (query: string) => readPostChoice(new URLSearchParams(query));

describe('the address', () => {
  test.each([
    ['', { query: '', topic: null, page: 1 }],
    ['?q= ayuno ', { query: 'ayuno', topic: null, page: 1 }],
    ['?tema=prevention&pagina=2', { query: '', topic: 'prevention', page: 2 }],
    ['?tema=nada&pagina=0', { query: '', topic: null, page: 1 }],
    ['?pagina=-1', { query: '', topic: null, page: 1 }],
    ['?pagina=1.5', { query: '', topic: null, page: 1 }],
    ['?pagina=dos', { query: '', topic: null, page: 1 }],
    ['?pagina=99999999999999999999', { query: '', topic: null, page: 1 }],
  ])('parses %j as %j', (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  test('round-trips', () => {
    const choices = fc.record({
      query: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      topic: fc.constantFrom(null, ...topics),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(postQueryOf(choice))).toEqual(choice);
      }),
    );
  });

  test('has no query for the default blog', () => {
    expect(postQueryOf(read(''))).toBe('');
  });
});

describe('the selection', () => {
  const idsOn = (query: string, found: string[] | null = null) => {
    const { shown, ...rest } = selectPosts(posts, read(query), found);
    return { ids: shown.map(({ id }) => id), ...rest };
  };

  test('has six posts per page, in their order', () => {
    expect(idsOn('')).toMatchObject({ ids: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'], count: 14, pages: 3 });
    expect(idsOn('?pagina=3')).toMatchObject({ ids: ['p13', 'p14'], choice: { page: 3 } });
  });

  test('clamps to the last page', () => {
    expect(idsOn('?pagina=9')).toMatchObject({ ids: ['p13', 'p14'], choice: { page: 3 } });
  });

  test('filters by one topic', () => {
    expect(idsOn('?tema=infections')).toMatchObject({ count: 7, pages: 2, counts: { all: 14, infections: 7 } });
    expect(idsOn('?tema=pregnancy')).toMatchObject({ ids: [], count: 0, pages: 1 });
  });

  test('keeps the order of the found posts, and counts only those', () => {
    expect(idsOn('?q=x', ['p9', 'p2', 'gone'])).toMatchObject({ ids: ['p9', 'p2'], counts: { all: 2, prevention: 1 } });
    expect(idsOn('?q=x', [])).toMatchObject({ ids: [], counts: { all: 0 } });
  });

  test('covers every post exactly once across its pages', () => {
    const shown = [1, 2, 3].flatMap((page) => idsOn(`?pagina=${page}`).ids);
    expect(shown).toEqual(posts.map(({ id }) => id));
  });
});

describe('the neighbours', () => {
  const named = (id: string) => {
    const { older, newer } = neighboursOf(posts, post(id, 'prevention'));
    return [newer?.id, older?.id];
  };

  test.each([
    ['p1', undefined, 'p3'],
    ['p5', 'p3', 'p7'],
    ['p13', 'p11', undefined],
  ])('of %s are %s and %s, within its topic', (id, newer, older) => {
    expect(named(id)).toEqual([newer, older]);
  });
});
