import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from './catalogue.ts';
import { relatedExams } from './related-exams.ts';
import { isSensitive } from './sensitive-exam.ts';

const catalogue = createCatalogue(demonstrationExams);
const bySlug = (slug: string) => {
  const exam = catalogue.bySlug.get(slug);
  if (!exam) throw new Error(`The catalogue has no ${slug}`);
  return exam;
};

describe('related exams', () => {
  test('share panels, area or name, and are other exams than those of its panel and its members', () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalogue.exams), (exam) => {
        const related = relatedExams(exam, catalogue, 6);
        const codes = related.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        const named = [exam.code, ...exam.members, ...catalogue.panelsWith(exam.code).map(({ code }) => code)];
        expect(codes.filter((code) => named.includes(code))).toEqual([]);
        expect(codes.length).toBe(6);
        if (!isSensitive(exam)) expect(related.filter(isSensitive)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('those that are ordered together come first', () => {
    const [first] = relatedExams(
      bySlug('perfil-de-complemento').members.map((code) => catalogue.byCode.get(code))[0] ?? bySlug('hemograma-iv'),
      catalogue,
      1,
    );
    expect(bySlug('perfil-de-complemento').members).toContain(first?.code);
  });

  test('do not depend on when or how often one asks', () => {
    const exam = bySlug('hemograma-iv');
    expect(relatedExams(exam, catalogue, 6)).toEqual(relatedExams(exam, createCatalogue(demonstrationExams), 6));
  });
});

describe('delicate exams', () => {
  test.each([
    ['prueba-de-embarazo-en-orina', true],
    ['hemograma-iv', false],
    ['perfil-de-lupus', false],
  ])('%s: %s', (slug, sensitive) => {
    expect(isSensitive(bySlug(slug))).toBe(sensitive);
  });

  test('whatever needs counselling is delicate, and so are all drugs and the curve of a pregnancy', () => {
    const open = catalogue.exams.filter((exam) => !isSensitive(exam));
    expect(open.filter(({ counselling, area }) => counselling !== 'none' || area === 'drugs')).toEqual([]);
    expect(
      open.filter(({ name }) => /embaraz|paternidad|cocaína|semen/i.test(name.es)).map(({ name }) => name.es),
    ).toEqual([]);
    expect(open.length).toBeGreaterThan(catalogue.exams.length / 2);
  });
});
