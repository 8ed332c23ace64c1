import type { Exam } from '../../domain/exams/exam.ts';
import { publicName } from '../../domain/exams/sensitive-exam.ts';
import type { Locale } from '../../i18n/locale.ts';

/**
 * The message of a list: the request, the exams, and other facts from the page, such as the total.
 *
 * ('Hola, …', [blood count, HIV], 'es', ['Total: $ 28.000']) → 'Hola, …\n- HEM-001 Hemograma IV\n- INF-012\nTotal: $ 28.000'
 */
export const quoteText = (
  greeting: string,
  exams: readonly Pick<Exam, 'code' | 'name' | 'sensitive'>[],
  locale: Locale,
  ending: readonly string[] = [],
): string => [greeting, ...exams.map((exam) => `- ${publicName(exam, locale)}`), ...ending].join('\n');
