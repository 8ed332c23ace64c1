import type { Exam } from './exam.ts';

/** The fields of an exam that plans, dates, and prices need. The browser receives only these. */
export type ExamToPlan = Pick<
  Exam,
  | 'code'
  | 'name'
  | 'area'
  | 'members'
  | 'equivalentTo'
  | 'notes'
  | 'urgent'
  | 'preparation'
  | 'specimens'
  | 'performedBy'
  | 'turnaround'
  | 'price'
  | 'counselling'
  | 'sensitive'
  | 'prenatal'
>;
