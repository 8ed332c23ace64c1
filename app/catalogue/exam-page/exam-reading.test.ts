import { describe, expect, test } from 'vitest';

import { plainExam, specimen } from '../../domain/exams/fixtures/sound-exam.ts';
import type { WrittenPage } from '../../views/pages/page.ts';
import { examReading } from './exam-reading.ts';

// The only fields of a page that `examReading` reads.
const page = (id: string, exams: string[], sensitive = false): WrittenPage =>
  ({ id, exams, sensitive }) as unknown as WrittenPage;
const post = (id: string, exams: string[], sensitive = false) => ({ id, exams, sensitive });

const reading = examReading(
  {
    list: () => [
      page('fast-results', ['tsh']),
      page('family-medicine', ['tsh', 'ferritina', 'psa']),
      page('neurology', ['tsh', 'vih']),
      page('hormones', ['tsh', 'acth', 'fsh', 'lh']),
      page('sti', ['vih', 'sifilis', 'hepatitis'], true),
    ],
  },
  {
    all: () => [
      post('todo', ['tsh', 'ferritina', 'hemograma']),
      post('embarazo', ['tsh'], true),
      post('tiroides', ['tsh', 'acth']),
      post('valores', ['tsh', 'ferritina', 'hemograma', 'psa']),
      post('ventana', ['vih'], true),
    ],
  },
);
const about = (slug: string, changes: Parameters<typeof plainExam>[0] = {}) =>
  reading(plainExam({ code: 'AAA-001', slug, area: 'chemistry', ...changes }));

describe('reading for an exam', () => {
  test('starts with the page of its area, then the texts that name the fewest exams: two pages and two posts', () => {
    expect(about('tsh', { area: 'endocrinology' })).toEqual(['hormones', 'neurology', 'blog/tiroides', 'blog/todo']);
  });

  test('includes texts that name the exam, whatever its area', () => {
    expect(about('psa', { area: 'tumour-markers' })).toEqual(['family-medicine', 'blog/valores']);
  });

  test('of a sensitive exam is the texts that treat it as sensitive', () => {
    expect(about('vih', { area: 'infectious', sensitive: true })).toEqual(['sti', 'blog/ventana']);
  });

  test('of any other exam excludes those texts', () => {
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
  ] as const)('for an exam of %s that no text names, in %s: %j', (area, type, pages) => {
    expect(about('unnamed', { area, specimens: [specimen({ type })] })).toEqual(pages);
  });

  test('is empty for a sensitive exam that no text names', () => {
    expect(about('unnamed', { area: 'microbiology', sensitive: true })).toEqual([]);
  });
});
