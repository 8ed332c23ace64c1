import type { Exam } from '../../domain/exams/exam.ts';

type Named = Pick<Exam, 'code' | 'name'>;

/** A piece of an order: the matching exam, or the exams that it may be. */
export interface AnsweredPiece {
  text: string;
  exam: Named | null;
  choices: readonly Named[];
  asksForImages: boolean;
}

/** The result of reading an order. */
export interface ReadOrder {
  /** Empty if no part of the text can be an exam. */
  pieces: readonly AnsweredPiece[];
  /** The parts that were read as no exam. */
  aside: readonly string[];
  /** Whether the end of a long text was cut off. */
  isCut: boolean;
}

/** Typed text that names no exam (empty if nothing was typed), with the exams that it may mean. */
export interface UnclearName {
  typed: string;
  choices: readonly Named[];
  /** The pieces of an order with several exams; empty for a single name. */
  pieces: readonly AnsweredPiece[];
  aside: readonly string[];
  isCut: boolean;
  /** Whether the browser could not read the text at all. */
  isUnread?: boolean;
}

/** The state before the visitor types anything. */
export const nothingTyped: UnclearName = { typed: '', choices: [], pieces: [], aside: [], isCut: false };

/** The codes of an order if every piece is a known exam. Otherwise the questions for the visitor: nothing is added without an answer. */
export function answerOrder(
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
