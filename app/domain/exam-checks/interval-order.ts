import { ageBand } from '../exams/age.ts';
import type { ReferenceInterval } from '../exams/component.ts';
import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports an interval whose low limit is not below its high limit, or whose ages do not go from young to old. */
export const intervalOrder = ofEachExam<'interval-order'>((exam) =>
  exam.components.flatMap(({ intervals }, component) =>
    intervals.flatMap((interval, index) => faultsOf(interval, `components.${component}.intervals.${index}`)),
  ),
);

function faultsOf(interval: ReferenceInterval, path: string): Fault<'interval-order'>[] {
  const { low, high, ageFrom, ageTo } = interval;
  const faults: Fault<'interval-order'>[] = [];
  if (low !== null && high !== null && low >= high) {
    faults.push({ path, reason: 'low-not-below-high', value: `${low}–${high}` });
  }
  const { first, end } = ageBand(interval);
  if (first >= end) faults.push({ path, reason: 'ages-backwards', value: `${ageFrom}–${ageTo}` });
  return faults;
}
