import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import { type HolidayTable, holidaysOf } from '../../domain/laboratory/holiday-table.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { type PublicLaboratory, publicLaboratory } from '../../domain/laboratory/public-laboratory.ts';
import type { ExamsByCode } from '../../domain/preparation/expand-panels.ts';
import { type LaboratoryCalendar, laboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import type { Locale } from '../../i18n/locale.ts';

/** The data from which a plan, its dates, and its price are computed, for any list. A request for them does not reveal the list. */
export interface PlanningData {
  exams: ExamsByCode;
  calendar: LaboratoryCalendar;
  laboratory: PublicLaboratory;
}

/** Fields with values that many exams share: the file holds each value once, and for each exam its index. */
const sharedFields = [
  'area',
  'members',
  'equivalentTo',
  'urgent',
  'preparation',
  'specimens',
  'performedBy',
  'turnaround',
  'price',
  'counselling',
  'sensitive',
  'prenatal',
] as const;

type Field = (typeof sharedFields)[number];

interface Column {
  values: unknown[];
  places: number[];
}

/** The catalog, the laboratory's facts, and its holidays as one text. Names and notes, half of its size, are in one language. */
interface PackedPlanning {
  code: string[];
  name: string[];
  notes: (string | null)[];
  shared: Record<Field, Column>;
  laboratory: PublicLaboratory;
  holidays: HolidayTable;
}

/** Writes the planning data as the text of one file, in one language. */
export function packPlanning(
  exams: readonly ExamToPlan[],
  laboratory: Laboratory,
  holidays: HolidayTable,
  locale: Locale,
): string {
  const shared = sharedFields.map((field) => [field, columnOf(exams.map((exam) => exam[field]))]);
  return JSON.stringify({
    code: exams.map(({ code }) => code),
    name: exams.map(({ name }) => name[locale]),
    notes: exams.map(({ notes }) => notes?.[locale] ?? null),
    shared: Object.fromEntries(shared),
    laboratory: publicLaboratory(laboratory),
    holidays,
  });
}

/** Reads the text of `packPlanning`. */
export function unpackPlanning(text: string): PlanningData {
  // Only `packPlanning` writes this text.
  const { code, name, notes, shared, laboratory, holidays } = JSON.parse(text) as PackedPlanning;
  const exams = code.map((own, place) => {
    // The columns hold the fields of `ExamToPlan` that `sharedFields` names.
    const rest = Object.fromEntries(
      sharedFields.map((field) => [field, shared[field].values[shared[field].places[place] ?? -1]]),
    ) as Pick<ExamToPlan, Field>;
    return { ...rest, code: own, name: inBoth(name[place] ?? own), notes: noteOf(notes[place] ?? null) };
  });
  return {
    exams: new Map(exams.map((exam) => [exam.code, exam])),
    calendar: laboratoryCalendar(laboratory.openingHours, holidaysOf(holidays)),
    laboratory,
  };
}

/** The page shows one language, and nothing reads the other. */
const inBoth = (words: string) => ({ es: words, en: words });
const noteOf = (note: string | null) => (note === null ? null : inBoth(note));

/** ['own', 'referral', 'own'] → { values: ['own', 'referral'], places: [0, 1, 0] } */
function columnOf(all: readonly unknown[]): Column {
  const places = new Map<string, number>();
  const values: unknown[] = [];
  return {
    places: all.map((value) => {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? values.push(value) - 1;
      places.set(key, place);
      return place;
    }),
    values,
  };
}
