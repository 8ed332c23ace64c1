import type { Locale } from '../../i18n/locale.ts';
import type { Component } from '../exams/component.ts';
import type { Exam } from '../exams/exam.ts';
import type { ReadObservation } from './report-changes.ts';

/** The catalog's component of a value, found by its LOINC code. */
export const reportedComponent = (
  exam: Exam | undefined,
  { code }: Pick<ReadObservation, 'code'>,
): Component | undefined => exam?.components.find(({ loinc }) => loinc !== null && loinc === code);

/** The catalog's name of a value; the sender's if the catalog has none. */
export const analyteName = (
  exam: Exam | undefined,
  one: Pick<ReadObservation, 'code' | 'name'>,
  locale: Locale,
): string => reportedComponent(exam, one)?.name[locale] ?? one.name;
