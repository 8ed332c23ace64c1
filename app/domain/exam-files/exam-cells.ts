import type { Locale } from '../../i18n/locale.ts';
import type { Exam, Preparation, Turnaround } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { asList } from './cell-text.ts';
import { vocabularies } from './cell-vocabulary.ts';

/** The cell of a text or a number; empty for null. */
export const textCell = (value: string | number | null): string => (value === null ? '' : String(value));

/** Writes one language of a text of the exam. */
export const wordsCell = (of: (exam: Exam) => Words | null, language: Locale) => (exam: Exam) =>
  of(exam)?.[language] ?? '';

/** Writes a field of the preparation. */
export const preparationCell =
  (of: (preparation: Preparation) => string | number | null | undefined) =>
  (exam: Exam): string =>
    textCell(of(exam.preparation) ?? null);

/** 'alcohol 72; relaciones-sexuales 48-168' */
export const abstentionsCell = ({ abstentions: all }: Preparation): string =>
  all
    .map(
      ({ of, hours, maxHours }) =>
        `${vocabularies.abstention.spanish[of]} ${hours}${maxHours === null ? '' : `-${maxHours}`}`,
    )
    .join('; ');

/** 'antes', '12 h después', 'mínimo 6 h después'; empty without a dose. */
export function doseCell({ dose }: Preparation): string {
  if (dose === null) return '';
  if (dose.at === 'trough') return 'antes';
  return `${dose.atLeast ? 'mínimo ' : ''}${dose.hours} h después`;
}

/** '6 h', '3 d' */
export const reportCell = ({ report }: Turnaround): string =>
  'hours' in report ? `${report.hours} h` : `${report.days} d`;

/** The sentences of a list in one language: 'Tome agua. | Descanse.' */
export const sentencesCell = (of: 'instructions' | 'stayInstructions', language: Locale) => (exam: Exam) =>
  asList(exam.preparation[of].map((one) => one[language]));
