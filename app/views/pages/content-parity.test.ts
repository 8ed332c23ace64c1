import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { missingNumbers, numbersOf } from '../../../tests/support/content-numbers.ts';
import { differencesOf } from '../../../tests/support/content-parity.ts';
import { readContent } from '../../../tests/support/content-text.ts';

const root = new URL('../../../content/', import.meta.url);
const read = (name: string, locale: 'es' | 'en') =>
  readContent(name, locale, readFileSync(new URL(`${name}.${locale}.md`, root), 'utf8'));
const names = ['pages', 'blog'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root))
    .filter((file) => file.endsWith('.es.md'))
    .map((file) => `${folder}/${file.slice(0, -'.es.md'.length)}`),
);

// Both languages are written, not translated word for word, but everything that a patient acts upon must be the same.
describe('both languages say the same', () => {
  test.each(names)('%s', (name) => {
    expect(differencesOf(read(name, 'es'), read(name, 'en'))).toEqual([]);
  });
});

const page = (locale: 'es' | 'en', body: string, settings = 'title: T') =>
  readContent('x', locale, `---\n${settings}\n---\n${body}`);
const faults = (es: string, en: string, esSettings?: string, enSettings?: string) =>
  differencesOf(page('es', es, esSettings), page('en', en, enSettings));

describe('detects a planted difference', () => {
  test.each([
    ['levels of the headings', '## Uno', '### One'],
    ['anchors, in their order', '## Uno {#a}\n\n## Otro {#b}', '## One {#b}\n\n## Other {#a}'],
    ['rows of tables', '| a |\n|---|\n| b |\n| c |', '| a |\n|---|\n| b |'],
    ['list items', '- a\n- b', '- a'],
    ['links', '[a](/servicios)', '[a](/blog)'],
    ['facts', 'Llame al {{phone}}', 'Call {{email}}'],
    ['12 stands in Spanish only', 'Ayune 12 horas', 'Fast for 8 hours'],
    ['8 stands in English only', 'Ayune 12 horas', 'Fast for 8 hours'],
    ['5.7 stands in Spanish only', 'desde 5,7 %', 'from 57%'],
    ['1500 stands in Spanish only', 'a 1.500 m', 'at 1.500 m'],
    ['3 stands in Spanish only', 'a los 3 meses', 'at two months'],
  ])('%s', (fault, es, en) => {
    expect(faults(es, en).join('\n')).toContain(fault);
  });

  test.each([
    ['questions', 'questions: [{ question: a, answer: b }]', 'questions: []'],
    [
      'addresses of the sources',
      'sources: [{ label: a, url: https://a.co }]',
      'sources: [{ label: a, url: https://b.co }]',
    ],
    [
      'addresses of the sources',
      'sources: [{ label: a, url: https://medlineplus.gov/spanish/cholesterol.html }]',
      'sources: [{ label: a, url: https://b.co }]',
    ],
    [
      'addresses of the sources',
      'sources: [{ label: a, url: https://medlineplus.gov/spanish/pruebas-de-laboratorio/prueba-de-tsh/ }]',
      'sources: [{ label: a, url: https://medlineplus.gov/lab-tests/pregnancy-test/ }]',
    ],
    ['pages to read next', 'related: [sti]', 'related: [blog/a]'],
    [
      'where the action leads',
      'action: { label: a, to: whatsapp, message: Hola }',
      'action: { label: a, to: whatsapp, message: Hi }',
    ],
    ['topic, dates, version and people', 'reviewed: 2026-11-18', 'reviewed: 2026-11-19'],
    ['whether it is sensitive', 'sensitive: true', 'title: T'],
    ['90 stands in Spanish only', 'lead: 90 días', 'lead: ninety days'],
  ])('%s', (fault, es, en) => {
    expect(faults('', '', es, en).join('\n')).toContain(fault);
  });
});

describe('accepts equivalent texts', () => {
  test.each([
    ['1.500,5 mg y 5,7 %', '1,500.5 mg and 5.7%'],
    ['el 3.er día, a las 7:00 p. m.', 'on the 3rd day, at 7:00 p.m.'],
    ['artículo 2.8.1.2.4, versión 2026-11-20', 'article 2.8.1.2.4, version 2026-11-20'],
    ['a las dos horas, o a las 3', 'at 2 hours, or at three'],
    ['densidad de 1,005', 'gravity of 1.005'],
    ['la B12 y la T4 libre', 'vitamin B12'],
    ['38 °C, 10 kg', '38 °C (100.4 °F), 10 kg (22 lb)'],
  ])('“%s”, “%s”', (es, en) => {
    expect(faults(es, en)).toEqual([]);
  });

  test.each([
    ['spanish/cholesterol.html', 'cholesterol.html'],
    ['spanish/pruebas-de-laboratorio/', 'lab-tests/'],
    ['spanish/pruebas-de-laboratorio/prueba-de-tsh/', 'lab-tests/tsh-thyroid-stimulating-hormone-test/'],
  ])('the two addresses of one MedlinePlus page: %s, %s', (es, en) => {
    const cites = (path: string) => `sources: [{ label: a, url: https://medlineplus.gov/${path} }]`;
    expect(faults('', '', cites(es), cites(en))).toEqual([]);
  });
});

describe('numbers', () => {
  test('finds a number that one language changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (number, more) => {
        const [es, en] = [number.toLocaleString('de-DE'), number.toLocaleString('en-US')];
        expect(missingNumbers(`unos ${es} mL`, 'es', `about ${en} mL`, 'en')).toEqual([]);
        const other = (number + more).toLocaleString('en-US');
        expect(missingNumbers(`unos ${es} mL`, 'es', `about ${other} mL`, 'en')).toEqual([String(number)]);
      }),
    );
  });

  test('ignores list markers, links, code and names', () => {
    expect(numbersOf('1. Tome [esto](/a2?q=3) y `x4` en 5 mL de B12 {#n6}', 'es')).toEqual(['5']);
  });
});
