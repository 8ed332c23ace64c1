import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from './catalogue.ts';
import { exam, plainExam, urgent } from './fixtures/sound-exam.ts';
import { deduplicated, isEmergency, mostUrgent, sharedWarnings } from './urgent.ts';
import { citationOf, urgentSources } from './urgent-sources.ts';

const catalogue = createCatalogue(demonstrationExams);
const warned = catalogue.exams.flatMap(({ code, urgent: of }) => (of ? [{ code, urgent: of }] : []));

describe('every exam of the demonstration', () => {
  test('for an emergency is not taken at home, alone or in a panel', () => {
    const atHome = catalogue.exams.filter(
      ({ urgent: of, members, specimens }) =>
        isEmergency(of) && members.length === 0 && specimens.some((specimen) => specimen.atHome),
    );
    expect(atHome.map(({ code }) => code)).toEqual([]);
    expect(warned.length).toBeGreaterThan(0);
  });

  test.each(['es', 'en'] as const)('for an emergency says in %s to call 123', (language) => {
    const silent = warned.filter(({ urgent: of }) => isEmergency(of) && !of.action[language].includes('123'));
    expect(silent.map(({ code }) => code)).toEqual([]);
  });

  test('with a warning cites a publication in full', () => {
    for (const { urgent: of } of warned) expect(urgentSources).toContain(of.source);
    for (const source of urgentSources) {
      expect(citationOf(source).text).toMatch(/^\p{Lu}.{30,}\.$/u);
      expect(new URL(citationOf(source).url).protocol).toBe('https:');
    }
  });

  test('for an overdose, a poisoning, or a heart attack is for emergencies only', () => {
    for (const code of ['MED-074', 'MED-076', 'QUI-060', 'QUI-061'])
      expect(catalogue.byCode.get(code)?.urgent?.use, code).toBe('emergency-only');
  });
});

describe('a panel', () => {
  const only = urgent();
  const often = urgent({ use: 'often-emergency' });
  const catalogueOf = createCatalogue([
    plainExam({ code: 'AAA-001', slug: 'a', urgent: often }),
    plainExam({ code: 'AAA-002', slug: 'b', urgent: only }),
    plainExam({ code: 'AAA-003', slug: 'c' }),
    exam({ code: 'PAN-001', slug: 'p', members: ['AAA-001', 'AAA-003'] }),
    exam({ code: 'PAN-002', slug: 'q', members: ['PAN-003', 'AAA-001'] }),
    exam({ code: 'PAN-003', slug: 'r', members: ['AAA-002'] }),
    exam({ code: 'PAN-004', slug: 's', members: ['AAA-003', 'PAN-004'] }),
  ]);
  test.each([
    ['PAN-001', often],
    ['PAN-002', only],
    ['PAN-003', only],
    ['PAN-004', null],
  ])('%s is as urgent as its most urgent exam', (code, expected) => {
    expect(catalogueOf.byCode.get(code)?.urgent).toEqual(expected);
  });
});

test('the more urgent of two wins; if equal, the first', () => {
  const one = urgent({ use: 'time-limited' });
  const other = urgent({ use: 'time-limited', source: 'ada-2026' });
  expect(mostUrgent(one, null)).toBe(one);
  expect(mostUrgent(null, one)).toBe(one);
  expect(mostUrgent(one, other)).toBe(one);
  expect(mostUrgent(one, urgent())).toEqual(urgent());
  expect(mostUrgent(null, null)).toBeNull();
});

test('shows a milder warning once among rows, and an emergency every time', () => {
  const often = { urgent: urgent({ use: 'often-emergency' }) };
  const milder = { urgent: urgent({ use: 'time-limited' }) };
  expect(deduplicated([milder, often, milder, often, { urgent: null }])).toEqual([
    milder,
    often,
    { urgent: null },
    often,
    { urgent: null },
  ]);
});

test('a list of exams has each warning once, the most urgent first, with its exams', () => {
  const milder = urgent({ use: 'time-limited', sign: { es: '¿Sangrado?', en: 'Bleeding?' } });
  const often = urgent({ use: 'often-emergency', sign: { es: '¿Temblor?', en: 'Shaking?' } });
  const row = (code: string, warning: typeof often | null) => ({ code, urgent: warning });
  const shown = [row('A', milder), row('B', null), row('C', often), row('D', milder), row('A', milder)];
  expect(sharedWarnings(shown).map((one) => [one.urgent, one.exams.map(({ code }) => code)])).toEqual([
    [often, ['C']],
    [milder, ['A', 'D']],
  ]);
});
