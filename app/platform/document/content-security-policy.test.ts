import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** (policy, 'script-src') → its sources */
const sourcesOf = (html: string, directive: string): string[] =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
    .filter(Boolean) ?? [];

describe('inline scripts and styles', () => {
  test('are allowed by the hash of their exact text', () => {
    const html = '<script>let a = "ñ";\n</script><style> a{color:red} </style>';
    expect(sourcesOf(html, 'script-src')).toEqual([`'self'`, hashOf('let a = "ñ";\n')]);
    expect(sourcesOf(html, 'style-src')).toEqual([`'self'`, hashOf(' a{color:red} ')]);
  });

  test('are each allowed, and one that stands twice once', () => {
    const html = '<script>a</script><script nonce="" defer>b</script><script>a</script>';
    expect(sourcesOf(html, 'script-src')).toEqual([`'self'`, hashOf('a'), hashOf('b')]);
  });

  test('any text is hashed as a browser hashes it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('</')),
        (text) => {
          expect(sourcesOf(`<script>${text}</script>`, 'script-src')).toContain(hashOf(text));
        },
      ),
    );
  });
});

describe('what needs no hash has none', () => {
  test.each([
    ['JSON-LD, which is data', '<script type="application/ld+json">{"a":1}</script>'],
    ['a script from a file', '<script src="/a.js"></script>'],
    ['a script from a file that has text besides', '<script type="module" src="/a.js">ignored</script>'],
    ['an empty script', '<script></script>'],
    ['no script at all', '<p>a</p>'],
  ])('%s', (_, html) => {
    expect(sourcesOf(html, 'script-src')).toEqual([`'self'`]);
  });
});

test('the policy allows this and no more', () => {
  expect(contentSecurityPolicy('<script>a</script><style>b</style>').split('; ')).toEqual([
    `default-src 'none'`,
    `script-src 'self' ${hashOf('a')}`,
    `style-src 'self' ${hashOf('b')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]);
});

test('nothing is ever allowed inline or by evaluation', () => {
  fc.assert(fc.property(fc.string(), (html) => !contentSecurityPolicy(html).includes('unsafe-')));
});
