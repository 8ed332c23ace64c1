import { describe, expect, test } from 'vitest';

import { checkCatalogue } from '../../../app/domain/exam-checks/catalogue-checks.ts';
import { type Area, areas, type Exam } from '../../../app/domain/exams/exam.ts';
import { examFaults } from '../../../app/domain/exams/exam-faults.ts';
import siteConfig from '../../../site.config.ts';
import { demonstrationExams } from './index.ts';

/** All exports of this folder's files, so that `index.ts` cannot omit a list of exams. */
const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./index.ts', '!./authoring.ts'], {
  eager: true,
});

const isExam = (value: unknown): value is Exam => typeof value === 'object' && value !== null && 'turnaround' in value;

const authored: { file: string; exam: Exam }[] = Object.entries(files).flatMap(([path, module]) =>
  Object.values(module).flatMap((list) =>
    Array.isArray(list) ? list.filter(isExam).map((exam) => ({ file: path.slice(2), exam })) : [],
  ),
);
/** A list may be composed of other lists, so each exam counts once. */
const exams = [...new Set(authored.map(({ exam }) => exam))];
const fileOf = new Map(authored.map(({ exam, file }) => [exam.code, file]));

describe('every exam', () => {
  test.each(exams.map((exam) => [exam.code, exam.slug, exam] as const))(
    '%s %s satisfies the contract',
    (_, __, exam) => {
      expect(examFaults(exam)).toEqual([]);
    },
  );
});

test('nothing in the catalog contradicts itself', () => {
  const findings = checkCatalogue(exams, siteConfig.openingHours).map(
    ({ kind, exam, path, reason, value }) => `${fileOf.get(exam)} ${exam} ${kind}/${reason} ${path}: ${value}`,
  );
  console.log(`Checked ${exams.length} exams of ${new Set(fileOf.values()).size} files: ${findings.length} findings.`);
  expect(findings).toEqual([]);
});

test('the catalog holds every exam of the files, and every area has an exam', () => {
  expect(demonstrationExams.map(({ code }) => code).toSorted()).toEqual(exams.map(({ code }) => code).toSorted());
  const empty = areas.filter((area: Area) => !demonstrationExams.some((exam) => exam.area === area));
  expect(empty).toEqual([]);
});

/** Exams of one component whose order code is not a code of the reported component, or for which we have no source that says it is. */
const orderAlone = ['GEN-044', 'GEN-087', 'INM-011'];

test('an exam of one component reports under its order code', () => {
  const differing = demonstrationExams.filter(
    ({ loinc, components: [first, ...more] }) => loinc !== null && first && more.length === 0 && first.loinc !== loinc,
  );
  expect(differing.map(({ code }) => code).toSorted()).toEqual(orderAlone);
});
