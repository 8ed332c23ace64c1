import type { Exam } from './exam.ts';

/** Whether our people can take it at home: nobody waits there for a rest or a curve, and some specimens do not bear the way. */
export const isTakenAtHome = ({ specimens, preparation }: Pick<Exam, 'specimens' | 'preparation'>): boolean =>
  preparation.dwellMinutes === 0 && preparation.urine !== 'at-laboratory' && specimens.every(({ atHome }) => atHome);
