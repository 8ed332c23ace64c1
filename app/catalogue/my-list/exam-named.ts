import { indexOf } from '../../domain/exam-search/index-of.ts';
import { readOrder } from '../../domain/exam-search/order/read-order.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';

/** One exam that somebody typed: the one that is called so, or those that it may be. Nothing goes on a list unasked. */
export interface NamedExam {
  exam: Exam | null;
  /** When it is not clear which one: those that it may be, the likeliest first. */
  choices: readonly Exam[];
}

export interface WrittenExam extends NamedExam {
  text: string;
  asksForImages: boolean;
}

export interface WrittenOrder {
  /** Empty where nothing that was typed may be an exam. */
  pieces: WrittenExam[];
  /** What was read as no exam, and whether the end was left out. */
  aside: readonly string[];
  isCut: boolean;
}

/** The exams of an order, or of a single name, piece by piece. */
export function examsWritten(catalogue: Catalogue, typed: string): WrittenOrder {
  const examOf = (record: SearchRecord): Exam[] => {
    const exam = catalogue.byCode.get(record.code);
    return exam ? [exam] : [];
  };
  const { pieces, aside, isCut } = readOrder(indexOf(catalogue), typed);
  const written = pieces.map(({ text, exam, choices, asksForImages }) => ({
    text,
    exam: (exam && catalogue.byCode.get(exam.code)) ?? null,
    choices: choices.flatMap(examOf),
    asksForImages,
  }));
  return { pieces: written, aside, isCut };
}

/** The exam that somebody means who types its code or what they call it, misspelt too; of several, none, and each is a choice. */
export function examNamed(catalogue: Catalogue, typed: string): NamedExam {
  const { pieces: written } = examsWritten(catalogue, typed);
  const [only] = written;
  if (only && written.length === 1) return only;
  return { exam: null, choices: written.flatMap(({ exam, choices }) => (exam ? [exam] : choices)) };
}
