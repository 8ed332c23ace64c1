import type { Exam } from '../../../domain/exams/exam.ts';
import { completingExams, type Measured, measuredFor } from '../../../domain/risk/completing-exams.ts';
import type { Calculator } from '../form/calculator.ts';

/** An exam that completes a score, with the addresses of its page and of a list that holds it. */
export interface CompletingExam {
  code: string;
  name: string;
  page: string;
  list: string;
}

interface Site {
  /** The date of an answer: the laboratory's on the server, the visitor's own in a browser. */
  today: string;
  /** Where the forms lead. */
  action: string;
}

/** What all calculators need to know about the site. */
export interface RiskContext extends Site {
  exams: Readonly<Record<Calculator, readonly CompletingExam[]>>;
}

/** What one calculator needs to know about the site. It stands in the page, so a browser that answers by itself asks nobody. */
export interface PanelContext extends Site {
  exams: readonly CompletingExam[];
}

const completedBy: Readonly<Record<Calculator, readonly Measured[]>> = {
  hearts: measuredFor.hearts,
  findrisc: measuredFor.findrisc,
  egfr: measuredFor.egfr,
  lipids: measuredFor.lipids,
  a1c: measuredFor.averageGlucose,
  body: [],
};

/** The exams that this catalogue has for each calculator. */
export function examsFor(
  catalogue: readonly Exam[],
  shown: (exam: Exam) => CompletingExam,
): Record<Calculator, readonly CompletingExam[]> {
  const examsOf = (calculator: Calculator): CompletingExam[] => {
    const { codes } = completingExams(completedBy[calculator], catalogue);
    return codes.flatMap((code) => catalogue.filter((exam) => exam.code === code)).map(shown);
  };
  return {
    hearts: examsOf('hearts'),
    findrisc: examsOf('findrisc'),
    egfr: examsOf('egfr'),
    lipids: examsOf('lipids'),
    a1c: examsOf('a1c'),
    body: examsOf('body'),
  };
}
