import { isLoinc } from '../exams/codes/loinc.ts';
import { ofEachExam } from './check-finding.ts';

/** Reports a LOINC code of the exam or of a component that has a wrong format or a wrong check digit. */
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
