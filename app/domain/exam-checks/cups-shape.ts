import { isCups } from '../exams/codes/cups.ts';
import { ofEachExam } from './check-finding.ts';

export const cupsShape = ofEachExam<'cups-shape'>(({ cups }) =>
  cups === null || isCups(cups) ? [] : [{ path: 'cups', reason: 'shape', value: cups }],
);
