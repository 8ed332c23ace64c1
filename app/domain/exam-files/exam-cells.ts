import type { Locale } from '../../i18n/locale.ts';
import type { Exam, Preparation, Turnaround } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { asList } from './cell-text.ts';
import { vocabularies } from './cell-vocabulary.ts';

export const textCell = (value: string | number | null): string => (value === null ? '' : String(value));

export const wordsCell = (of: (exam: Exam) => Words | null, language: Locale) => (exam: Exam) =>
  of(exam)?.[language] ?? '';

export const preparationCell =
  (of: (preparation: Preparation) => string | number | null | undefined) =>
  (exam: Exam): string =>
    textCell(of(exam.preparation) ?? null);

export const abstentionsCell = ({ abstentions: all }: Preparation): string =>
  all
    .map(
      ({ of, hours, maxHours }) =>
        `${vocabularies.abstention.spanish[of]} ${hours}${maxHours === null ? '' : `-${maxHours}`}`,
    )
    .join('; ');

export const doseCell = ({ dose: of }: Preparation): string =>
  of === null ? '' : of.at === 'trough' ? 'antes' : `${of.atLeast ? 'mínimo ' : ''}${of.hours} h después`;

export const reportCell = ({ report: of }: Turnaround): string => ('hours' in of ? `${of.hours} h` : `${of.days} d`);

export const instructionsCell = (language: Locale) => (exam: Exam) =>
  asList(exam.preparation.instructions.map((one) => one[language]));
