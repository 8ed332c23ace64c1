import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from './catalogue.ts';
import type { Exam } from './exam.ts';
import { bothLanguages, plainExam, specimen } from './fixtures/sound-exam.ts';
import { publicName, seemsSensitive } from './sensitive-exam.ts';

const catalogue = createCatalogue(demonstrationExams);
const codesOf = (exams: readonly Exam[]): string[] => exams.map(({ code }) => code).sort();

/**
 * The topics that a name reveals, by words of the names in either language. The patterns test only names, not the rule's areas, counseling,
 * and specimens, so that they check the rule independently.
 */
const families: Record<string, RegExp> = {
  'HIV and the count that follows it': /\b(VIH|HIV|CD4)\b/,
  'sexually transmitted infections':
    /s[ií]filis|syphilis|treponem|VDRL|gonorr|gonoc|chlamydia trach|clamidia|trichomon|tricomon|papiloma|papilloma|\bVPH\b|\bHPV\b|herpes simple|ureaplasma|mycoplasma (genitalium|hominis)|HTLV|mpox|\bITS\b|\bSTI\b|hepatitis [BCD]\b/i,
  'samples of the sexual organs': /vaginal|uretral|urethral|cervic|cuello uterino|\banal\b|\bsemen\b|espermo/i,
  'pregnancy and what ends it':
    /embaraz|pregnan|prenatal|\bhCG|materna\b|maternal|sullivan|ovular|placent|amni[oó]t|anti-d(?![a-z])/i,
  'the wish for children': /esperm|sperm|fertil|antim[uü]ll|ovulaci|ovulation|postcoital|vasectom/i,
  'who descends from whom': /paternidad|paternity|maternidad|hermandad|filiaci|linaje|kinship|gemelos/i,
  'what is inherited': /\bgen[eé]tic[oa]?\b|cariotip|karyotyp|BRCA|exoma|exome|huntington|\bportador(es)?\b|\bCYP2/i,
  'drugs of abuse and alcohol':
    /coca[ií]n|cannabi|anfetamin|opi[aá]ceo|éxtasis|drogas de abuso|fentan|ketamin|alcohol et[ií]lico|etilglucur|cotinin|escopolamin/i,
  'medicines of the mind and of epilepsy':
    /litio|lithium|clozapin|olanzapin|quetiapin|risperidon|haloperidol|sertralin|fluoxetin|amitriptilin|valproic|carbamazepin|lamotrigin/i,
  leprosy: /lepra|leprosy/i,
};

describe('a name that reveals something private', () => {
  test.each(Object.entries(families))('%s', (_, pattern) => {
    const family = catalogue.exams.filter((exam) => pattern.test(`${exam.name.es} | ${exam.name.en}`));
    expect(family.length).toBeGreaterThan(0);
    const open = family.filter(({ sensitive }) => !sensitive);
    expect(open.map(({ code, name }) => `${code} ${name.es}`)).toEqual([]);
  });

  test('marks everything with counseling, and all of genetics, reproduction, and drugs', () => {
    const open = catalogue.exams.filter(({ sensitive }) => !sensitive);
    const matters = ['genetics', 'reproduction', 'drugs'];
    expect(open.filter(({ counselling, area }) => counselling !== 'none' || matters.includes(area))).toEqual([]);
  });

  test('most of the catalog is not sensitive: a rule that matches everything protects nothing', () => {
    expect(catalogue.exams.filter(({ sensitive }) => !sensitive).length).toBeGreaterThan(catalogue.exams.length / 2);
    const open = ['HEM-001', 'QUI-001', 'END-001', 'MIC-001', 'INM-100', 'PAN-016', 'MAR-001', 'INF-051', 'INF-010'];
    expect(
      codesOf(open.flatMap((code) => catalogue.byCode.get(code) ?? []).filter(({ sensitive }) => sensitive)),
    ).toEqual([]);
  });

  test('lists exactly the exams that the rule cannot detect and that declare it themselves', () => {
    const itself = demonstrationExams.filter((exam) => exam.sensitive && !seemsSensitive(exam));
    expect(codesOf(itself)).toEqual([
      'END-072',
      'HEM-034',
      'HEM-051',
      'INF-022',
      'INF-031',
      'INF-034',
      'INF-035',
      'INF-142',
      'INF-143',
      'MIC-062',
      'PAT-011',
      'PAT-025',
      'PAT-026',
      'QUI-005',
    ]);
  });
});

describe('without a declared value', () => {
  test.each([
    ['a glucose', {}, false],
    ['what needs counselling', { counselling: 'genetic' }, true],
    ['a drug', { area: 'drugs' }, true],
    ['a vaginal swab', { specimens: [specimen({ type: 'vaginal-swab', container: 'swab-transport' })] }, true],
    ['a curve of a pregnancy', { name: bothLanguages('Curva', 'Glucose curve in pregnancy') }, true],
  ] satisfies [string, Partial<Exam>, boolean][])('%s: %#', (_, changes, sensitive) => {
    expect(seemsSensitive(plainExam({ code: 'AAA-001', slug: 'a', ...changes }))).toBe(sensitive);
  });
});

describe('a panel', () => {
  const exam = (code: string, changes: Partial<Exam> = {}) => plainExam({ code, slug: code.toLowerCase(), ...changes });
  const panels = createCatalogue([
    exam('PAN-001', { members: ['PAN-002'] }),
    exam('PAN-002', { members: ['INF-001', 'HEM-001'] }),
    exam('PAN-003', { members: ['HEM-001', 'INF-009'] }),
    exam('HEM-001'),
    exam('INF-001', { sensitive: true }),
    exam('INF-009', { sensitive: true, status: 'retired' }),
  ]);

  test.each([
    ['PAN-002', true],
    ['PAN-001', true],
    ['PAN-003', false],
    ['HEM-001', false],
  ])('%s contains a sensitive exam or not: %s', (code, sensitive) => {
    expect(panels.byCode.get(code)?.sensitive).toBe(sensitive);
  });
});

test('other people see only its code', () => {
  expect(publicName(plainExam({ code: 'HEM-001', name: bothLanguages('Hemograma', 'Blood count') }), 'en')).toBe(
    'HEM-001 Blood count',
  );
  expect(publicName(plainExam({ code: 'INF-002', name: bothLanguages('VIH', 'HIV'), sensitive: true }), 'es')).toBe(
    'INF-002',
  );
});
