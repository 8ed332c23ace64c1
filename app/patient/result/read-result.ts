import type { Exam } from '../../domain/exams/exam.ts';
import { rangeOf } from '../../domain/reports/range-of.ts';
import type { ObservationChange, ReadObservation } from '../../domain/reports/report-changes.ts';
import type { ReportView } from '../../domain/reports/report-view.ts';
import { type FlagLevel, levelsByUrgency, type ResultFlag, resultFlag } from '../../domain/reports/result-flag.ts';
import { sentValue } from '../../domain/reports/sent-number.ts';
import { type ValueLine, valueLine } from '../../domain/reports/value-line.ts';
import type { Locale } from '../../i18n/locale.ts';
import { intervalSentence } from './interval-words.ts';
import { examName } from './listed-exam.ts';

/** One value of a result. All texts are the laboratory's, character by character. */
export interface ResultValue {
  position: number;
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: ResultFlag;
  /** The drawing with its text twin; null if there is nothing to draw. */
  drawing: { line: ValueLine; words: string } | null;
  /** A report in words: a paragraph, not a figure. */
  isText: boolean;
  comment: string | null;
  change: ObservationChange | null;
}

export interface PatientResult extends Omit<ReportView, 'observations' | 'code' | 'exam' | 'order'> {
  name: string;
  purpose: string | null;
  values: readonly ResultValue[];
  /** The most urgent level of all values. */
  level: FlagLevel;
}

const LONGEST_FIGURE = 32;

/** A report with the words and drawings of its page. */
export function readResult(report: ReportView, exam: Exam | undefined, locale: Locale): PatientResult {
  const { observations, code, exam: _, order: __, ...rest } = report;
  const values = observations.map((one) => readValue(one, report, exam, locale));
  return {
    ...rest,
    name: examName(exam, code, locale),
    purpose: exam?.purpose[locale] ?? null,
    values,
    level: levelsByUrgency.find((level) => values.some(({ flag }) => flag.level === level)) ?? 'ask',
  };
}

function readValue(one: ReadObservation, report: ReportView, exam: Exam | undefined, locale: Locale): ResultValue {
  const { position, value, unit, reference_range: range, flags, comment } = one;
  const component = exam?.components.find(({ loinc }) => loinc !== null && loinc === one.code);
  const flag = resultFlag({ value, unit, range, flags });
  return {
    position,
    name: component?.name[locale] ?? one.name,
    value,
    unit,
    range,
    flag,
    drawing: drawingOf(one, flag.level),
    isText: value.length > LONGEST_FIGURE || value.includes('\n'),
    comment,
    change: report.correction?.changed.find((change) => change.position === position) ?? null,
  };
}

function drawingOf({ value, unit, reference_range }: ReadObservation, level: FlagLevel): ResultValue['drawing'] {
  const [number, range] = [sentValue(value), rangeOf(reference_range, unit)];
  const line = number && range ? valueLine(number, range) : null;
  return line && range ? { line, words: intervalSentence(range, value, level) } : null;
}
