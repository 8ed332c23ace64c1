import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports a single exam (not a panel) without a specimen or without a component to report. */
export const nothingTaken = ofEachExam<'nothing-taken'>((exam) => {
  if (exam.members.length > 0) return [];
  const faults: Fault<'nothing-taken'>[] = [];
  if (exam.specimens.length === 0) faults.push({ path: 'specimens', reason: 'no-specimen', value: '' });
  if (exam.components.length === 0) faults.push({ path: 'components', reason: 'no-component', value: '' });
  return faults;
});
