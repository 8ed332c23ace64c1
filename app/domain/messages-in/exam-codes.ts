import type { Catalogue } from '../exams/catalogue.ts';
import type { Exam } from '../exams/exam.ts';
import type { SentCode, SentCoding } from './incoming-report.ts';

export type ExamMatch = { kind: 'exam'; exam: Exam } | { kind: 'unknown' } | { kind: 'ambiguous' };

/**
 * Finds the exam of a code: by LOINC, then CUPS, then the laboratory's own code. A code that several exams share decides nothing, so the
 * next kind of code does.
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
 * Every exam that a code may belong to, by any kind of code and also as a component of an exam. A code that several exams share names all
 * of them: the gate of counseling must not depend on which one is meant.
 */
export function candidatesOf(catalogue: Catalogue, coded: SentCode): Exam[] {
  const { loinc, cups, own } = sentCodes(catalogue.byCode, coded);
  const known = indexOf(catalogue);
  return [...examsOf(known.loinc, loinc), ...examsOf(known.cups, cups), ...examsOf(known.components, loinc), ...own];
}

type CodeIndex = ReadonlyMap<string, readonly Exam[]>;

/** The exams by each kind of code. A catalog never changes: a new one takes its place. */
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

/** The LOINC and CUPS codes that a sender gave, and the exams that its codes name as the laboratory's own. */
function sentCodes(byCode: Catalogue['byCode'], { codings }: SentCode) {
  return {
    loinc: codesOf(codings, /^LN$/i),
    cups: codesOf(codings, /^CUPS$/i),
    own: codings.flatMap(({ code }) => byCode.get(code.toUpperCase()) ?? []),
  };
}

const codesOf = (codings: readonly SentCoding[], named: RegExp): string[] =>
  codings.flatMap(({ code, system }) => (code && named.test(system) ? [code] : []));

/** The LOINC codes that a sender gave. */
export const loincCodes = ({ codings }: SentCode): string[] => codesOf(codings, /^LN$/i);

/** Whether a trained person hands over the result of an exam, or of any exam in its panel (Decreto 780 de 2016, art. 2.8.1.2.4). */
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
