import type { Exam } from '../../../app/features/catalogue/exam.ts';
import { bloodBank } from './blood-bank.ts';

/** The catalogue of the demonstration laboratory: real exams, fictitious prices and times. */
export const demonstrationExams: readonly Exam[] = [bloodBank].flat();
