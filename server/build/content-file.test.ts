import { describe, expect, test } from 'vitest';

import { htmlOf } from '../../app/views/pages/exam-links.ts';
import { compileContent } from './content-file.ts';

describe('the front matter', () => {
  test('is read as it stands, with its facts still to be filled in', () => {
    expect(compileContent('pages/x.es.md', '---\ntitle: "{{brand}}"\naction:\n  label: Ir\n---\n')).toEqual({
      frontMatter: { title: '{{brand}}', action: { label: 'Ir' } },
      sections: [],
      answers: [],
      exams: [],
    });
  });

  test.each([
    ['none', 'pages/x.es.md', '## Hola'],
    ['one that is no YAML', 'pages/x.es.md', '---\ntitle: [a\n---\n'],
    ['a name without a language', 'pages/x.md', '---\ntitle: a\n---\n'],
    ['a language that the site does not speak', 'pages/x.fr.md', '---\ntitle: a\n---\n'],
  ])('%s is refused, and the file named', (_, name, text) => {
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
});
