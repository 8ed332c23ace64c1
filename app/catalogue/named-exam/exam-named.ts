import { indexOf } from '../../domain/exam-search/index-of.ts';
import { readOrder } from '../../domain/exam-search/order/read-order.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';

/** One exam that the visitor typed: the match, or the possible ones. Nothing goes on a list without a question. */
export interface NamedExam {
  exam: Exam | null;
  /** If the text is ambiguous: the possible exams, the likeliest first. */
  choices: readonly Exam[];
}

/** A piece of a typed order, and the exam that it names. */
export interface ParsedExam extends NamedExam {
  text: string;
  asksForImages: boolean;
}

/** A typed order, read piece by piece. */
export interface ParsedOrder {
  /** Empty if no part of the typed text may be an exam. */
  pieces: ParsedExam[];
  /** The parts that were read as no exam, and whether the end was cut off. */
  aside: readonly string[];
  isCut: boolean;
}

/** The exams of an order or of a single name, piece by piece. */
export function parseExams(catalogue: Catalogue, typed: string): ParsedOrder {
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

/** The exam that the typed code or name means, even with a misspelling. An ambiguous text returns no exam, only choices. */
export function examNamed(catalogue: Catalogue, typed: string): NamedExam {
  const { pieces: written } = parseExams(catalogue, typed);
  const [only] = written;
  if (only && written.length === 1) return only;
  return { exam: null, choices: written.flatMap(({ exam, choices }) => (exam ? [exam] : choices)) };
}
