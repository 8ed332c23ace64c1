import { describe, expect, test } from 'vitest';

import { plainText } from '../../seo/plain-text.ts';
import { sectionsOf } from './content-sections.ts';
import { readableTables } from './readable-tables.ts';

const table = (heads: string[], ...rows: string[][]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

describe('readableTables', () => {
  const three = readableTables(
    `<p>a</p>${table(['A', 'B &#x26; "C"', 'D'], ['1', '<a href="/x">2</a>', '3'])}<p>b</p>`,
  );

  test('each cell knows its column, and the first is the heading of its row', () => {
    expect(three).toContain('<th role="rowheader" scope="row">1</th>');
    expect(three).toContain('<td role="cell" data-column="B &amp; &quot;C&quot;"><a href="/x">2</a></td>');
    expect(three).toContain('<td role="cell" data-column="D">3</td>');
  });

  test('three columns are stacked on a phone, two are not', () => {
    expect(three).toContain('<table role="table" class="stacks">');
    expect(readableTables(table(['A', 'B'], ['1', '2']))).toContain('<table role="table"><thead');
  });

  test('what stands around them stays, each table has its own columns, and nothing is lost', () => {
    expect(three).toMatch(/^<p>a<\/p><table[\s\S]*<\/table><p>b<\/p>$/);
    const two = readableTables(table(['A', 'B'], ['1', '2']) + table(['C', 'D'], ['3', '4']));
    expect([...two.matchAll(/data-column="(\w)"/g)].map(([, name]) => name)).toEqual(['B', 'D']);
    expect(plainText(two)).toBe('A B 1 2 C D 3 4');
  });
});

describe('the tubes of a column', () => {
  const tubesIn = (heading: string, cell: string): string[] =>
    [...readableTables(table(['A', heading], ['1', cell])).matchAll(/<use href="[^"]*#specimen-(\w+)"/g)].map(
      ([, cap = '']) => cap,
    );

  test.each([
    ['Tubo', 'Lila', ['lavender']],
    ['Tubo', 'Gris o amarilla', ['grey', 'gold']],
    ['Tubo', 'Azul claro', ['blue']],
    ['Tube', 'Light blue', ['blue']],
    ['Tube', 'Lavender, on ice', ['lavender']],
    ['Tube', 'Red and green', ['red', 'green']],
    ['Tubo', 'Frasco estéril', []],
    ['Qué dice', 'Una tapa roja', []],
  ])('%s: %s', (heading, cell, caps) => {
    expect(tubesIn(heading, cell)).toEqual(caps);
  });

  test('the words stay', () => {
    expect(plainText(readableTables(table(['A', 'Tubo'], ['1', 'Gris o amarilla'])))).toContain('Gris o amarilla');
  });
});

describe('sectionsOf', () => {
  test('cuts at the second-level headings and loses nothing', () => {
    const html = '<p>a</p><h2 id="b">B <em>&#x26;</em> b</h2><p>c</p><h3>d</h3><h2>E</h2>';
    expect(sectionsOf(html)).toEqual([
      { id: null, heading: '', html: '<p>a</p>' },
      { id: 'b', heading: 'B & b', html: '<h2 id="b">B <em>&#x26;</em> b</h2><p>c</p><h3>d</h3>' },
      { id: null, heading: 'E', html: '<h2>E</h2>' },
    ]);
    expect(sectionsOf('')).toEqual([]);
  });
});
