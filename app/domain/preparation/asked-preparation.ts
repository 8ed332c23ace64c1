import type { Preparation } from '../exams/exam.ts';

export interface AskedPreparation {
  code: string;
  preparation: Preparation;
}

/** Lists the exams that have this requirement, each with its value. */
export const asking = <Demand>(
  asked: readonly AskedPreparation[],
  of: (preparation: Preparation) => Demand | null | undefined,
): { code: string; demand: Demand }[] =>
  asked.flatMap(({ code, preparation }) => {
    const demand = of(preparation);
    return demand ? [{ code, demand }] : [];
  });

export const askersOf = (askers: readonly { code: string }[]): string[] =>
  [...new Set(askers.map(({ code }) => code))].sort();
