import type { Exam } from '../../../domain/exams/exam.ts';
import { completingExams, type Measured, measuredFor } from '../../../domain/risk/completing-exams.ts';
import type { Calculator } from '../form/calculator.ts';
import type { RiskDraft } from '../form/draft.ts';
import { type AskedQuantity, riskFields } from '../form/risk-fields.ts';

/** An exam that completes a score, with the address of its page. */
export interface CompletingExam {
  code: string;
  name: string;
  page: string;
  /** The price in the page's language; null if the catalog has none. */
  price: string | null;
}

/** An exam, and the field that has its value; null if the form does not ask for it. */
export type OfferedExam = CompletingExam & { field: AskedQuantity | null };

/** The site's data for a calculator. It is embedded in the page, so the browser needs no request to answer. */
export interface PanelContext {
  /** The date of an answer: the laboratory's on the server, the visitor's in a browser. */
  today: string;
  /** The target of the forms. */
  action: string;
  /** The target of the button that requests the answer as a file. */
  fileAction: string;
  /** A chat that asks the laboratory for help with a doctor's appointment. Its text names no value and no result. */
  appointmentChat: string;
  exams: readonly OfferedExam[];
  /** The codes of the list that the browser stores; empty on the server. */
  listed?: readonly string[];
}

const completedBy: Readonly<Record<Calculator, readonly Measured[]>> = {
  hearts: measuredFor.hearts,
  findrisc: measuredFor.findrisc,
  egfr: measuredFor.egfr,
  lipids: measuredFor.lipids,
  a1c: measuredFor.averageGlucose,
  body: [],
};

/**
 * The catalog's exams that complete a calculator's answer. A value that the form asks for is one exam, because only the missing ones are
 * offered; the others may be one panel.
 */
export function completingExamsOf(
  calculator: Calculator,
  catalogue: readonly Exam[],
  shown: (exam: Exam) => CompletingExam,
): OfferedExam[] {
  const fields = riskFields[calculator].flatMap((field) => (field.kind === 'number' ? [field.name] : []));
  const fieldOf = (measured: Measured) => fields.find((name) => name === measured) ?? null;
  const examsOf = (measured: readonly Measured[], field: AskedQuantity | null): OfferedExam[] =>
    completingExams(measured, catalogue)
      .codes.flatMap((code) => catalogue.filter((exam) => exam.code === code))
      .map((exam) => ({ ...shown(exam), field }));
  const asked = completedBy[calculator].filter(fieldOf);
  const others = completedBy[calculator].filter((one) => !fieldOf(one));
  return [...asked.flatMap((one) => examsOf([one], fieldOf(one))), ...examsOf(others, null)];
}

/** The exams whose value the visitor did not type. */
export const missingExams = ({ exams }: Pick<PanelContext, 'exams'>, draft: RiskDraft): readonly OfferedExam[] =>
  exams.filter(({ field }) => field === null || !draft[field]?.[0]);
