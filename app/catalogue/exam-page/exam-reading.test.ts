import { describe, expect, test } from 'vitest';

import { plainExam, specimen } from '../../domain/exams/fixtures/sound-exam.ts';
import type { Page } from '../../views/pages/page.ts';
import { examReading } from './exam-reading.ts';

const to = (...slugs: string[]): string =>
  slugs.map((slug) => `<a href="/examenes-laboratorio/${slug}">${slug}</a>`).join(' ');

// Of a page no more is read than this.
const page = (id: string, html: string, sensitive = false): Page =>
  ({ id, html, sensitive, questions: [] }) as unknown as Page;
const post = (id: string, html: string, sensitive = false) => ({ id, html, sensitive });

const reading = examReading(
  {
    list: () => [
      page('fast-results', to('tsh')),
      page('family-medicine', to('tsh', 'ferritina', 'psa')),
      page('neurology', to('tsh', 'vih')),
      page('hormones', to('tsh', 'acth', 'fsh', 'lh')),
      page('sti', to('vih', 'sifilis', 'hepatitis'), true),
    ],
  },
  {
    all: () => [
      post('todo', to('tsh', 'ferritina', 'hemograma')),
      post('embarazo', to('tsh'), true),
      post('tiroides', to('tsh', 'acth')),
      post('valores', to('tsh', 'ferritina', 'hemograma', 'psa')),
      post('ventana', to('vih'), true),
    ],
  },
);
const about = (slug: string, changes: Parameters<typeof plainExam>[0] = {}) =>
  reading(plainExam({ code: 'AAA-001', slug, area: 'chemistry', ...changes }));

describe('an exam’s page leads', () => {
  test('to the page of its area first, then to those that name the fewest exams; two pages and two posts', () => {
    expect(about('tsh', { area: 'endocrinology' })).toEqual(['hormones', 'neurology', 'blog/tiroides', 'blog/todo']);
  });

  test('to what names it, whatever its area', () => {
    expect(about('psa', { area: 'tumour-markers' })).toEqual(['family-medicine', 'blog/valores']);
  });

  test('a delicate one to the texts that treat it so', () => {
    expect(about('vih', { area: 'infectious', sensitive: true })).toEqual(['sti', 'blog/ventana']);
  });

  test('and none that is not delicate to those', () => {
    expect(about('sifilis', { area: 'infectious' })).toEqual([]);
  });

  test.each([
    ['haematology', 'serum', ['blood-tests']],
    ['endocrinology', 'urine-24h', ['hormones']],
    ['chemistry', 'serum', ['blood-tests']],
    ['chemistry', 'urine-24h', ['urine-tests']],
    ['urine-stool', 'stool', ['gastrointestinal']],
    ['urine-stool', 'urine', ['urine-tests']],
    ['pathology', 'tissue', []],
  ] as const)('one of %s that no text names, in %s: %j', (area, type, pages) => {
    expect(about('unnamed', { area, specimens: [specimen({ type })] })).toEqual(pages);
  });

  test('a delicate one that no text names nowhere', () => {
    expect(about('unnamed', { area: 'microbiology', sensitive: true })).toEqual([]);
  });
});
