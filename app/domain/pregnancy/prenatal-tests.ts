import { addDays, type CalendarDate } from '../laboratory/opening-hours.ts';
import type { GestationalAge } from './gestational-age.ts';

/**
 * The laboratory tests of a pregnancy, by completed weeks: the minimum of Resolución 3280 de 2018 (Ruta Materno Perinatal) in Colombia, as
 * the post `examenes-del-embarazo` explains it. `exam` is the address of the exam or panel that has them.
 */
export const prenatalTests = [
  { id: 'first-visit', from: 0, to: 13, exam: 'perfil-prenatal-primer-control' },
  { id: 'second', from: 14, to: 27, exam: 'perfil-prenatal-segundo-trimestre' },
  { id: 'glucose', from: 24, to: 28, exam: 'tolerancia-glucosa-embarazo-75-g' },
  { id: 'week-twenty-eight', from: 28, to: 28, exam: 'hemograma-iv' },
  { id: 'third', from: 28, to: 40, exam: 'perfil-prenatal-tercer-trimestre' },
  { id: 'strep', from: 35, to: 37, exam: 'estreptococo-b-en-el-embarazo' },
] as const;

export type PrenatalTestId = (typeof prenatalTests)[number]['id'];

/** A test with its dates in one pregnancy. */
export interface DueTest {
  id: PrenatalTestId;
  from: number;
  to: number;
  /** The first and the last day of those weeks. */
  first: CalendarDate;
  last: CalendarDate;
  isNow: boolean;
}

const WEEK = 7;

/** The tests due this week, and the next ones. Empty if none remain. */
export function testsDue({ weeks, start }: Pick<GestationalAge, 'weeks' | 'start'>): DueTest[] {
  const upcoming = prenatalTests.filter(({ to }) => to >= weeks);
  const nextWeek = Math.min(...upcoming.filter(({ from }) => from > weeks).map(({ from }) => from));
  return upcoming
    .filter(({ from }) => from <= weeks || from === nextWeek)
    .map(({ id, from, to }) => ({
      id,
      from,
      to,
      first: addDays(start, from * WEEK),
      last: addDays(start, to * WEEK + WEEK - 1),
      isNow: from <= weeks,
    }));
}
