import type { Words } from './localized-text.ts';
import type { UrgentSource } from './urgent-sources.ts';

/**
 * How close to an emergency an exam is, the most urgent first:
 *
 * - `emergency-only`: it helps only in an emergency department (an overdose, a poisoning, chest pain). It is never planned, priced, dated,
 *   or taken at home.
 * - `often-emergency`: it can be ordered, but the usual reason to order it can be an emergency. It is never taken at home.
 * - `time-limited`: the exam is routine and can wait, but with these signs, or within these hours, something else comes first (HIV and
 *   post-exposure prophylaxis, dengue and bleeding).
 */
export const urgentUses = ['emergency-only', 'often-emergency', 'time-limited'] as const;
export type UrgentUse = (typeof urgentUses)[number];

/** The warning that pages show above everything else, wherever the exam appears. */
export interface Urgent {
  use: UrgentUse;
  /** What ordering the exam may indicate. It starts with the situation: "¿Tomó demasiado acetaminofén…?" */
  sign: Words;
  /** The immediate action. In an emergency it names the number to call. */
  action: Words;
  source: UrgentSource;
}

/** The parts of a warning that pages show. */
export type Warning = Pick<Urgent, 'use' | 'sign' | 'action'>;

/** Colombia's national number for every emergency. */
export const emergencyNumber = '123';

/** Whether the exam's usual reason can be an emergency: its sample is then not taken at home. */
export const isEmergency = (urgent: Pick<Urgent, 'use'> | null): boolean =>
  urgent !== null && urgent.use !== 'time-limited';

/** Whether the exam belongs only in an emergency department: it cannot be on a list. */
export const isEmergencyOnly = (urgent: Pick<Urgent, 'use'> | null): boolean => urgent?.use === 'emergency-only';

/** Whether the warning says to call: the page then shows the number beside it as a link. */
export const requiresCall = ({ action }: Pick<Urgent, 'action'>): boolean => action.es.includes(emergencyNumber);

/** Removes the milder warnings that an earlier row already shows: ten dengue tests show it once. Emergencies show it every time. */
export function deduplicated<Row extends { urgent: Warning | null }>(rows: readonly Row[]): Row[] {
  const said = new Set<string>();
  return rows.map((row) => {
    if (!row.urgent || isEmergency(row.urgent)) return row;
    const isNew = !said.has(row.urgent.sign.es);
    said.add(row.urgent.sign.es);
    return isNew ? row : { ...row, urgent: null };
  });
}

/** Sorts exams by urgency. Equally urgent exams keep their order. */
export const mostUrgentFirst = <Of extends { urgent: Pick<Urgent, 'use'> | null }>(exams: readonly Of[]): Of[] =>
  urgentUses.flatMap((use) => exams.filter(({ urgent }) => urgent?.use === use));

/** The more urgent of two; the first when both are equally urgent. */
export function mostUrgent(one: Urgent | null, other: Urgent | null): Urgent | null {
  if (one === null || other === null) return one ?? other;
  return urgentUses.indexOf(other.use) < urgentUses.indexOf(one.use) ? other : one;
}

/** A warning, and the exams that it concerns. */
export interface SharedWarning<Row> {
  urgent: Warning;
  exams: readonly Row[];
}

/** The warnings of a list of exams, each once, the most urgent first: a search for "glicemia" shows that of random glucose above its rows. */
export function sharedWarnings<Row extends { code: string; urgent: Warning | null }>(
  exams: readonly Row[],
): SharedWarning<Row>[] {
  const once = [...new Map(exams.map((exam) => [exam.code, exam])).values()];
  const together = Map.groupBy(mostUrgentFirst(once), ({ urgent }) => urgent?.sign.es);
  return [...together.values()].flatMap((same) => (same[0]?.urgent ? [{ urgent: same[0].urgent, exams: same }] : []));
}
