import type { Calculated, Prediction } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import type { Quantity, Unit } from '../../../domain/risk/quantity.ts';
import type { Citation } from '../../../domain/risk/score.ts';
import type { AskedQuantity, ChoiceName } from '../form/risk-fields.ts';

/** A control for trying out a different value of one field. */
export type WhatIf =
  | { kind: 'range'; name: AskedQuantity; from: number; to: number; step: number; value: number; unit: Unit }
  | { kind: 'switch'; name: ChoiceName; question: string; to: 'yes' | 'no' };

/** One change, or all together. The band is null beside a value that is more urgent than the score. */
export interface ChangeWords {
  factor: string;
  what: string;
  result: string;
  band: string | null;
  remaining: number;
}

/** All words of an answer, for the page, the print, and the file. */
export interface AnswerWords {
  /** The first line, in plain words. */
  verdict: string;
  /** The verdict without a judgment; it replaces the verdict if a value overrules the band. */
  plainVerdict?: string;
  /** The main figure and secondary figures. */
  figures: readonly { label: string; value: string }[];
  people: { percent: number; text: string } | null;
  meaning: readonly string[];
  next: string;
  /** The rest of the next step, beside a value whose advice asks for a doctor as soon; missing if the step says more than that. */
  nextBeside?: string;
  /** The exclusions and limitations. */
  limits: readonly string[];
  /** The method and the sources of its limits, for doctors, beside the sources. */
  details?: readonly string[];
  /** The same quantity by other methods, beside the sources. */
  detailFigures?: readonly { label: string; value: string }[];
  /** Single changes; `remaining` is the share of today's figure that is left, from 0 to 1. */
  changes: readonly ChangeWords[];
  /** The best change of each factor, all at once; null if there is only one. */
  together: ChangeWords | null;
  whatIfs: readonly WhatIf[];
  citations: readonly Citation[];
  /** Typed values that the file's figure does not depend on. */
  unused?: readonly Quantity[];
  file:
    | { kind: 'risk'; prediction: Omit<Prediction, 'band'> }
    | {
        kind: 'observation';
        /** Null for a quantity without a code. */
        quantity: Quantity | Calculated | null;
        text: string;
        value: number;
        unit: Unit;
        band: string | null;
      };
}
