import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import siteConfig from '../../../site.config.ts';
import { checkContent } from './content-file.ts';
import { factsOf } from './facts.ts';

const schema = z.object({ title: z.string(), action: z.object({ label: z.string() }).optional() });
const facts = factsOf({ ...siteConfig, brand: 'Guadua & "Hijos" <script>alert(1)</script>' }, 'es');
const check = (frontMatter: Record<string, unknown>, html = '') =>
  checkContent('pages/x.es.md', { frontMatter, html, answers: [] }, schema, facts);

test('the facts are filled in at any depth, and into the body without their markup', () => {
  expect(check({ title: '{{brand}}', action: { label: 'Ir a {{city}}' } }, '<p>{{brand}}</p>')).toEqual({
    title: facts.brand,
    action: { label: `Ir a ${facts.city}` },
    html: '<p>Guadua &amp; &quot;Hijos&quot; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  });
});

describe('the front matter is checked', () => {
  test.each([
    ['a field that is missing', { action: { label: 'x' } }, 'title'],
    ['a field of another kind', { title: ['a'] }, 'title'],
    ['a field inside another', { title: 'a', action: {} }, 'action.label'],
  ])('%s is named, with the file', (_, frontMatter, field) => {
    expect(() => check(frontMatter)).toThrow(`content/pages/x.es.md: ${field}: `);
  });
});

test('a fact that does not exist is named, with the file', () => {
  expect(() => check({ title: 'a' }, '<p>{{fax}}</p>')).toThrow(/content\/pages\/x\.es\.md: .*fax/);
});
