import type { Exam } from './exam.ts';
import { mostUrgent } from './urgent.ts';

/** The exams that the laboratory offers, indexed by code and by address. */
export interface Catalogue {
  /** The published exams, ordered by code. */
  exams: readonly Exam[];
  byCode: ReadonlyMap<string, Exam>;
  bySlug: ReadonlyMap<string, Exam>;
  /** The published panels that contain an exam, by its code. */
  panelsWith: (code: string) => readonly Exam[];
  /** The latest closing time of the week. `HH:MM`. */
  closes: string;
  /** The codes of the most requested exams, as the laboratory lists them. */
  frequent: ReadonlySet<string>;
}

/**
 * Builds the catalog of the published exams. It leaves out drafts and retired exams, which visitors cannot see. A panel becomes as urgent
 * and as sensitive as its exams.
 */
export function createCatalogue(
  all: readonly Exam[],
  closes = '24:00',
  frequentExams: readonly string[] = [],
): Catalogue {
  const exams = withUrgentPanels(withSensitivePanels(all.filter(({ status }) => status === 'published')));
  const panels = new Map<string, Exam[]>();
  for (const exam of exams) {
    for (const member of exam.members) panels.set(member, [...(panels.get(member) ?? []), exam]);
  }
  return {
    exams,
    byCode: new Map(exams.map((exam) => [exam.code, exam])),
    bySlug: new Map(exams.map((exam) => [exam.slug, exam])),
    panelsWith: (code) => panels.get(code) ?? [],
    closes,
    frequent: new Set(frequentExams),
  };
}

/** A panel is sensitive if any of its exams is, including exams of nested panels. */
function withSensitivePanels(exams: readonly Exam[]): Exam[] {
  const sensitive = new Set(exams.flatMap((exam) => (exam.sensitive ? exam.code : [])));
  for (let before = -1; before < sensitive.size; ) {
    before = sensitive.size;
    for (const { code, members } of exams) if (members.some((member) => sensitive.has(member))) sensitive.add(code);
  }
  return exams.map((exam) => (exam.sensitive || !sensitive.has(exam.code) ? exam : { ...exam, sensitive: true }));
}

/** A panel is as urgent as its most urgent exam, including exams of nested panels. */
function withUrgentPanels(exams: readonly Exam[]): Exam[] {
  const urgent = new Map(exams.map((exam) => [exam.code, exam.urgent]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { code, members } of exams) {
      const before = urgent.get(code) ?? null;
      const after = members.reduce((most, member) => mostUrgent(most, urgent.get(member) ?? null), before);
      if (after !== before) changed = true;
      urgent.set(code, after);
    }
  }
  return exams.map((exam) => {
    const of = urgent.get(exam.code) ?? null;
    return of === exam.urgent ? exam : { ...exam, urgent: of };
  });
}
