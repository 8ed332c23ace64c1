import type { Finding } from '../exam-checks/catalogue-checks.ts';
import type { Exam } from '../exams/exam.ts';
import type { RowFault } from './exam-row.ts';

/** A row of the file: an exam, or what is wrong with it. */
export type OfferedRow = { line: number } & (
  | { exam: Exam /** What its sentences have wrong, seen where the file is read. */; findings: readonly Finding[] }
  | { code: string; faults: RowFault[] }
);

export interface Notice {
  kind: 'refused' | 'warning';
  /** Null where it is about an exam that the file does not bring. */
  line: number | null;
  code: string;
  column: string | null;
  /** 'not-cups', or of a check 'interval-gap/ages-left-out'. */
  reason: string;
  value: string;
}

export interface ImportOptions {
  dryRun: boolean;
  /** Whether good rows are kept when others are refused. */
  partial: boolean;
  retireMissing: boolean;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  retired: number;
  refused: number;
  warnings: number;
  /** Whether the catalogue has been written. */
  written: boolean;
}
