import type { AcceptanceRequest } from '../exam-checks/accepted-findings.server.ts';
import type { Exam } from '../exams/exam.ts';
import type { RowFault } from './exam-record.ts';

/** A parsed row: an exam, or the faults of the row. */
export type ParsedRow = { line: number } & ({ exam: Exam } | { code: string; faults: RowFault[] });

/** One line of an import's report: a refused cell, a warning, or an accepted warning. */
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

/** The options of the import command. */
export interface ImportOptions {
  /** Whether to report everything and write nothing. */
  dryRun: boolean;
  /** Whether valid rows are written when others are refused. */
  partial: boolean;
  /** Whether to retire the exams that the file does not name. */
  retireMissing: boolean;
  /** Findings that the laboratory accepts from this import on. */
  accept?: readonly AcceptanceRequest[];
}

/** How many exams an import has added, changed, and so on. */
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
