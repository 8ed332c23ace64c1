import type { Catalogue } from '../exams/catalogue.ts';
import type { Exam } from '../exams/exam.ts';
import type { SentCode, SentCoding } from './incoming-report.ts';

export type ExamMatch = { kind: 'exam'; exam: Exam } | { kind: 'unknown' } | { kind: 'ambiguous' };

/**
 * Finds the exam of a code: by LOINC, then by CUPS, then by the laboratory's own code. If several exams share a code, the next kind of code
 * decides.
 */
export function matchExam(catalogue: Catalogue, coded: SentCode): ExamMatch {
  const { loinc, cups, own } = sentCodes(catalogue.byCode, coded);
  const known = indexOf(catalogue);
  const found = [examsOf(known.loinc, loinc), examsOf(known.cups, cups), own];
  const [exam] = found.find((candidates) => new Set(candidates).size === 1) ?? [];
  if (exam) return { kind: 'exam', exam };
  return { kind: found.some((candidates) => candidates.length > 0) ? 'ambiguous' : 'unknown' };
}

/**
 * Returns every exam that a code may belong to, by any kind of code and also as a component of an exam. If several exams share a code, it
 * returns all of them, so that the counseling gate does not depend on which one is meant.
 */
export function candidatesOf(catalogue: Catalogue, coded: SentCode): Exam[] {
  const { loinc, cups, own } = sentCodes(catalogue.byCode, coded);
  const known = indexOf(catalogue);
  return [...examsOf(known.loinc, loinc), ...examsOf(known.cups, cups), ...examsOf(known.components, loinc), ...own];
}

type CodeIndex = ReadonlyMap<string, readonly Exam[]>;

/** The exams by each kind of code. A catalog is never changed in place, so its index stays valid. */
const indexes = new WeakMap<Catalogue['byCode'], Readonly<Record<'loinc' | 'cups' | 'components', CodeIndex>>>();

function indexOf({ exams, byCode }: Catalogue) {
  const known = indexes.get(byCode);
  if (known) return known;
  const index = {
    loinc: indexBy(exams, ({ loinc }) => [loinc]),
    cups: indexBy(exams, ({ cups }) => [cups]),
    components: indexBy(exams, ({ components }) => components.map(({ loinc }) => loinc)),
  };
  indexes.set(byCode, index);
  return index;
}

function indexBy(exams: readonly Exam[], codesOfExam: (exam: Exam) => (string | null)[]): CodeIndex {
  const index = new Map<string, Exam[]>();
  for (const exam of exams)
    for (const code of codesOfExam(exam)) if (code !== null) index.set(code, [...(index.get(code) ?? []), exam]);
  return index;
}

const examsOf = (index: CodeIndex, codes: readonly string[]): Exam[] => codes.flatMap((code) => index.get(code) ?? []);

/** Returns the LOINC and CUPS codes of a sent code, and the exams that its codes name as the laboratory's own. */
function sentCodes(byCode: Catalogue['byCode'], { codings }: SentCode) {
  return {
    loinc: codesOf(codings, /^LN$/i),
    cups: codesOf(codings, /^CUPS$/i),
    own: codings.flatMap(({ code }) => byCode.get(code.toUpperCase()) ?? []),
  };
}

const codesOf = (codings: readonly SentCoding[], named: RegExp): string[] =>
  codings.flatMap(({ code, system }) => (code && named.test(system) ? [code] : []));

/** Returns the LOINC codes of a sent code. */
export const loincCodes = ({ codings }: SentCode): string[] => codesOf(codings, /^LN$/i);

/** Whether a trained person must deliver the result of an exam, or of any exam in its panel (Decreto 780 de 2016, art. 2.8.1.2.4). */
export function needsCounseling(
  catalogue: Pick<Catalogue, 'byCode'>,
  exam: Exam,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (exam.counselling !== 'none') return true;
  const members = exam.members.filter((member) => !seen.has(member));
  const known = new Set([...seen, exam.code]);
  return members.some((code) => {
    const member = catalogue.byCode.get(code);
    return member !== undefined && needsCounseling(catalogue, member, known);
  });
}
