import type { Exam } from '../exams/exam.ts';

/** A column of a catalog file. Its key is its Spanish heading. */
export interface Column {
  /** The English heading, which is read, too. */
  english: string;
  /** The fields of the exam that the column holds: a fault at such a path, or below it, is a fault of this column. */
  paths: readonly string[];
  /** The text of the column's cell for an exam. */
  write: (exam: Exam) => string;
}
