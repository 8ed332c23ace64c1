import type { Explanation, Questions } from '../../domain/explanations/explanation.ts';
import { explanationOf, explanationOfExam } from '../../domain/explanations/explanations.ts';
import type { ReportView } from '../../domain/reports/report-view.ts';
import type { FlagLevel } from '../../domain/reports/result-flag.ts';
import type { Locale } from '../../i18n/locale.ts';

/** The words about one value, with the questions for its band. */
export interface ValueExplanation {
  measures: string;
  moves: string;
  questions: readonly string[];
  source: string;
  reviewedOn: string;
}

/** The questions of a band: a value inside its interval has none, and nobody guesses about one that nobody has judged. */
function questionsFor({ low, high, other }: Explanation, level: FlagLevel): Questions | null {
  if (level === 'inside' || level === 'ask') return null;
  if (level.endsWith('low')) return low ?? other;
  return level.endsWith('high') ? (high ?? other) : (other ?? high);
}

/** The words about the value with one of these codes; a report of one value may have the words of its exam. */
export function explanationFor(
  codes: readonly (string | null)[],
  { observations, exam }: ReportView,
  level: FlagLevel,
  locale: Locale,
): ValueExplanation | null {
  const found = explanationOf(codes) ?? (observations.length === 1 ? explanationOfExam(exam) : null);
  if (!found) return null;
  const { measures, moves, source, reviewedOn } = found;
  const questions = questionsFor(found, level)?.[locale] ?? [];
  return { measures: measures[locale], moves: moves[locale], questions, source, reviewedOn };
}
