import { describe, expect, test } from 'vitest';

import { htmlOf } from '../../app/views/pages/exam-links.ts';
import type { ContentSection, WrittenHtml } from '../../app/views/pages/page.ts';
import { compileContent } from './content-compiler.ts';

const compiled = (body: string, locale: 'es' | 'en' = 'es') =>
  compileContent(`pages/x.${locale}.md`, `---\ntitle: a\n---\n${body}`);
const sectionsOf = (body: string): readonly ContentSection<WrittenHtml>[] => compiled(body).sections;
const htmlFrom = (body: string): string => htmlOf(sectionsOf(body));

const table = (heads: string[], ...rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

describe('a table', () => {
  const three = htmlFrom(`a\n\n${table(['A', 'B & "C"', 'D'], ['1', '[2](/x)', '3'])}\n\nb`);

  test('has cells that know their column, and the first is the heading of its row', () => {
    expect(three).toContain('<th role="rowheader" scope="row">1</th>');
    expect(three).toMatch(/<td role="cell" data-column="B &[\w#]+; &[\w#]+;C&[\w#]+;"><a href="\/x">2<\/a><\/td>/);
    expect(three).toContain('<td role="cell" data-column="D">3</td>');
  });

  test('stacks three columns on a phone, but not two', () => {
    expect(three).toContain('<table role="table" class="stacks">');
    expect(htmlFrom(table(['A', 'B'], ['1', '2']))).toContain('<table role="table">\n<thead role="rowgroup">');
  });

  test('leaves the content around it unchanged, and has its own columns', () => {
    expect(three).toMatch(/^<p>a<\/p>\n<table[\s\S]*<\/table>\n<p>b<\/p>$/);
    const two = htmlFrom(`${table(['A', 'B'], ['1', '2'])}\n\n${table(['C', 'D'], ['3', '4'])}`);
    expect([...two.matchAll(/data-column="(\w)"/g)].map(([, name]) => name)).toEqual(['B', 'D']);
  });

  test('keeps the alignment of its columns', () => {
    expect(htmlFrom('| A | B |\n| --- | ---: |\n| 1 | 2 |')).toContain(
      '<td role="cell" data-column="B" align="right">2</td>',
    );
  });
});

describe('the tubes of a column', () => {
  const tubesIn = (heading: string, cell: string): string[] =>
    [...htmlFrom(table(['A', heading], ['1', cell])).matchAll(/<use href="[^"]*#specimen-(\w+)"\/>/g)].map(
      ([, cap = '']) => cap,
    );

  test.each([
    ['Tubo', 'Lila', ['lavender']],
    ['Tubo', 'Gris o amarilla', ['grey', 'gold']],
    ['Tubo', 'Azul claro', ['blue']],
    ['Tube', 'Light blue', ['blue']],
    ['Tube', 'Lavender, on ice', ['lavender']],
    ['Tube', 'Red and green', ['red', 'green']],
    ['Tubo', '[Roja](/servicios)', ['red']],
    ['Tubo', '[Suero](/linea-roja)', []],
    ['Tubo', 'Frasco estéril', []],
    ['Qué dice', 'Una tapa roja', []],
  ])('%s: %s', (heading, cell, caps) => {
    expect(tubesIn(heading, cell)).toEqual(caps);
  });

  test('precede the words, which stay', () => {
    expect(htmlFrom(table(['A', 'Tubo'], ['1', 'Gris o amarilla']))).toContain('</svg>Gris o amarilla</td>');
  });
});

describe('the sections of a text', () => {
  test('begin at the second-level headings, and nothing is lost', () => {
    const text = 'a\n\n## B *&* b {#b}\n\nc\n\n### d\n\n## E\n\n> ## F';
    const sections = sectionsOf(text);
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      [null, ''],
      ['b', 'B & b'],
      [null, 'E'],
    ]);
    expect(htmlOf(sections)).toBe(
      '<p>a</p>\n<h2 id="b">B <em>&#x26;</em> b</h2>\n<p>c</p>\n<h3>d</h3>\n<h2>E</h2>\n<blockquote>\n<h2>F</h2>\n</blockquote>',
    );
  });

  test('are empty without a text', () => {
    expect(sectionsOf('')).toEqual([]);
  });
});

describe('the exams that a text links to', () => {
  const link = (path: string) => `[TSH](${path})`;
  const exams = (body: string, locale: 'es' | 'en' = 'es') => compiled(body, locale).exams;

  test.each([
    [link('/examenes-laboratorio/tsh'), ['tsh']],
    [link('/examenes-laboratorio/tsh#cuando'), ['tsh']],
    [
      `${link('/examenes-laboratorio/tsh')} ${link('/examenes-laboratorio/t4-libre')} ${link('/examenes-laboratorio/tsh')}`,
      ['tsh', 't4-libre'],
    ],
    [link('/examenes-laboratorio'), []],
    [link('/examenes-laboratorio?q=tsh'), []],
    [link('https://example.com/examenes-laboratorio/tsh'), []],
    ['/examenes-laboratorio/tsh', []],
  ])('%s', (body, slugs) => {
    expect(exams(body)).toEqual(slugs);
    expect(exams(body, 'en')).toEqual(slugs);
  });

  test('include those of an answer', () => {
    const text = `---\nquestions:\n  - question: ¿Cuál?\n    answer: "${link('/examenes-laboratorio/tsh')}"\n---\n`;
    expect(compileContent('pages/x.es.md', text)).toMatchObject({
      exams: ['tsh'],
      answers: [['<p>', { slug: 'tsh', words: 'TSH' }, '</p>']],
    });
  });

  test('are separate from its HTML, anywhere in the text', () => {
    const [section] = compiled(
      `${table(['A', 'B'], ['1', '**[*TSH* basal](/examenes-laboratorio/tsh#precio)**'])}`,
      'en',
    ).sections;
    expect(section?.html).toEqual([
      expect.stringMatching(/<strong>$/),
      {
        slug: 'tsh',
        opening: '<a href="/en/examenes-laboratorio/tsh#precio">',
        words: '<em>TSH</em> basal',
        isPrice: true,
      },
      expect.stringMatching(/^<\/strong><\/td>/),
    ]);
  });
});
