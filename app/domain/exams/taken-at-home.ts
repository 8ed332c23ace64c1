import type { Exam } from './exam.ts';

/** Whether our staff can take it at home: home visits allow no rest or curve, and some specimens do not tolerate transport. */
export const isTakenAtHome = ({ specimens, preparation }: Pick<Exam, 'specimens' | 'preparation'>): boolean =>
  preparation.dwellMinutes === 0 && preparation.urine !== 'at-laboratory' && specimens.every(({ atHome }) => atHome);
