import type { Catalogue } from './catalogue.ts';
import type { Exam } from './exam.ts';

/** The weight of each common property. Exams that doctors order together are more related than exams that the laboratory runs together. */
const weights = { equivalent: 16, panel: 4, subgroup: 9, word: 2, area: 2 } as const;

/**
 * Exams that readers of this one may look for: an equivalent one, and those of the same panels, CUPS subgroup, or area, or with a similar name. The page lists the exam's own
 * members and panels elsewhere, and sensitive exams appear only beside sensitive ones. The order is deterministic: by shared properties,
 * then by distance in the catalog.
 */
export function relatedExams(exam: Exam, catalogue: Catalogue, most: number): Exam[] {
  const panels = new Set(panelsOf(exam, catalogue));
  const own = wordsOf(exam);
  const named = new Set([exam.code, ...exam.members, ...panels]);
  const place = catalogue.exams.indexOf(exam);
  return catalogue.exams
    .flatMap((other, index) => {
      if (named.has(other.code) || (other.sensitive && !exam.sensitive)) return [];
      const shared = panelsOf(other, catalogue).filter((code) => panels.has(code)).length;
      const words = wordsOf(other).filter((word) => own.includes(word)).length;
      const isEquivalent = exam.equivalentTo === other.code || other.equivalentTo === exam.code;
      const score =
        (isEquivalent ? weights.equivalent : 0) +
        weights.panel * Math.min(shared, 2) +
        (subgroupOf(other) !== null && subgroupOf(other) === subgroupOf(exam) ? weights.subgroup : 0) +
        weights.word * Math.min(words, 2) +
        (other.area === exam.area ? weights.area : 0);
      return score > 0 ? [{ other, score, distance: Math.abs(index - place) }] : [];
    })
    .sort(
      (one, next) =>
        next.score - one.score || one.distance - next.distance || (one.other.code < next.other.code ? -1 : 1),
    )
    .slice(0, most)
    .map(({ other }) => other);
}

/** The panels that include an exam, or the one that answers the same question. */
const panelsOf = ({ code, equivalentTo }: Exam, catalogue: Catalogue): string[] =>
  [code, ...(equivalentTo === null ? [] : [equivalentTo])].flatMap((one) =>
    catalogue.panelsWith(one).map((panel) => panel.code),
  );

/** The first four digits of a CUPS code are its subgroup: '904921' → '9049', the hormones of the thyroid. */
const subgroupOf = ({ cups }: Exam): string | null => cups?.slice(0, 4) ?? null;

/** Shorter words ("de", "en") and the most common words carry no information. */
const SHORTEST_WORD = 4;
const common = new Set([
  'sangre',
  'suero',
  'orina',
  'examen',
  'prueba',
  'anticuerpos',
  'para',
  'específica',
  'total',
  'hormona',
  'estimulante',
]);

const wordsOf = ({ name }: Exam): string[] => [
  ...new Set(
    name.es
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= SHORTEST_WORD && !common.has(word)),
  ),
];
