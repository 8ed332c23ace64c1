import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';
import { indexOf } from '../catalogue/search/index-of.ts';
import { readOrder } from '../catalogue/search/order/read-order.ts';
import type { SearchRecord } from '../catalogue/search/search-record.ts';

/** One exam that somebody typed: the one that is called so, or those that it may be. Nothing goes on a list unasked. */
export interface NamedExam {
  exam: Exam | null;
  /** When it is not clear which one: those that it may be, the likeliest first. */
  choices: readonly Exam[];
}

export interface WrittenExam extends NamedExam {
  text: string;
}

/** The exams of an order, or of a single name, piece by piece; empty where nothing that was typed may be an exam. */
export function examsWritten(catalogue: Catalogue, typed: string): WrittenExam[] {
  const examOf = (record: SearchRecord): Exam[] => {
    const exam = catalogue.byCode.get(record.code);
    return exam ? [exam] : [];
  };
  return readOrder(indexOf(catalogue), typed).pieces.map(({ text, exam, choices }) => ({
    text,
    exam: (exam && catalogue.byCode.get(exam.code)) ?? null,
    choices: choices.flatMap(examOf),
  }));
}

/** The exam that somebody means who types its code or what they call it, misspelt too; of several, none, and each is a choice. */
export function examNamed(catalogue: Catalogue, typed: string): NamedExam {
  const written = examsWritten(catalogue, typed);
  const [only] = written;
  if (only && written.length === 1) return only;
  return { exam: null, choices: written.flatMap(({ exam, choices }) => (exam ? [exam] : choices)) };
}
