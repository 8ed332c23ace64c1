import { isCups } from '../exams/codes/cups.ts';
import { ofEachExam } from './check-finding.ts';

/** Reports a CUPS code that is not six digits of a group for laboratories (`../exams/codes/cups.ts`). */
export const cupsShape = ofEachExam<'cups-shape'>(({ cups }) =>
  cups === null || isCups(cups) ? [] : [{ path: 'cups', reason: 'shape', value: cups }],
);
