import type { Turnaround } from '../exams/exam.ts';
import { weekdays } from '../laboratory/laboratory.ts';
import { ofEachExam } from './check-finding.ts';

/**
 * Reports a specimen that spoils before it is run: it is stable for an hour but travels for a day. The shortest wait of the week counts,
 * because no field says whether a laboratory takes no samples before a weekend or freezes early ones.
 */
export const specimenSpoils = ofEachExam<'specimen-spoils'>(({ specimens, turnaround }) => {
  const shortestHours = Math.min(...weekdays.map((_, day) => daysUntilRun(turnaround, day))) * 24;
  return specimens.flatMap(({ stability }, index) => {
    const stableHours = Math.max(...stability.map(({ hours }) => hours));
    if (stability.length === 0 || stableHours >= shortestHours) return [];
    return [
      {
        path: `specimens.${index}.stability`,
        reason: 'before-it-is-run',
        value: `${stableHours} h < ${shortestHours} h`,
      },
    ];
  });
});

/** For a sample that arrives on a weekday (0 is Sunday): its working days in transport, then the wait until the run. */
function daysUntilRun({ transportDays, runDays }: Turnaround, arrival: number): number {
  const isWorking = (day: number): boolean => day % 7 > 0 && day % 7 < 6;
  const next = (from: number, suits: (day: number) => boolean): number => {
    let day = from;
    while (!suits(day)) day += 1;
    return day;
  };
  let day = transportDays > 0 ? next(arrival, isWorking) : arrival;
  for (let sent = 0; sent < transportDays; sent += 1) day = next(day + 1, isWorking);
  return next(day, (one) => runDays.includes(weekdays[one % 7] ?? 'sunday')) - arrival;
}
