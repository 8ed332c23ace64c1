import { bloodCountWords } from './blood-count.ts';
import type { Explanation } from './explanation.ts';
import { hormones } from './hormones.ts';
import { ironAndVitamins } from './iron-and-vitamins.ts';
import { kidneyAndSalts } from './kidney-and-salts.ts';
import { liverAndProteins } from './liver-and-proteins.ts';
import { sugarAndFat } from './sugar-and-fat.ts';
import { swellingAndClotting } from './swelling-and-clotting.ts';
import { urineAndCultures } from './urine-and-cultures.ts';

/** The values that patients ask about most, each explained. */
export const explanations: readonly Explanation[] = [
  ...bloodCountWords,
  ...sugarAndFat,
  ...kidneyAndSalts,
  ...liverAndProteins,
  ...ironAndVitamins,
  ...hormones,
  ...swellingAndClotting,
  ...urineAndCultures,
];

const byLoinc = new Map(explanations.flatMap((one) => one.loincs.map((loinc) => [loinc, one] as const)));
const byExam = new Map(explanations.flatMap((one) => one.exams.map((exam) => [exam, one] as const)));

/** The explanation of the first of these LOINC codes that has one; null if none has. */
export const explanationOf = (codes: readonly (string | null)[]): Explanation | null =>
  codes.map((code) => byLoinc.get(code ?? '')).find(Boolean) ?? null;

/** The explanation of a report as a whole. */
export const explanationOfExam = (exam: string | null): Explanation | null => byExam.get(exam ?? '') ?? null;
