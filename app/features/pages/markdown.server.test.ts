import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import siteConfig from '../../../site.config.ts';
import { factsOf } from './facts.ts';
import { parseContentFile } from './markdown.server.ts';

const schema = z.object({ title: z.string(), action: z.object({ label: z.string() }).optional() });

const parse = (text: string, locale: 'es' | 'en' = 'es') =>
  parseContentFile(
    { name: `pages/x.${locale}.md`, text, locale },
    schema,
    factsOf({ ...siteConfig, brand: 'Guadua & "Hijos"' }, locale),
  );

describe('the front matter', () => {
  test('is read, with the facts filled in at any depth', () => {
    const page = parse('---\ntitle: "{{brand}}"\naction:\n  label: "Ir a {{brand}}"\n---\n');
    expect(page).toEqual({ title: 'Guadua & "Hijos"', action: { label: 'Ir a Guadua & "Hijos"' }, html: '' });
  });

  test.each([
    ['a field that is missing', '---\naction:\n  label: x\n---\n', 'title'],
    ['a field of another kind', '---\ntitle: [a]\n---\n', 'title'],
    ['a field inside another', '---\ntitle: a\naction: {}\n---\n', 'action.label'],
  ])('%s is named, with the file', (_, text, field) => {
    expect(() => parse(text)).toThrow(`content/pages/x.es.md: ${field}: `);
  });

  test('a file without any is refused', () => {
    expect(() => parse('## Hola')).toThrow('content/pages/x.es.md');
  });
});

describe('the body', () => {
  const body = (markdown: string, locale?: 'es' | 'en'): string =>
    parse(`---\ntitle: a\n---\n${markdown}`, locale).html;

  test.each([
    ['## Título', '<h2>Título</h2>'],
    ['Un **texto**', '<p>Un <strong>texto</strong></p>'],
    ['{{brand}}', '<p>Guadua &#x26; "Hijos"</p>'],
    ['[a](/servicios)', '<p><a href="/servicios">a</a></p>'],
    ['[a](https://who.int)', '<p><a href="https://who.int">a</a></p>'],
  ])('%s → %s', (markdown, html) => {
    expect(body(markdown)).toBe(html);
  });

  test('a link to the site goes to the page’s own language; any other stays', () => {
    expect(body('[a](/servicios) [b](/) [c](https://who.int/es) [d](#x)', 'en')).toBe(
      '<p><a href="/en/servicios">a</a> <a href="/en">b</a> <a href="https://who.int/es">c</a> <a href="#x">d</a></p>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '<a href="javascript:alert(1)">a</a>',
    '<div style="color:red">a</div>',
  ])('%s cannot do harm', (markdown) => {
    expect(body(markdown)).not.toMatch(/<script|onerror|javascript:|style=/);
  });

  test('a fact cannot bring markup along', () => {
    const facts = factsOf({ ...siteConfig, brand: '<script>alert(1)</script>' }, 'es');
    const file = { name: 'pages/x.es.md', text: '---\ntitle: a\n---\n{{brand}}', locale: 'es' } as const;
    expect(parseContentFile(file, schema, facts).html).not.toContain('<script');
  });
});
