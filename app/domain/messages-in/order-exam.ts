import type { Catalogue } from '../exams/catalogue.ts';
import type { Exam } from '../exams/exam.ts';
import { isSexualHealth } from '../exams/sensitive-exam.ts';
import { namesCounseledTest, namesPregnancyTest } from './counseled-words.ts';
import { candidatesOf, matchExam, needsCounseling } from './exam-codes.ts';
import { type IncomingOrder, type SentCode, wordsOfCode } from './incoming-report.ts';
import type { PlacingDoubt } from './message-reasons.ts';
import { aboutCode, mappedExam, type SenderCodes, senderCodeOf } from './sender-codes.ts';
import { unknownUnit } from './unit-check.ts';

export interface OrderedExam {
  kind: 'exam';
  /** The catalog's code. */
  code: string;
  /** Whether a trained person must deliver the report. */
  needsCounseling: boolean;
  isPregnancyTest: boolean;
  /** Whether a trained person must deliver the report if the patient is an adolescent. */
  isSexualHealth: boolean;
}

/**
 * Finds the exam of an order, and whether any of its results needs counseling: a panel can include an HIV test under a code that several
 * exams share or that the catalog does not know. The codes and words of the exam itself count, too, even if a mapping decides: a mapping says
 * what an exam is called here, not what the sender tested. If a value has neither a known code nor words, the message waits for staff.
 */
export function examOfOrder(
  catalogue: Catalogue,
  known: SenderCodes,
  { codes, observations, at }: IncomingOrder,
): OrderedExam | PlacingDoubt {
  const exam = examOf(catalogue, known, codes);
  if (typeof exam === 'string')
    return {
      kind: 'doubt',
      reason: exam,
      at: { segment: at, part: 'code' },
      about: aboutCode('exam', senderCodeOf(codes)),
    };
  const brought = observations.map((one) => ({
    one,
    exams: candidatesOf(catalogue, one.codes),
    words: wordsOfCode(one.codes),
  }));
  const unnamed = brought.find(({ exams, words }) => exams.length === 0 && words === '');
  if (unnamed)
    return { kind: 'doubt', reason: 'value-unnamed', at: { segment: unnamed.one.at, part: 'code' }, about: null };
  const unit = unknownUnit(exam, known, observations);
  if (unit) return unit;
  const exams = [exam, ...candidatesOf(catalogue, codes), ...brought.flatMap((one) => one.exams)];
  // The catalog decides about what it knows: an antibody against hepatitis A needs no counseling.
  const unknown = [
    unknownWords(catalogue, codes),
    ...brought.flatMap(({ exams: own, words }) => (own.length === 0 ? [words] : [])),
  ];
  const words = [wordsOfCode(codes), ...brought.map((one) => one.words)];
  return {
    kind: 'exam',
    code: exam.code,
    needsCounseling: exams.some((one) => needsCounseling(catalogue, one)) || unknown.some(namesCounseledTest),
    isSexualHealth: exams.some(isSexualHealth),
    isPregnancyTest: [exam.name.es, ...words].some(namesPregnancyTest),
  };
}

/** Returns the words of an exam that belong to no code of the catalog. All its codes name one concept, and the sender's own may say more. */
function unknownWords(catalogue: Catalogue, { codings, words }: SentCode): string {
  const unknown = codings.filter((coding) => candidatesOf(catalogue, { codings: [coding], words: '' }).length === 0);
  const isKnown = codings.length > 0 && unknown.length === 0;
  return isKnown ? '' : wordsOfCode({ codings: unknown, words });
}

/** Finds the exam of a code. The sender's mapping comes first, because staff created it. */
function examOf(
  catalogue: Catalogue,
  known: SenderCodes,
  codes: IncomingOrder['codes'],
): Exam | 'exam-unknown' | 'exam-ambiguous' {
  const mapped = catalogue.byCode.get(mappedExam(known, codes) ?? '');
  if (mapped) return mapped;
  const match = matchExam(catalogue, codes);
  if (match.kind === 'exam') return match.exam;
  return match.kind === 'unknown' ? 'exam-unknown' : 'exam-ambiguous';
}
