import type { Catalogue } from '../exams/catalogue.ts';
import { isSexualHealth } from '../exams/sensitive-exam.ts';
import type { CodedElement } from '../hl7/oru/data-types.ts';
import type { ReportedOrder } from '../hl7/oru/oru-report.ts';
import { namesCounseledTest, namesPregnancyTest } from './counseled-words.ts';
import { candidatesOf, matchExam, needsCounseling } from './exam-codes.ts';
import type { QuarantineReason } from './message-reasons.ts';

interface OrderedExam {
  /** The catalog's code. */
  code: string;
  /** A trained person hands the report over. */
  needsCounseling: boolean;
  isPregnancyTest: boolean;
  /** Of an adolescent, a trained person hands it over. */
  isSexualHealth: boolean;
}

/**
 * The exam of an order, and whether any of its results needs counseling: a panel can bring an HIV test along, under a code that several
 * exams share or that the catalog does not know. A value with neither a known code nor words waits for a person.
 */
export function examOfOrder(
  catalogue: Catalogue,
  { code, observations }: ReportedOrder,
): OrderedExam | QuarantineReason {
  const match = matchExam(catalogue, code);
  if (match.kind !== 'exam') return match.kind === 'unknown' ? 'exam-unknown' : 'exam-ambiguous';
  const brought = observations.map((one) => ({ exams: candidatesOf(catalogue, one.code), words: wordsOf(one.code) }));
  if (brought.some(({ exams, words }) => exams.length === 0 && words === '')) return 'exam-unknown';
  const exams = [match.exam, ...brought.flatMap((one) => one.exams)];
  // The catalog decides about what it knows: an antibody against hepatitis A needs no counseling.
  const unknown = brought.flatMap(({ exams: known, words }) => (known.length === 0 ? [words] : []));
  return {
    code: match.exam.code,
    needsCounseling: exams.some((exam) => needsCounseling(catalogue, exam)) || unknown.some(namesCounseledTest),
    isSexualHealth: exams.some(isSexualHealth),
    isPregnancyTest: [match.exam.name.es, wordsOf(code), ...brought.map(({ words }) => words)].some(namesPregnancyTest),
  };
}

/** The words beside a code: 'Glucosa Glucose' */
const wordsOf = ({ text, alternate, originalText }: CodedElement): string =>
  [text, alternate.text, originalText].filter(Boolean).join(' ').trim();
