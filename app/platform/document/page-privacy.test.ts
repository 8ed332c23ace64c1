import type { Register } from 'react-router';
import { describe, expect, expectTypeOf, test } from 'vitest';

import type { PageHandle } from './page-handle.ts';
import { plainTitleOf, privacyOf, type UndeclaredPages } from './page-privacy.ts';

describe('a page with a parameter declares its privacy', () => {
  // The compiler is the judge: `npm run check` fails here, with the name of the file.
  test('each of this site', () => {
    expectTypeOf<UndeclaredPages<Register['routeFiles'], Register['routeModules']>>().toBeNever();
  });

  interface Files {
    'planted.tsx': { id: 'planted'; page: '/blog/:id' | '/en/blog/:id' };
    'list.tsx': { id: 'list'; page: '/blog' | '/en/blog' };
    'file.ts': { id: 'file'; page: '/records/:version' };
  }
  interface Silent {
    planted: { default: () => null; handle: { reads: object } };
    list: { default: () => null };
    file: { loader: () => Response };
  }

  test('names a planted page without a declaration, but no page without a parameter and no file', () => {
    expectTypeOf<UndeclaredPages<Files, Silent>>().toEqualTypeOf<'planted.tsx'>();
    expectTypeOf<
      UndeclaredPages<Files, Silent & { planted: { handle: { privacy: 'secret' } } }>
    >().toEqualTypeOf<'planted.tsx'>();
  });

  test('with a declaration it is not', () => {
    expectTypeOf<
      UndeclaredPages<Files, { planted: { default: () => null; handle: { privacy: 'open' } } }>
    >().toBeNever();
    expectTypeOf<
      UndeclaredPages<Files, { planted: { default: () => null; handle: { privacy: (data: string) => 'open' } } }>
    >().toBeNever();
  });
});

describe('the privacy of a page', () => {
  const data = { post: { isDelicate: true } };

  test.each([
    ['what it declares', 'sensitive', { handle: { privacy: 'sensitive' }, data }, 'open'],
    [
      'what it says of its data',
      'sensitive',
      { handle: { privacy: ({ post }: typeof data) => (post.isDelicate ? 'sensitive' : 'open') }, data },
      'open',
    ],
    ['what it declares, whatever the table says', 'open', { handle: { privacy: 'open' }, data }, 'neutral'],
    ['what the table says', 'sensitive', { handle: { reads: {} }, data }, 'neutral'],
    ['open, where neither says more', 'open', { path: 'en?/servicios', data: null }, 'open'],
    ['sensitive, where it has a parameter and declares nothing', 'sensitive', { path: 'en?/blog/:id', data }, 'open'],
    [
      'open, where its loader has failed: its status decides',
      'open',
      { path: 'en?/blog/:id', handle: { privacy: () => 'sensitive' }, data: undefined },
      'open',
    ],
    [
      'sensitive, where it has a parameter, no loader, and no declaration',
      'sensitive',
      { path: 'en?/blog/:id', data: undefined },
      'open',
    ],
  ] as const)('is %s', (_, expected, shown, pageClass) => {
    expect(privacyOf(shown, pageClass)).toBe(expected);
  });

  test('does not follow from the names of its data', () => {
    expect(privacyOf({ path: 'en?/servicios', data: { sensitive: true, page: { sensitive: true } } }, 'open')).toBe(
      'open',
    );
  });
});

describe('the title of a page with a visitor’s choice', () => {
  const handle = {
    reads: { chosen: ['tema'] },
    plainTitle: ({ page }) => page.title,
  } satisfies PageHandle<() => { page: { title: string } }>;

  test('is the one that the page declares', () => {
    expect(plainTitleOf({ handle, data: { page: { title: 'Blog' } } })).toBe('Blog');
  });

  test('a page that reads a choice and declares none does not compile, and fails', () => {
    // @ts-expect-error: the title is missing.
    const untitled = { reads: { chosen: ['tema'] } } satisfies PageHandle<() => null>;
    expect(() => plainTitleOf({ path: 'en?/blog', handle: untitled, data: {} })).toThrow('en?/blog');
  });
});
