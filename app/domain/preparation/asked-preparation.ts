import type { Preparation } from '../exams/exam.ts';

/** A preparation that an exam requires. An exam in a panel has several. */
export interface AskedPreparation {
  code: string;
  preparation: Preparation;
}

/** Lists the exams with a requirement, such as a fast, each with its value. */
export const demandsOf = <Demand>(
  exams: readonly AskedPreparation[],
  select: (preparation: Preparation) => Demand | null | undefined,
): { code: string; demand: Demand }[] =>
  exams.flatMap(({ code, preparation }) => {
    const demand = select(preparation);
    return demand ? [{ code, demand }] : [];
  });

/** Lists the codes of exams, sorted, each once. */
export const examCodesOf = (exams: readonly { code: string }[]): string[] =>
  [...new Set(exams.map(({ code }) => code))].sort();
