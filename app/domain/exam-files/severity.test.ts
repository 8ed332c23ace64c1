import { expect, test } from 'vitest';

import { type FindingKind, findingReasons, sentenceRules } from '../exam-checks/check-finding.ts';
import { examStatuses } from '../exams/exam.ts';
import { isWarning } from './severity.ts';

// `Object.keys` returns plain strings, though these are the kinds.
const kinds = Object.keys(findingReasons) as FindingKind[];

test.each(sentenceRules)('%s only warns, whatever the exam', (kind) => {
  expect(examStatuses.filter((status) => !isWarning({ kind }, status))).toEqual([]);
});

test('every structural rule refuses a published exam', () => {
  expect(kinds.filter((kind) => isWarning({ kind }, 'published')).toSorted()).toEqual([...sentenceRules].toSorted());
});

test('a draft may be unfinished', () => {
  const structural = kinds.filter((kind) => !sentenceRules.includes(kind));
  expect(structural.filter((kind) => isWarning({ kind }, 'draft'))).toEqual([
    'unknown-member',
    'nothing-taken',
    'missing-words',
  ]);
});
