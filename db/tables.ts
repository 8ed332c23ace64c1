import type { ExamStatus } from '../app/domain/exams/exam.ts';
import type { AccountTables } from './account-tables.ts';
import type { DoctorTables } from './doctor-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { IntakeTables } from './intake-tables.ts';
import type { PatientTables } from './patient-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { ResultTables } from './result-tables.ts';
import type { SenderTables } from './sender-tables.ts';
import type { VisitTables } from './visit-tables.ts';

/** The tables as Kysely sees them. `migrations/` creates them. */
export interface Tables
  extends AccountTables,
    DoctorTables,
    InboxTables,
    IntakeTables,
    PatientTables,
    ReleaseTables,
    ResultTables,
    SenderTables,
    VisitTables {
  content_version: ContentVersionTable;
  exams: ExamsTable;
  accepted_findings: AcceptedFindingsTable;
}

/** One row: a number that increases when anything on public pages changes. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** The catalog, one exam per row. Fields that queries use have their own columns; `document` holds the whole exam. */
export interface ExamsTable {
  code: string;
  slug: string;
  status: ExamStatus;
  version: number;
  /** The exam as JSON, validated with `exam-schema.ts` when it was written. */
  document: string;
}

/** A finding of a rule that reads sentences, which the laboratory accepts until the sentence changes. */
export interface AcceptedFindingsTable {
  /** The exam's code. */
  exam: string;
  rule: string;
  /** SHA-256 of the sentence in both languages. */
  sentence_hash: string;
  /** The laboratory's reason for accepting it. */
  reason: string;
}
