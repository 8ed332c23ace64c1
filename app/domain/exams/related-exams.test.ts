import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from './catalogue.ts';
import { relatedExams } from './related-exams.ts';

const catalogue = createCatalogue(demonstrationExams);
const bySlug = (slug: string) => {
  const exam = catalogue.bySlug.get(slug);
  if (!exam) throw new Error(`The catalog has no ${slug}`);
  return exam;
};

describe('related exams', () => {
  test("share panels, area, or name, and exclude the exam's own panels and members", () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalogue.exams), (exam) => {
        const related = relatedExams(exam, catalogue, 6);
        const codes = related.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        const named = [exam.code, ...exam.members, ...catalogue.panelsWith(exam.code).map(({ code }) => code)];
        expect(codes.filter((code) => named.includes(code))).toEqual([]);
        expect(codes.length).toBe(6);
        if (!exam.sensitive) expect(related.filter(({ sensitive }) => sensitive)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('exams that are ordered together come first', () => {
    const [first] = relatedExams(
      bySlug('perfil-de-complemento').members.map((code) => catalogue.byCode.get(code))[0] ?? bySlug('hemograma-iv'),
      catalogue,
      1,
    );
    expect(bySlug('perfil-de-complemento').members).toContain(first?.code);
  });

  test('do not depend on the time or number of calls', () => {
    const exam = bySlug('hemograma-iv');
    expect(relatedExams(exam, catalogue, 6)).toEqual(relatedExams(exam, createCatalogue(demonstrationExams), 6));
  });
});
