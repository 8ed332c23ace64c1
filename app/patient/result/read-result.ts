import type { Component } from '../../domain/exams/component.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { groupWords } from '../../domain/exams/interval-words.ts';
import { sourceNames } from '../../domain/exams/specimen-words.ts';
import { isAttachedDocument } from '../../domain/messages-in/attached-document.ts';
import { appliedInterval } from '../../domain/reports/interval-reason.ts';
import { rangeOf } from '../../domain/reports/range-of.ts';
import type { ObservationChange, ReadObservation } from '../../domain/reports/report-changes.ts';
import type { ReportView } from '../../domain/reports/report-view.ts';
import { analyteName, reportedComponent } from '../../domain/reports/reported-component.ts';
import { type FlagLevel, levelsByUrgency, type ResultFlag, resultFlag } from '../../domain/reports/result-flag.ts';
import type { ResultTrend } from '../../domain/reports/result-trend.ts';
import { sentValue } from '../../domain/reports/sent-number.ts';
import { type TestedGerm, testedGerms } from '../../domain/reports/susceptibility.ts';
import { type ValueLine, valueLine } from '../../domain/reports/value-line.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { intervalSentence } from './interval-words.ts';
import { examName } from './listed-exam.ts';
import { explanationFor, type ValueExplanation } from './read-explanation.ts';
import { trendOf } from './read-trend.ts';

/** One value of a result. All texts are the laboratory's, character by character. */
export interface ResultValue {
  position: number;
  name: string;
  value: string;
  unit: string;
  range: string;
  /** For whom the interval is, and where it comes from; null without an interval. */
  why: string | null;
  flag: ResultFlag;
  /** The drawing with its text twin; null if there is nothing to draw. */
  drawing: { line: ValueLine; words: string } | null;
  /** A report in words: a paragraph, not a figure. */
  isText: boolean;
  /** An attached document: a file of its own. */
  isDocument: boolean;
  comment: string | null;
  trend: ResultTrend | null;
  explanation: ValueExplanation | null;
  change: ObservationChange | null;
}

export interface PatientResult extends Omit<ReportView, 'observations' | 'code' | 'exam' | 'order' | 'history'> {
  name: string;
  purpose: string | null;
  values: readonly ResultValue[];
  /** The antibiotics of a culture. */
  germs: readonly TestedGerm[];
  /** The most urgent level of all values. */
  level: FlagLevel;
}

const LONGEST_FIGURE = 32;

/** A report with the words and drawings of its page. */
export function readResult(report: ReportView, exam: Exam | undefined, locale: Locale): PatientResult {
  const { observations, code, exam: _, order: __, history: ___, ...rest } = report;
  const { germs, others } = testedGerms(observations);
  const values = others.map((one) => readValue(one, report, exam, locale));
  return {
    ...rest,
    name: examName(exam, code, locale),
    purpose: exam?.purpose[locale] ?? null,
    values,
    germs,
    level: levelsByUrgency.find((level) => values.some(({ flag }) => flag.level === level)) ?? 'ask',
  };
}

function readValue(one: ReadObservation, report: ReportView, exam: Exam | undefined, locale: Locale): ResultValue {
  const { position, value, unit, reference_range: range, flags, comment } = one;
  const component = reportedComponent(exam, one);
  const flag = resultFlag({ value, unit, range, flags });
  return {
    position,
    name: analyteName(exam, one, locale),
    value,
    unit,
    range,
    why: component && range.trim() !== '' ? whyInterval(component, one, report, locale) : null,
    flag,
    drawing: drawingOf(one, flag.level),
    isDocument: isAttachedDocument(one),
    isText: value.length > LONGEST_FIGURE || value.includes('\n'),
    comment,
    trend: trendOf(one, report),
    explanation: explanationFor([one.code, component?.loinc ?? null], report, flag.level, locale),
    change: report.correction?.changed.find((change) => change.position === position) ?? null,
  };
}

function drawingOf({ value, unit, reference_range }: ReadObservation, level: FlagLevel): ResultValue['drawing'] {
  const [number, range] = [sentValue(value), rangeOf(reference_range, unit)];
  const line = number && range ? valueLine(number, range) : null;
  return line && range ? { line, words: intervalSentence(range, value, level) } : null;
}

/** 'Es el de: Mujeres, desde 18 años. Fuente: …' if the catalog has these limits; otherwise only the laboratory knows. */
function whyInterval(component: Component, one: ReadObservation, report: ReportView, locale: Locale): string {
  const { birthDate, sex } = report.subject;
  const on = (report.collectedAt ?? report.placedAt).slice(0, 10);
  const applied = appliedInterval(component, { range: one.reference_range, unit: one.unit, sex, birthDate, on });
  return applied
    ? m.result_why_interval({ group: groupWords(applied, locale), source: sourceNames[applied.source]() })
    : m.result_interval_as_sent();
}
