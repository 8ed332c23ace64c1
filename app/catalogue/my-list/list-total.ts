import type { ExamsByCode } from '../../domain/preparation/expand-panels.ts';
import { plannableOf } from './exam-list.ts';
import { listPrice } from './list-price.ts';

/** How many exams a list has, and what they cost. */
export interface ListTotal {
  count: number;
  /** Null if an exam has no published price. */
  price: number | null;
}

/** The number and the price of a list's exams, as its own page says them. */
export function listTotal(codes: readonly string[], catalogue: ExamsByCode): ListTotal {
  const exams = plannableOf(codes, catalogue).flatMap((code) => catalogue.get(code) ?? []);
  const { known, unknown } = listPrice(exams, catalogue);
  return { count: exams.length, price: unknown === 0 ? known : null };
}
