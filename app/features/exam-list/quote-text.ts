import type { Exam } from '../catalogue/exam.ts';
import { toldName } from '../catalogue/sensitive-exam.ts';

/** ('Hola, …', [blood count, HIV], 'es') → 'Hola, …\n- HEM-001 Hemograma IV\n- INF-012' */
export const quoteText = (
  greeting: string,
  exams: readonly Pick<Exam, 'code' | 'name' | 'sensitive'>[],
  locale: 'es' | 'en',
): string => [greeting, ...exams.map((exam) => `- ${toldName(exam, locale)}`)].join('\n');
