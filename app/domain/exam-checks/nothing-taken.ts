import { type Fault, ofEachExam } from './check-finding.ts';

/** A single exam has a specimen and a result. */
export const nothingTaken = ofEachExam<'nothing-taken'>((exam) => {
  if (exam.members.length > 0) return [];
  const faults: Fault<'nothing-taken'>[] = [];
  if (exam.specimens.length === 0) faults.push({ path: 'specimens', reason: 'no-specimen', value: '' });
  if (exam.components.length === 0) faults.push({ path: 'components', reason: 'no-component', value: '' });
  return faults;
});
