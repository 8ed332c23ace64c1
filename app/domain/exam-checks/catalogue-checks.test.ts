import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import type { Exam } from '../exams/exam.ts';
import { bothLanguages, exam, plainExam } from '../exams/fixtures/sound-exam.ts';
import { checkCatalogue } from './catalogue-checks.ts';
import { type FindingKind, findingReasons } from './check-finding.ts';
import { earlierDefects } from './fixtures/earlier-defects.ts';
import { earlierSound } from './fixtures/earlier-sound.ts';
import { plantedCodes } from './fixtures/planted-codes.ts';
import type { Planted } from './fixtures/planted-defect.ts';
import { plantedInstructions } from './fixtures/planted-instructions.ts';
import { plantedIntervals } from './fixtures/planted-intervals.ts';
import { plantedPreparation } from './fixtures/planted-preparation.ts';
import { plantedWords } from './fixtures/planted-words.ts';
import { soundCatalogues } from './fixtures/sound-exams.ts';
import { soundWords } from './fixtures/sound-words.ts';

const check = (exams: readonly Exam[]) => checkCatalogue(exams, siteConfig.openingHours);

const sound: (readonly [why: string, exams: readonly Exam[]])[] = [
  ...soundCatalogues.map(([why, ...exams]) => [why, exams] as const),
  ...soundWords.map(([why, es, en]) => [why, [plainExam({ notes: bothLanguages(es, en) })]] as const),
  ...earlierSound.map(([es, en]) => [es, [plainExam({ notes: bothLanguages(es, en) })]] as const),
];
const planted = [
  ...plantedIntervals,
  ...plantedCodes,
  ...plantedWords,
  ...plantedPreparation,
  ...plantedInstructions,
  ...earlierDefects,
];

describe('sound catalogs', () => {
  test.each(sound)('%s', (_, exams) => {
    expect(check(exams)).toEqual([]);
  });
});

const finds = ({ kind, reason, path, exams }: Planted): boolean =>
  check(exams).some(
    (finding) => finding.kind === kind && finding.reason === (reason ?? finding.reason) && finding.path === path,
  );

describe('planted defects are found where they were planted', () => {
  test.each(planted.map((defect) => [defect.kind, defect.reason, defect.what, defect] as const))(
    '%s, %s: %s',
    (kind, reason, _, defect) => {
      const findings = check(defect.exams);
      expect(findings).toContainEqual(expect.objectContaining({ kind, ...(reason && { reason }), path: defect.path }));
      // One defect may cause a second finding of its kind, but no other alarm.
      expect(new Set(findings.map((finding) => finding.kind))).toEqual(new Set([kind]));
    },
  );
});

test('the corpora have the promised size', () => {
  const found = planted.filter(finds).length;
  const alarms = sound.filter(([, exams]) => check(exams).length > 0).length;
  const kinds = Object.groupBy(planted, ({ kind }) => kind);
  console.log(
    `Planted ${planted.length} defects of ${Object.keys(kinds).length} kinds, found ${found} (recall ${((100 * found) / planted.length).toFixed(1)} %). ` +
      `${sound.length} sound catalogues, ${alarms} false alarms.\n` +
      Object.entries(kinds)
        .map(([kind, defects]) => `${kind} ${defects.length}`)
        .join(', '),
  );
  expect(planted.length).toBeGreaterThanOrEqual(120);
  expect(sound.length).toBeGreaterThanOrEqual(60);
});

test('every reason of every kind is planted, and every kind in several places', () => {
  const reasons = Object.entries(findingReasons).flatMap(([kind, of]) => of.map((reason) => `${kind} ${reason}`));
  const tried = new Set(planted.map(({ kind, reason }) => `${kind} ${reason}`));
  expect(reasons.filter((reason) => !tried.has(reason))).toEqual([]);
  const few = Object.keys(findingReasons).filter((kind) => planted.filter((one) => one.kind === kind).length < 3);
  expect(few).toEqual([]);
});

test('a finding names its exam, even among many exams', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    exam({ code: `QUI-${String(index + 100)}`, slug: `examen-${index}`, ...(index === 17 && { cups: '1' }) }),
  );
  const kind: FindingKind = 'cups-shape';
  expect(check(many)).toEqual([{ kind, exam: 'QUI-117', path: 'cups', reason: 'shape', value: '1' }]);
});

test('findings are in the order of the exams', () => {
  const spoilt = ['QUI-001', 'QUI-002', 'QUI-003'].map((code) =>
    exam({ code, slug: code.toLowerCase(), cups: '1', loinc: '1' }),
  );
  expect(check(spoilt).map((finding) => finding.exam)).toEqual(spoilt.flatMap(({ code }) => [code, code]));
});
