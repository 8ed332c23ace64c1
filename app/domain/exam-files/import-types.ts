import type { AcceptanceRequest } from '../exam-checks/accepted-findings.server.ts';
import type { Exam } from '../exams/exam.ts';
import type { RowFault } from './exam-row.ts';

/** A row of the file: an exam, or what is wrong with it. */
export type ParsedRow = { line: number } & ({ exam: Exam } | { code: string; faults: RowFault[] });

export interface Notice {
  /** `accepted`: a warning that the laboratory has accepted. */
  kind: 'refused' | 'warning' | 'accepted';
  /** Null where it is about an exam that the file does not bring. */
  line: number | null;
  code: string;
  column: string | null;
  /** 'not-cups', or of a check 'interval-gap/ages-left-out'. */
  reason: string;
  value: string;
  /** Why it is accepted. */
  because?: string;
}

export interface ImportOptions {
  dryRun: boolean;
  /** Whether good rows are kept when others are refused. */
  partial: boolean;
  retireMissing: boolean;
  /** Findings that the laboratory accepts from now on. */
  accept?: readonly AcceptanceRequest[];
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  retired: number;
  refused: number;
  warnings: number;
  /** Warnings that the laboratory has accepted. */
  accepted: number;
  /** Whether the catalogue has been written. */
  written: boolean;
}

/** A request that names an exam in which the rule reports nothing. */
export const nothingToAccept = (exam: string, rule: string): Notice => ({
  kind: 'warning',
  line: null,
  code: exam,
  column: null,
  reason: 'nothing-to-accept',
  value: rule,
});
