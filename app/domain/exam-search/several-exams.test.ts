import { describe, expect, test } from 'vitest';
import { indexCatalogue } from './catalogue-index.ts';
import { findExams } from './find-exams.ts';
import { recordFor } from './fixtures/record-for.ts';

const index = indexCatalogue([
  recordFor('END-064', 'Hormona folículo estimulante (FSH)', 'Follicle-stimulating hormone (FSH)', [], { common: 0.7 }),
  recordFor('END-065', 'Hormona luteinizante (LH)', 'Luteinizing hormone (LH)', [], { common: 0.7 }),
  recordFor('END-040', 'FSH y LH pre y post hormona liberadora', 'FSH and LH before and after GnRH', [], {
    common: 0.5,
  }),
  recordFor('QUI-001', 'Glucosa basal (glicemia en ayunas)', 'Fasting glucose', ['glicemia']),
  recordFor('QUI-026', 'Creatinina en suero', 'Serum creatinine', []),
  recordFor('ORI-004', 'Creatinina en orina', 'Urine creatinine', []),
  recordFor('QUI-015', 'Colesterol total', 'Total cholesterol', []),
  recordFor('INF-010', 'Toxoplasma, anticuerpos IgG', 'Toxoplasma IgG antibodies', ['toxoplasmosis']),
  recordFor('INF-011', 'Toxoplasma, anticuerpos IgM', 'Toxoplasma IgM antibodies', []),
  recordFor('INM-009', 'Inmunoglobulina M (IgM)', 'Immunoglobulin M (IgM)', []),
]);
const first = (query: string, count: number): string[] =>
  findExams(index, query)
    .slice(0, count)
    .map(({ record }) => record.code);

describe('several exams in one query come first, in the query’s order', () => {
  test.each([
    ['fsh lh', ['END-064', 'END-065']],
    ['lh y fsh', ['END-065', 'END-064']],
    ['creatinina, glicemia y colesterol', ['QUI-026', 'QUI-001', 'QUI-015']],
    ['me pidieron glucosa creatinina', ['QUI-001', 'QUI-026']],
  ])('%s', (query, codes) => {
    expect(first(query, codes.length)).toEqual(codes);
  });
});

describe('an exam named by the whole query stays first', () => {
  test.each([
    ['creatinina en orina', 'ORI-004'],
    ['toxoplasma igm', 'INF-011'],
    ['fsh y lh pre y post', 'END-040'],
  ])('%s', (query, code) => {
    expect(first(query, 1)).toEqual([code]);
  });
});
