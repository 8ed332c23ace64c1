import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports run days on which the laboratory never opens: it runs and sends nothing then. */
export const turnaroundImpossible = ofEachExam<'turnaround-impossible'>(({ turnaround }, { openingHours }) => {
  if (openingHours.length === 0) return [];
  const isClosed = (day: string) => !openingHours.some(({ days }) => days.some((open) => open === day));
  const closed = turnaround.runDays.filter(isClosed);
  const fault: Fault<'turnaround-impossible'> = {
    path: 'turnaround.runDays',
    reason: 'run-day-closed',
    value: closed.join(', '),
  };
  return closed.length === 0 ? [] : [fault];
});
