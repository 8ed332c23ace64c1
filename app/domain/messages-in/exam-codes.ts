import type { Catalogue } from '../exams/catalogue.ts';
import type { Exam } from '../exams/exam.ts';
import type { SentCode, SentCoding } from './incoming-report.ts';

export type ExamMatch = { kind: 'exam'; exam: Exam } | { kind: 'unknown' } | { kind: 'ambiguous' };

/**
 * Finds the exam of a code: by LOINC, then CUPS, then the laboratory's own code. A code that several exams share decides nothing, so the
 * next kind of code does.
 */
export function matchExam({ exams, byCode }: Catalogue, coded: SentCode): ExamMatch {
  const { loinc, cups, own } = sentCodes(byCode, coded);
  const found = [
    exams.filter((exam) => exam.loinc !== null && loinc.includes(exam.loinc)),
    exams.filter((exam) => exam.cups !== null && cups.includes(exam.cups)),
    own,
  ];
  const [exam] = found.find((candidates) => new Set(candidates).size === 1) ?? [];
  if (exam) return { kind: 'exam', exam };
  return { kind: found.some((candidates) => candidates.length > 0) ? 'ambiguous' : 'unknown' };
}

/**
 * Every exam that a code may belong to, by any kind of code and also as a component of an exam. A code that several exams share names all
 * of them: the gate of counseling must not depend on which one is meant.
 */
export function candidatesOf({ exams, byCode }: Catalogue, coded: SentCode): Exam[] {
  const { loinc, cups, own } = sentCodes(byCode, coded);
  const byNumber = exams.filter(
    (exam) =>
      (exam.loinc !== null && loinc.includes(exam.loinc)) ||
      (exam.cups !== null && cups.includes(exam.cups)) ||
      exam.components.some((component) => component.loinc !== null && loinc.includes(component.loinc)),
  );
  return [...byNumber, ...own];
}

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
export const loincOf = ({ codings }: SentCode): string[] => codesOf(codings, /^LN$/i);

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
