import type { Calculated, Prediction } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import type { Citation, Quantity, Unit } from '../../../domain/risk/score.ts';
import type { AskedQuantity, ChoiceName } from '../form/risk-fields.ts';

/** A thing that can be tried out: what the score would say if it were otherwise. */
export type Trial =
  | { kind: 'range'; name: AskedQuantity; from: number; to: number; step: number; value: number; unit: Unit }
  | { kind: 'switch'; name: ChoiceName; isOn: boolean };

/** All that a page, a sheet of paper and a file say of an answer. */
export interface AnswerWords {
  /** In plain words, first. */
  verdict: string;
  /** The same without a judgment, where the verdict is one: what stands instead where a value overrules the band. */
  plainVerdict?: string;
  /** The figure that it is about, and what stands beside it. */
  figures: readonly { label: string; value: string }[];
  /** The same figure in one line: what a trial shows. */
  short: string;
  people: { percent: number; text: string } | null;
  meaning: readonly string[];
  next: string;
  /** Whom and what it leaves out. */
  limits: readonly string[];
  /** How it was calculated and where its limits come from: for a doctor, beside the sources. */
  details?: readonly string[];
  /** The same quantity by other methods, beside the sources. */
  detailFigures?: readonly { label: string; value: string }[];
  changes: readonly { what: string; result: string }[];
  trials: readonly Trial[];
  citations: readonly Citation[];
  /** What was typed and the figure of the file does not follow from. */
  unused?: readonly Quantity[];
  file:
    | { kind: 'risk'; prediction: Omit<Prediction, 'band'> }
    | {
        kind: 'observation';
        /** Null for what has no code of its own. */
        quantity: Quantity | Calculated | null;
        text: string;
        value: number;
        unit: Unit;
        band: string | null;
      };
}
