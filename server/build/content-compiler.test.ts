import { describe, expect, test } from 'vitest';

import { htmlOf } from '../../app/views/pages/exam-links.ts';
import { compileContent } from './content-compiler.ts';

describe('the front matter', () => {
  test('is read unchanged, with its facts still unfilled', () => {
    expect(compileContent('pages/x.es.md', '---\ntitle: "{{brand}}"\naction:\n  label: Ir\n---\n')).toEqual({
      frontMatter: { title: '{{brand}}', action: { label: 'Ir' } },
      sections: [],
      answers: [],
      exams: [],
    });
  });

  test.each([
    ['no front matter', 'pages/x.es.md', '## Hola'],
    ['invalid YAML', 'pages/x.es.md', '---\ntitle: [a\n---\n'],
    ['a name without a language', 'pages/x.md', '---\ntitle: a\n---\n'],
    ['an unsupported language', 'pages/x.fr.md', '---\ntitle: a\n---\n'],
  ])('rejects %s, and names the file', (_, name, text) => {
    expect(() => compileContent(name, text)).toThrow(`content/${name}: `);
  });
});

describe('the body', () => {
  const body = (markdown: string, locale: 'es' | 'en' = 'es'): string =>
    htmlOf(compileContent(`pages/x.${locale}.md`, `---\ntitle: a\n---\n${markdown}`).sections);

  test.each([
    ['## Título', '<h2>Título</h2>'],
    ['## Título {#titulo}', '<h2 id="titulo">Título</h2>'],
    ['Un **texto**', '<p>Un <strong>texto</strong></p>'],
    ['Llame al {{phone}}', '<p>Llame al {{phone}}</p>'],
    ['[a](/servicios)', '<p><a href="/servicios">a</a></p>'],
    ['[a](https://who.int)', '<p><a href="https://who.int">a</a></p>'],
  ])('%s → %s', (markdown, html) => {
    expect(body(markdown)).toBe(html);
  });

  test('a link within the site goes to the page’s language; other links stay unchanged', () => {
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
  ])('%s is made harmless', (markdown) => {
    expect(body(markdown)).not.toMatch(/<script|onerror|javascript:|style=/);
  });
});
