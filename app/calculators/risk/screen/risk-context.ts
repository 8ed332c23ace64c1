import type { Exam } from '../../../domain/exams/exam.ts';
import { completingExams, type Measured, measuredFor } from '../../../domain/risk/completing-exams.ts';
import type { Calculator } from '../form/calculator.ts';

/** An exam that completes a score, with the address of its page. */
export interface CompletingExam {
  code: string;
  name: string;
  page: string;
  /** The price in the page's language; null if the catalog has none. */
  price: string | null;
}

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
  exams: readonly CompletingExam[];
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

/** The catalog's exams that complete a calculator's answer. */
export function completingExamsOf(
  calculator: Calculator,
  catalogue: readonly Exam[],
  shown: (exam: Exam) => CompletingExam,
): CompletingExam[] {
  const { codes } = completingExams(completedBy[calculator], catalogue);
  return codes.flatMap((code) => catalogue.filter((exam) => exam.code === code)).map(shown);
}
