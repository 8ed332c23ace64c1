import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import { type ExamsByCode, expandPanels } from '../../domain/preparation/expand-panels.ts';

export interface Price {
  /** The sum of those that have one; what two of them bring is charged once. */
  known: number;
  /** How many have none: ask. */
  unknown: number;
  /** How much less that is than the sum of all prices. */
  saved: number;
}

/** A panel of the catalogue that holds every exam of a list for less. */
export interface CheaperPanel {
  panel: ExamToPlan;
  price: number;
}

/** More panels than this on one list, and only panels within others are looked for: each one more doubles the work. */
const MOST_PANELS = 10;

const codesOf = (exam: ExamToPlan, catalogue: ExamsByCode): string[] =>
  expandPanels([exam], catalogue).exams.map((planned) => planned.exam.code);

/**
 * The least that brings every exam once: of panels that overlap one may give way to the rest of its exams by themselves. A panel is only
 * given up where another one shares an exam with it.
 */
export function listPrice(exams: readonly ExamToPlan[], catalogue: ExamsByCode): Price {
  const unpriced = exams.filter(({ price }) => price === null);
  const sum = sumOf(exams);
  const panels = exams.filter(({ price, members }) => price !== null && members.length > 0);
  const held = new Map(exams.map((exam) => [exam.code, codesOf(exam, catalogue)]));
  const wanted = [...new Set([...held.values()].flat())];
  const cover = (some: readonly ExamToPlan[]): Set<string> =>
    new Set([...unpriced, ...some].flatMap(({ code }) => held.get(code) ?? []));
  const rest = (some: readonly ExamToPlan[]): number => {
    const covered = cover(some);
    return wanted.reduce(
      (total, code) => total + (covered.has(code) ? 0 : (catalogue.get(code)?.price ?? Infinity)),
      0,
    );
  };
  const known = Math.min(sum, ...choices(panels, held).map((some) => sumOf(some) + rest(some)));
  return { known, unknown: unpriced.length, saved: sum - known };
}

const sumOf = (exams: readonly ExamToPlan[]): number => exams.reduce((sum, { price }) => sum + (price ?? 0), 0);

/** Every choice of panels in which those that share nothing stay. */
function choices(panels: readonly ExamToPlan[], held: ReadonlyMap<string, readonly string[]>): ExamToPlan[][] {
  const shares = (one: ExamToPlan): boolean =>
    panels.some(
      (other) => other !== one && (held.get(other.code) ?? []).some((code) => held.get(one.code)?.includes(code)),
    );
  const overlapping = panels.filter(shares).slice(0, MOST_PANELS);
  const staying = panels.filter((panel) => !overlapping.includes(panel));
  return Array.from({ length: 2 ** overlapping.length }, (_, choice) => [
    ...staying,
    ...overlapping.filter((__, index) => Math.floor(choice / 2 ** index) % 2 === 0),
  ]);
}

/** The cheapest panel that holds all of them and costs less; null where a price is missing or none does. */
export function cheaperPanel(
  exams: readonly ExamToPlan[],
  { known, unknown }: Price,
  catalogue: ExamsByCode,
): CheaperPanel | null {
  if (unknown > 0 || exams.length < 2) return null;
  const wanted = [...new Set(exams.flatMap((exam) => codesOf(exam, catalogue)))];
  const found = [...catalogue.values()].flatMap((panel) => {
    if (panel.members.length === 0 || panel.price === null || panel.price >= known) return [];
    const held = new Set(codesOf(panel, catalogue));
    return wanted.every((code) => held.has(code)) ? [{ panel, price: panel.price }] : [];
  });
  return found.sort((one, other) => one.price - other.price)[0] ?? null;
}
