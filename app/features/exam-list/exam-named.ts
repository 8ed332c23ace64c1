import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';
import { findExams } from '../catalogue/search/find-exams.ts';
import { indexOf } from '../catalogue/search/index-of.ts';

/** What is found with less is not what was meant: it goes into nobody's list unasked. */
const LEAST_SURE = 0.6;

/** The exam that somebody means who types its code or what they call it, misspelt too; null when none is called so. */
export function examNamed(catalogue: Catalogue, text: string): Exam | null {
  if (text.trim() === '') return null;
  const best = findExams(indexOf(catalogue), text)[0];
  return best && best.score >= LEAST_SURE ? (catalogue.byCode.get(best.record.code) ?? null) : null;
}
