/**
 * How often a sentence rule is right, on texts that were written before the rule ran on them. A rule below 95 % is dropped or narrowed
 * (decision 0033). `docs/catalogue-import.md` has the table that this test prints.
 */
import { expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { checkCatalogue } from './catalogue-checks.ts';
import { findingReasons, sentenceRules } from './check-finding.ts';
import { unseenExams } from './fixtures/unseen-exams.ts';

const MIN_PRECISION = 0.95;

const results = unseenExams.map(({ exam, defect }) => ({
  defect,
  text: exam.preparation.instructions[0]?.es ?? exam.notes?.es ?? '',
  reported: checkCatalogue([exam], siteConfig.openingHours),
}));

test.each(sentenceRules)('%s is right in at least 95 of 100 reports', (rule) => {
  const reasons: readonly string[] = findingReasons[rule];
  const reports = results.flatMap(({ reported, ...result }) =>
    reported.filter(({ kind }) => kind === rule).map(({ reason }) => ({ ...result, reason })),
  );
  const wrong = reports.filter(({ defect, reason }) => defect !== reason);
  const defects = results.filter(({ defect }) => defect !== null && reasons.includes(defect)).length;
  const right = reports.length - wrong.length;
  console.log(
    `${rule}: ${right} of ${reports.length} reports right, ${right} of ${defects} defects found`,
    wrong.map(({ text }) => text),
  );
  expect(right).toBeGreaterThan(0);
  expect(right / reports.length).toBeGreaterThanOrEqual(MIN_PRECISION);
});

test('no text misleads a rule that refuses an exam', () => {
  const refusing = results.flatMap(({ reported }) => reported.filter(({ kind }) => !sentenceRules.includes(kind)));
  expect(refusing).toEqual([]);
});

test('the corpus is large enough to measure', () => {
  expect(results.filter(({ defect }) => defect === null).length).toBeGreaterThanOrEqual(300);
  expect(results.filter(({ defect }) => defect !== null).length).toBeGreaterThanOrEqual(100);
});
