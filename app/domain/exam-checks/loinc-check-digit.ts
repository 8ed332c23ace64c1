import { isLoinc } from '../exams/codes/loinc.ts';
import { ofEachExam } from './check-finding.ts';

/** The codes of the exam and of its components. */
export const loincCheckDigit = ofEachExam<'loinc-check-digit'>((exam) =>
  [
    { path: 'loinc', loinc: exam.loinc },
    ...exam.components.map(({ loinc }, index) => ({ path: `components.${index}.loinc`, loinc })),
  ].flatMap(({ path, loinc }) =>
    loinc === null || isLoinc(loinc)
      ? []
      : [{ path, reason: /^\d+-\d$/.test(loinc) ? 'check-digit' : 'shape', value: loinc }],
  ),
);
