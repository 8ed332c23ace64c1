import type { Exam } from '../../domain/exams/exam.ts';

type Named = Pick<Exam, 'code' | 'name'>;

/** A piece of an order: the exam that is called so, or those that it may be. */
export interface WrittenPiece {
  text: string;
  exam: Named | null;
  choices: readonly Named[];
  asksForImages: boolean;
}

/** An order as it was read. */
export interface ReadOrder {
  /** Empty if nothing in the text can be an exam. */
  pieces: readonly WrittenPiece[];
  /** The parts that were read as no exam. */
  aside: readonly string[];
  /** Whether the end of a long text was left out. */
  isCut: boolean;
}

/** What was typed (empty: nothing was) and is no exam's name, with the exams that may be meant. */
export interface UnclearName {
  typed: string;
  choices: readonly Named[];
  /** The pieces of an order of several exams; empty for a single name. */
  pieces: readonly WrittenPiece[];
  aside: readonly string[];
  isCut: boolean;
}

export const nothingTyped: UnclearName = { typed: '', choices: [], pieces: [], aside: [], isCut: false };

/** The codes of an order whose every piece is an exam; otherwise what has to be asked, and nothing is added unasked. */
export function answerWritten(
  typed: string,
  { pieces, aside, isCut }: ReadOrder,
): { codes: readonly string[] } | { unclear: UnclearName } {
  const codes = pieces.flatMap(({ exam }) => exam?.code ?? []);
  if (!isCut && pieces.length > 0 && codes.length === pieces.length) return { codes };
  const asked = pieces.map(({ text, exam, choices, asksForImages }) => ({
    text,
    asksForImages,
    exam: exam && named(exam),
    choices: choices.map(named),
  }));
  return { unclear: { typed, choices: asked[0]?.choices ?? [], pieces: asked, aside, isCut } };
}

const named = ({ code, name }: Named): Named => ({ code, name });
