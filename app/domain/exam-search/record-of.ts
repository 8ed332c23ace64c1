import { drawingOf } from '../exams/containers.ts';
import type { Exam } from '../exams/exam.ts';
import type { Specimen, SpecimenType } from '../exams/specimen.ts';
import { isTakenAtHome } from '../exams/taken-at-home.ts';
import { isEmergency, isEmergencyOnly, type Urgent, type Warning } from '../exams/urgent.ts';
import { weekdays } from '../laboratory/laboratory.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import { reportDays } from '../promise/report-days.ts';
import type { SearchRecord } from './search-record.ts';

/**
 * The search record of an exam. A panel takes specimens, fast, and wait from its `members`; `closes` is the latest closing time of the
 * week.
 */
export function recordOf(exam: Exam, members: readonly Exam[], closes: string): Omit<SearchRecord, 'frequent'> {
  const isSameDay = (one: Exam): boolean => isReadyBy(closes, one);
  const all = [exam, ...members];
  const specimens = all.flatMap((each) => each.specimens);
  return {
    code: exam.code,
    slug: exam.slug,
    name: exam.name,
    synonyms: [...new Set([...exam.synonyms.es, ...exam.synonyms.en])],
    codes: [
      ...new Set([exam.cups, exam.loinc, ...exam.components.map(({ loinc }) => loinc)].filter((code) => code !== null)),
    ],
    area: exam.area,
    cap: capOf(specimens),
    specimens: [...new Set(specimens.map(({ type }) => type))],
    fasting: Math.max(0, ...all.map(({ preparation }) => preparation.fasting?.minHours ?? 0)),
    // An emergency exam has no promised time and no home sampling.
    sameDay: all.every(isSameDay) && !isEmergencyOnly(exam.urgent),
    reportDays: Math.max(...all.map((one) => reportDays(one, closes))),
    atHome: specimens.length > 0 && all.every(isTakenAtHome) && !isEmergency(exam.urgent),
    isPackage: exam.members.length > 0,
    wait: Math.max(...all.map(waitOf)),
    price: isEmergencyOnly(exam.urgent) ? null : exam.price,
    urgent: warningOf(exam.urgent),
    common: commonnessOf(exam, isSameDay(exam)),
  };
}

const warningOf = (urgent: Urgent | null): Warning | null =>
  urgent && { use: urgent.use, sign: urgent.sign, action: urgent.action };

/** The drawing of the first specimen's container. */
const capOf = (specimens: readonly Specimen[]): SearchRecord['cap'] => {
  const first = specimens[0];
  return first ? drawingOf(first.container) : null;
};

const HOUR = 60;

/** Whether it runs on every opening day, and samples received by the cut-off are reported before closing. */
const isReadyBy = (closes: string, { turnaround: { report, cutOff, runDays }, performedBy }: Exam): boolean =>
  performedBy === 'own' &&
  'hours' in report &&
  minutesOf(cutOff) + report.hours * HOUR <= minutesOf(closes) &&
  runDays.length >= weekdays.length - 2;

/** Opening hours; a rounded figure for the estimate below. */
const HOURS_OF_A_DAY = 10;

/** A rough estimate in opening hours: for sorting only, not for promises. */
const waitOf = ({ turnaround: { report, transportDays, runDays } }: Exam): number =>
  ('hours' in report ? report.hours : report.days * HOURS_OF_A_DAY) +
  transportDays * HOURS_OF_A_DAY +
  (weekdays.length / Math.max(1, runDays.length) - 1) * HOURS_OF_A_DAY;

/**
 * Estimates how common an exam is, from 0 to 1, as the mean of six signs. Common exams run in-house every day on blood or urine, and have a
 * list price and an official code; rare exams have none of these. If two exams have the same name, the search prefers the more common one.
 */
function commonnessOf(exam: Exam, isSameDay: boolean): number {
  const signs = [exam.price !== null, exam.cups !== null, exam.performedBy === 'own', isSameDay].filter(Boolean).length;
  const specimens = exam.specimens.map(({ type }) => commonSpecimens[type] ?? 0);
  const names = Math.min(1, (exam.synonyms.es.length + exam.synonyms.en.length) / MANY_NAMES);
  return Math.round(((signs + Math.min(1, ...specimens) + names) / 6) * 100) / 100;
}

/** Well-known exams have many names. */
const MANY_NAMES = 16;

/** How common each specimen is. Without a named specimen, people mean blood. */
const commonSpecimens: Partial<Record<SpecimenType, number>> = {
  'whole-blood': 1,
  serum: 1,
  plasma: 1,
  urine: 0.5,
  stool: 0.5,
};
