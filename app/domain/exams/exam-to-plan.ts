import type { Exam } from './exam.ts';

/** What plans, dates and prices of several exams need to know of each. A browser gets this much of the catalogue, and no more. */
export type ExamToPlan = Pick<
  Exam,
  | 'code'
  | 'name'
  | 'area'
  | 'members'
  | 'notes'
  | 'urgent'
  | 'preparation'
  | 'specimens'
  | 'performedBy'
  | 'turnaround'
  | 'price'
  | 'counselling'
  | 'sensitive'
>;
