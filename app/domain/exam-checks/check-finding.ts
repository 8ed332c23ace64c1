import type { Exam } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import type { PlacedWords } from './exam-texts.ts';

/** Every kind of finding, with its possible reasons. These are codes, not sentences: a report translates them for its reader. */
export const findingReasons = {
  'interval-gap': ['ages-left-out', 'sex-left-out'],
  'interval-overlap': ['two-at-an-age'],
  'interval-order': ['low-not-below-high', 'ages-backwards'],
  'loinc-check-digit': ['shape', 'check-digit'],
  'cups-shape': ['shape'],
  ucum: ['not-ucum'],
  'specimen-container': ['does-not-travel-in-it', 'minimum-over-volume'],
  'specimen-spoils': ['before-it-is-run'],
  'numbers-differ': ['other-numbers', 'other-half-of-day', 'other-number-in-a-name'],
  'negation-differs': ['only-in-spanish', 'only-in-english'],
  'opposites-differ': ['the-other-one'],
  'fasting-statement': ['fast-denied-in-words', 'fast-only-in-words', 'fast-of-other-hours-in-words'],
  'turnaround-impossible': ['run-day-closed'],
  'preparation-contradiction': [
    'fast-backwards',
    'wait-past-closing',
    'abstention-backwards',
    'abstention-twice',
    'hours-empty',
    'hours-closed',
    'first-morning-late',
    'cycle-backwards',
    'cycle-of-men',
    'wait-for-nobody',
    'curve-without-stay',
    'counted-from-the-visit',
    'dose-impossible',
    'urine-without-collection',
    'collection-without-urine',
    'day-collection-without-its-container',
    'day-container-without-collection',
  ],
  'duplicate-code': ['code-of-another'],
  'duplicate-slug': ['slug-of-another'],
  'unknown-member': ['no-such-exam', 'not-offered'],
  'member-cycle': ['leads-back-to-itself'],
  'panel-with-specimens': ['specimens', 'components'],
  'nothing-taken': ['no-specimen', 'no-component'],
  'same-words': ['not-translated', 'languages-swapped'],
  'missing-words': ['blank', 'placeholder'],
} as const satisfies Record<string, readonly string[]>;

export type FindingKind = keyof typeof findingReasons;

/** The rules that read sentences. They can misread a correct sentence, so they only warn, and the laboratory can accept their findings. */
export const sentenceRules: readonly FindingKind[] = [
  'numbers-differ',
  'negation-differs',
  'opposites-differ',
  'fasting-statement',
  'same-words',
];

/** A fault that a rule finds in an exam. */
export interface Fault<Kind extends FindingKind> {
  /** The field: 'components.0.intervals.2'. */
  path: string;
  reason: (typeof findingReasons)[Kind][number];
  /** The value of the field, or the two sides that differ: '18y–19y', '8 ≠ 12'. */
  value: string;
}

/** A fault of the rule `preparation-contradiction`, whose checks the files `preparation-*.ts` share. */
export type Contradiction = Fault<'preparation-contradiction'>;

/** A fault with its exam. It holds the exam itself and not the code, because two exams may have the same code. */
export type FaultOf<Kind extends FindingKind> = Fault<Kind> & { exam: Exam };

/** The input of the rules: the exams, and what several rules need to know about them. */
export interface CheckedCatalogue {
  exams: readonly Exam[];
  byCode: ReadonlyMap<string, Exam>;
  openingHours: readonly OpeningHours[];
  /** The texts of an exam in both languages. Several rules use them. */
  wordsOf: (exam: Exam) => readonly PlacedWords[];
}

/** Finds one kind of fault in all exams of the catalog. */
export type Rule<Kind extends FindingKind> = (catalogue: CheckedCatalogue) => FaultOf<Kind>[];

/** Makes a rule from a function that finds the faults of one exam. */
export const ofEachExam =
  <Kind extends FindingKind>(faultsOf: (exam: Exam, catalogue: CheckedCatalogue) => Fault<Kind>[]): Rule<Kind> =>
  (catalogue) =>
    catalogue.exams.flatMap((exam) => {
      const faults = faultsOf(exam, catalogue);
      return faults.length === 0 ? [] : faults.map((fault) => ({ ...fault, exam }));
    });
