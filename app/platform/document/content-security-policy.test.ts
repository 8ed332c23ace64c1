import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

test('the policy allows our own scripts and styles, and nothing else', () => {
  expect(contentSecurityPolicy({ scripts: ['a', 'let b = "ñ";\n'], styles: [' a{color:red} '] }).split('; ')).toEqual([
    `default-src 'none'`,
    `script-src 'self' ${hashOf('a')} ${hashOf('let b = "ñ";\n')}`,
    `style-src 'self' ${hashOf(' a{color:red} ')}`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ]);
});

test('for any text, nothing is allowed inline or through eval, and no text escapes its hash', () => {
  const plain = contentSecurityPolicy({ scripts: ['x'], styles: ['y'] }).replace(/'sha256-[\w+/=]+'/g, '#');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (script, style) => {
      const policy = contentSecurityPolicy({ scripts: [script], styles: [style] });
      expect(policy.replace(/'sha256-[\w+/=]+'/g, '#')).toBe(plain);
    }),
  );
});
