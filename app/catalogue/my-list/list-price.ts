import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import { type ExamsByCode, expandPanels } from '../../domain/preparation/expand-panels.ts';

/** The price of a list, in whole units of the laboratory's currency. */
export interface Price {
  /** The sum of the known prices. Exams that two panels share are charged once. */
  known: number;
  /** How many exams have no price; the visitor must ask. */
  unknown: number;
  /** How much lower the total is than the sum of all prices. */
  saved: number;
}

/** A panel of the catalog that includes every exam of a list for less. */
export interface CheaperPanel {
  panel: ExamToPlan;
  price: number;
}

/** At most this many overlapping panels may be replaced by their single exams, because each further one doubles the work. */
const MAX_PANELS = 10;

const codesOf = (exam: ExamToPlan, catalogue: ExamsByCode): string[] =>
  expandPanels([exam], catalogue).exams.map((planned) => planned.exam.code);

/**
 * The lowest price that covers every exam once. Of overlapping panels, one may be replaced by single prices for the rest of its exams. A
 * panel is only replaced if it shares an exam with another one.
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

/** Every combination of panels. A panel that shares no exam is in all of them. */
function choices(panels: readonly ExamToPlan[], held: ReadonlyMap<string, readonly string[]>): ExamToPlan[][] {
  const shares = (one: ExamToPlan): boolean =>
    panels.some(
      (other) => other !== one && (held.get(other.code) ?? []).some((code) => held.get(one.code)?.includes(code)),
    );
  const overlapping = panels.filter(shares).slice(0, MAX_PANELS);
  const staying = panels.filter((panel) => !overlapping.includes(panel));
  return Array.from({ length: 2 ** overlapping.length }, (_, choice) => [
    ...staying,
    ...overlapping.filter((__, index) => Math.floor(choice / 2 ** index) % 2 === 0),
  ]);
}

/** The cheapest panel that includes all exams and costs less; null if a price is missing or no panel costs less. */
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
