import type { AcceptanceRequest } from '../exam-checks/accepted-findings.server.ts';
import type { Exam } from '../exams/exam.ts';
import type { RowFault } from './exam-record.ts';

/** A parsed row: an exam, or the faults of the row. */
export type ParsedRow = { line: number } & ({ exam: Exam } | { code: string; faults: RowFault[] });

export interface Notice {
  /** `accepted` is a warning that the laboratory has accepted. */
  kind: 'refused' | 'warning' | 'accepted';
  /** Null for an exam that is not in the file. */
  line: number | null;
  code: string;
  column: string | null;
  /** 'not-cups', or for a check 'interval-gap/ages-left-out'. */
  reason: string;
  value: string;
  /** The reason for its acceptance. */
  acceptanceReason?: string;
}

export interface ImportOptions {
  dryRun: boolean;
  /** Whether valid rows are written when others are refused. */
  partial: boolean;
  retireMissing: boolean;
  /** Findings that the laboratory accepts from this import on. */
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
  /** Whether the import has written to the catalog. */
  written: boolean;
}

/** Reports an acceptance request that matches no finding. */
export const nothingToAccept = (exam: string, rule: string): Notice => ({
  kind: 'warning',
  line: null,
  code: exam,
  column: null,
  reason: 'nothing-to-accept',
  value: rule,
});
