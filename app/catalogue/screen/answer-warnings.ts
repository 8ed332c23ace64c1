import type { CatalogueAnswer, ShownExam } from '../../domain/exam-search/catalogue-answer.ts';
import { isEmergency, isEmergencyOnly, type SharedWarning, sharedWarnings } from '../../domain/exams/urgent.ts';

/** A warning, with the exams of the page that have it. */
export type ShownWarning = SharedWarning<ShownExam>;

/** The warnings of the exams on a page of the catalog, by how much they stand out. */
export interface AnswerWarnings {
  /** Emergencies that the visitor may have. */
  alarms: readonly ShownWarning[];
  /** Emergencies of exams that the search found besides a better match: a newborn's blood count, after everybody's. Their rows show them. */
  beside: readonly ShownWarning[];
  /** Milder warnings of exams that the visitor is looking for. */
  open: readonly ShownWarning[];
  /** Milder warnings of the other exams. */
  folded: readonly ShownWarning[];
}

/** A milder warning stands open if a visitor searched for one of this many best matches, or has it in a pasted order. */
const BEST_MATCHES = 3;

const isAlarm = ({ urgent }: ShownWarning): boolean => isEmergency(urgent);

/** Sorts the warnings of all exams on a page: those of its results, and those of the exams that it suggests. */
export function warningsIn({ choice: { query }, shown, nearest, mostAsked, order }: CatalogueAnswer): AnswerWarnings {
  const choices = order?.pieces.flatMap((piece) => piece.choices) ?? [];
  const warnings = sharedWarnings([...shown, ...nearest, ...mostAsked, ...choices]);
  const best = shown.slice(0, BEST_MATCHES).map(({ code }) => code);
  const isAskedFor = ({ exams }: ShownWarning): boolean =>
    order !== null || (query !== '' && exams.some(({ code }) => best.includes(code)));
  const isBeside = ({ urgent, exams }: ShownWarning): boolean =>
    order === null &&
    query !== '' &&
    best[0] !== undefined &&
    !isEmergencyOnly(urgent) &&
    exams.every(({ code }) => code !== best[0]);
  const [alarms, notices] = [warnings.filter(isAlarm), warnings.filter((warning) => !isAlarm(warning))];
  return {
    alarms: alarms.filter((alarm) => !isBeside(alarm)),
    beside: alarms.filter(isBeside),
    open: notices.filter(isAskedFor),
    folded: notices.filter((notice) => !isAskedFor(notice)),
  };
}
