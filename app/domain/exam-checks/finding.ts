import type { Exam } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import type { PlacedWords } from './words-of.ts';

/** Every kind of finding, with what can be the matter. Codes, not sentences: a report words them in its reader's language. */
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

/** The rules that read sentences. They can be wrong about a correct sentence, so they only warn, and a person can accept what they find. */
export const sentenceRules: readonly FindingKind[] = [
  'numbers-differ',
  'negation-differs',
  'opposites-differ',
  'fasting-statement',
  'same-words',
];

/** What a rule finds in an exam. */
export interface Fault<Kind extends FindingKind> {
  /** Where: 'components.0.intervals.2'. */
  path: string;
  reason: (typeof findingReasons)[Kind][number];
  /** What stands there, or what the two sides are: '18y–19y', '8 ≠ 12'. */
  value: string;
}

/** Of the one kind that several files look for. */
export type Contradiction = Fault<'preparation-contradiction'>;

/** Which exam of the catalogue it is about: two may carry the same code. */
export type FaultOf<Kind extends FindingKind> = Fault<Kind> & { exam: Exam };

/** What the rules look at. */
export interface Catalogue {
  exams: readonly Exam[];
  byCode: ReadonlyMap<string, Exam>;
  openingHours: readonly OpeningHours[];
  /** What an exam says in both languages. Several rules ask. */
  wordsOf: (exam: Exam) => readonly PlacedWords[];
}

export type Rule<Kind extends FindingKind> = (catalogue: Catalogue) => FaultOf<Kind>[];

/** A rule that looks at one exam after the other. */
export const ofEachExam =
  <Kind extends FindingKind>(faultsOf: (exam: Exam, catalogue: Catalogue) => Fault<Kind>[]): Rule<Kind> =>
  (catalogue) =>
    catalogue.exams.flatMap((exam) => {
      const faults = faultsOf(exam, catalogue);
      return faults.length === 0 ? [] : faults.map((fault) => ({ ...fault, exam }));
    });
