import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import siteConfig from '../../../site.config.ts';
import { checkContent } from './content-file.ts';
import { factsOf } from './facts.ts';
import type { WrittenHtml } from './page.ts';

const schema = z.object({ title: z.string(), action: z.object({ label: z.string() }).optional() });
const facts = factsOf({ ...siteConfig, brand: 'Guadua & "Hijos" <script>alert(1)</script>' }, 'es');
const check = (frontMatter: Record<string, unknown>, html: WrittenHtml = []) =>
  checkContent(
    'pages/x.es.md',
    { frontMatter, sections: [{ id: 'a', heading: '{{brand}}', html }], answers: [], exams: ['tsh'] },
    schema,
    facts,
  );

test('the facts are filled in at any depth, and into HTML without their markup', () => {
  const inHtml = 'Guadua &amp; &quot;Hijos&quot; &lt;script&gt;alert(1)&lt;/script&gt;';
  const link = { slug: 'tsh', opening: '<a href="/examenes-laboratorio/tsh">', isPrice: false };
  expect(
    check({ title: '{{brand}}', action: { label: 'Ir a {{city}}' } }, [
      '<p>{{brand}}',
      { ...link, words: '{{brand}}' },
    ]),
  ).toEqual({
    title: facts.brand,
    action: { label: `Ir a ${facts.city}` },
    questions: [],
    sections: [{ id: 'a', heading: facts.brand, html: [`<p>${inHtml}`, { ...link, words: inHtml }] }],
    exams: ['tsh'],
  });
});

describe('the front matter is validated', () => {
  test.each([
    ['a missing field', { action: { label: 'x' } }, 'title'],
    ['a field of the wrong type', { title: ['a'] }, 'title'],
    ['a nested field', { title: 'a', action: {} }, 'action.label'],
  ])('names %s and the file', (_, frontMatter, field) => {
    expect(() => check(frontMatter)).toThrow(`content/pages/x.es.md: ${field}: `);
  });
});

test('a fact that does not exist is named, with the file', () => {
  expect(() => check({ title: 'a' }, ['<p>{{fax}}</p>'])).toThrow(/content\/pages\/x\.es\.md: .*fax/);
});
