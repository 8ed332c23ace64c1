import { isUcum } from '../exams/codes/ucum.ts';
import { ofEachExam } from './check-finding.ts';

/** Reports a component whose unit is not written in UCUM. */
export const unitUcum = ofEachExam<'ucum'>((exam) =>
  exam.components.flatMap(({ unit }, index) =>
    unit === null || isUcum(unit) ? [] : [{ path: `components.${index}.unit`, reason: 'not-ucum', value: unit }],
  ),
);
