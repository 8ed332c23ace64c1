import type { Catalogue } from '../exams/catalogue.ts';
import type { Component, ReferenceInterval } from '../exams/component.ts';
import type { Exam } from '../exams/exam.ts';
import { intervalsFor, type Patient } from '../exams/interval-for.ts';
import type { Words } from '../exams/localized-text.ts';
import { type ObservationFields, observationKey } from '../messages-in/observation-rows.ts';
import { sentNumber } from '../reports/sent-number.ts';

/** A reference interval that a typist may choose. */
export interface EntryRange {
  /** As it is stored: '70-100', '>=40', '<=5.0', 'Negativo'. */
  text: string;
  /** Null: the expected answer is a word. */
  interval: ReferenceInterval | null;
}

/** One line of the form: a value that the exam reports. */
export interface EntryRow {
  /** The names of its fields end with it. */
  key: string;
  code: string;
  codeSystem: 'LN' | 'L' | (string & {});
  subId: string;
  /** As it is stored: in Spanish, like the words of laboratory systems. */
  name: string;
  shownName: Words;
  unit: string;
  /** The value is usually a number. */
  isNumeric: boolean;
  /** Those for the person's age and sex. */
  ranges: readonly EntryRange[];
  /** The earlier version's; null: it has none. */
  before: Pick<ObservationFields, 'value' | 'comment' | 'reference_range'> | null;
}

/** The components of an exam, those of a panel's members included, each once. */
function reportedComponents(exam: Exam, { byCode }: Pick<Catalogue, 'byCode'>, seen = new Set<string>()): Component[] {
  if (seen.has(exam.code)) return [];
  seen.add(exam.code);
  const members = exam.members.flatMap((code) => byCode.get(code) ?? []);
  const all = [...exam.components, ...members.flatMap((member) => reportedComponents(member, { byCode }, seen))];
  return [...new Map(all.map((component) => [codeOf(component), component])).values()];
}

const codeOf = ({ loinc, id }: Component): string => loinc ?? id;

/**
 * The lines of the form: the exam's components, and what an earlier version has beside them. `exam`: null if the catalog has it no longer.
 */
export function entryRows(
  exam: Exam | null,
  catalogue: Pick<Catalogue, 'byCode'>,
  patient: Patient,
  earlier: readonly ObservationFields[],
): EntryRow[] {
  const shown = earlier.filter(({ value_type, status }) => value_type !== 'ED' && !['D', 'W'].includes(status));
  const before = new Map(shown.map((one) => [observationKey(one), one]));
  const components = exam === null ? [] : reportedComponents(exam, catalogue);
  const rows = components.map((component) => rowOf(component, patient));
  const known = new Set(rows.map(keyOf));
  return [
    ...rows.map((row) => ({ ...row, before: before.get(keyOf(row)) ?? null })),
    ...shown.filter((one) => !known.has(observationKey(one))).map(rowOfValue),
  ];
}

const keyOf = ({ code, subId }: Pick<EntryRow, 'code' | 'subId'>): string => observationKey({ code, sub_id: subId });

function rowOf(component: Component, patient: Patient): EntryRow {
  const code = codeOf(component);
  const { expected, decimals } = component;
  const intervals = intervalsFor(component, patient).map(
    (interval): EntryRange => ({ text: intervalText(interval, decimals), interval }),
  );
  return {
    key: code,
    code,
    codeSystem: component.loinc === null ? 'L' : 'LN',
    subId: '',
    before: null,
    name: component.name.es,
    shownName: component.name,
    unit: component.unit ?? '',
    isNumeric: expected === null && component.unit !== null,
    ranges: expected === null ? intervals : [{ text: expected.es, interval: null }],
  };
}

const rowOfValue = (one: ObservationFields): EntryRow => ({
  key: `${one.code}.${one.sub_id}`,
  code: one.code,
  codeSystem: one.code_system,
  subId: one.sub_id,
  name: one.name,
  shownName: { es: one.name, en: one.name },
  unit: one.unit,
  isNumeric: false,
  ranges: one.reference_range === '' ? [] : [{ text: one.reference_range, interval: null }],
  before: one,
});

/** ({ low: 12, high: 16 }, 1) → '12.0-16.0' · ({ low: 40, high: null }, 0) → '>=40' · ({ low: null, high: 5 }, 1) → '<=5.0' */
export function intervalText({ low, high }: Pick<ReferenceInterval, 'low' | 'high'>, decimals: number | null): string {
  const written = (limit: number): string => writtenLimit(limit, Math.max(decimals ?? 0, decimalsOf(limit)));
  if (low !== null && high !== null) return `${written(low)}-${written(high)}`;
  if (low !== null) return `>=${written(low)}`;
  return high === null ? '' : `<=${written(high)}`;
}

/** '5.470' could be five thousand (`sentNumber`), and then nobody compares with it: (5.47, 3) → '5.47' · (5.475, 3) → '5.4750' */
function writtenLimit(limit: number, decimals: number): string {
  const texts = [decimals, decimalsOf(limit), 4].map((count) => limit.toFixed(count));
  return texts.find((text) => sentNumber(text)?.isAmbiguous === false) ?? limit.toFixed(decimals);
}

/** Limits of the catalog have at most six decimals. */
const decimalsOf = (limit: number): number => (limit.toFixed(6).replace(/0+$/, '').split('.')[1] ?? '').length;
