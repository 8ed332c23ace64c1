import type { Exam } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import type { Fault, FindingKind, Rule } from './check-finding.ts';
import { cupsShape } from './cups-shape.ts';
import { duplicateCode, duplicateSlug } from './duplicates.ts';
import { textsOfExam } from './exam-texts.ts';
import { fastingStatement } from './fasting-statement.ts';
import { intervalGap } from './interval-gap.ts';
import { intervalOrder } from './interval-order.ts';
import { intervalOverlap } from './interval-overlap.ts';
import { loincCheckDigit } from './loinc-check-digit.ts';
import { memberCycle } from './member-cycle.ts';
import { missingWords } from './missing-words.ts';
import { negationDiffers } from './negation-differs.ts';
import { nothingTaken } from './nothing-taken.ts';
import { numbersDiffer } from './numbers-differ.ts';
import { oppositesDiffer } from './opposites-differ.ts';
import { panelWithSpecimens } from './panel-with-specimens.ts';
import { preparationContradiction } from './preparation-contradiction.ts';
import { specimenContainer } from './specimen-container.ts';
import { specimenSpoils } from './specimen-spoils.ts';
import { turnaroundImpossible } from './turnaround-impossible.ts';
import { unitUcum } from './unit-ucum.ts';
import { unknownMember } from './unknown-member.ts';
import { sameWords } from './untranslated-text.ts';

/** A fault in the catalog, though each field by itself is valid for its type. */
export interface Finding {
  kind: FindingKind;
  /** The code of the exam. */
  exam: string;
  path: string;
  reason: Fault<FindingKind>['reason'];
  value: string;
}

const rules: { readonly [Kind in FindingKind]: Rule<Kind> } = {
  'interval-gap': intervalGap,
  'interval-overlap': intervalOverlap,
  'interval-order': intervalOrder,
  'loinc-check-digit': loincCheckDigit,
  'cups-shape': cupsShape,
  ucum: unitUcum,
  'specimen-container': specimenContainer,
  'specimen-spoils': specimenSpoils,
  'numbers-differ': numbersDiffer,
  'negation-differs': negationDiffers,
  'opposites-differ': oppositesDiffer,
  'fasting-statement': fastingStatement,
  'turnaround-impossible': turnaroundImpossible,
  'preparation-contradiction': preparationContradiction,
  'duplicate-code': duplicateCode,
  'duplicate-slug': duplicateSlug,
  'unknown-member': unknownMember,
  'member-cycle': memberCycle,
  'panel-with-specimens': panelWithSpecimens,
  'nothing-taken': nothingTaken,
  'same-words': sameWords,
  'missing-words': missingWords,
};

/**
 * Returns all findings in the order of the exams. `openingHours` says when samples can be taken. An import checks each exam by itself as it
 * is read, and at the end checks what only the whole catalog can have wrong.
 */
export function checkCatalogue(
  exams: readonly Exam[],
  openingHours: readonly OpeningHours[],
  kinds: readonly FindingKind[] = findingKindsOf(rules),
): Finding[] {
  const catalogue = {
    exams,
    openingHours,
    byCode: new Map(exams.map((exam) => [exam.code, exam])),
    wordsOf: memoizeLast(textsOfExam),
  };
  const found = kinds.flatMap((kind) => rules[kind](catalogue).map((fault) => ({ kind, ...fault })));
  if (found.length === 0) return [];
  const place = new Map(exams.map((exam, index) => [exam, index]));
  return found
    .toSorted((one, other) => (place.get(one.exam) ?? 0) - (place.get(other.exam) ?? 0))
    .map(({ kind, exam, path, reason, value }) => ({ kind, exam: exam.code, path, reason, value }));
}

/** Memoizes the last key only. Several rules ask about the same exam in a row, and the process should not hold the words of every exam. */
function memoizeLast<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** `Object.keys` loses the type of the keys. */
const findingKindsOf = (table: typeof rules): FindingKind[] => Object.keys(table) as FindingKind[];
