import type { QcReason } from '../app/domain/autoverification/qc-reasons.ts';

/** The tables of critical values, automatic release, and quality control. Instants are ISO 8601 in UTC. */
export interface ReleaseTables {
  critical_cases: CriticalCasesTable;
  critical_events: CriticalEventsTable;
  auto_rules: AutoRulesTable;
  auto_limits: AutoLimitsTable;
  auto_verdicts: AutoVerdictsTable;
  qc_holds: QcHoldsTable;
  relative_handovers: RelativeHandoversTable;
}

/** A version of a report that somebody has to be called about. */
export interface CriticalCasesTable {
  id: string;
  report: string;
  version: number;
  /** `correction`: somebody received a critical value that is now another. */
  cause: 'flag' | 'limit' | 'correction';
  state: 'open' | 'told' | 'excused' | 'superseded';
  opened_at: string;
  escalated_at: string | null;
  closed_at: string | null;
}

/** Everything that happened about a critical value, each with its author. */
export interface CriticalEventsTable {
  id: string;
  critical_case: string;
  kind: 'failed' | 'told' | 'excused' | 'escalated' | 'superseded' | 'released-open';
  at: string;
  /** Null: the site itself. */
  account: string | null;
  /** A key of a known list. */
  reason: string | null;
  /** Sealed: the name of the person who received the value. */
  recipient: string | null;
  recipient_role: string | null;
  /** Sealed: the words that they repeated. */
  read_back: string | null;
}

/** An exam whose reports the site releases if every check passes. Without a row, a person releases each. */
export interface AutoRulesTable {
  exam: string;
  /** The member of staff who turned it on, and in whose name the reports are released. */
  account: string;
  since: string;
  /** The delta check looks for an earlier result in this many days. */
  delta_days: number;
}

/** The limits of one component, as the staff typed them. */
export interface AutoLimitsTable {
  exam: string;
  component: string;
  low: string | null;
  high: string | null;
  /** The largest change since the earlier result, in percent of it; null: no delta check. */
  delta_percent: number | null;
}

/** The reasons of the checks against one version. No reasons: it was released. */
export interface AutoVerdictsTable {
  report: string;
  version: number;
  at: string;
  /** Keys of a known list, separated by spaces. */
  reasons: string;
}

/** Quality control is not in order for an exam or a department: nothing of it is released. */
export interface QcHoldsTable {
  id: string;
  scope: 'exam' | 'area';
  /** The exam's code, or the department. */
  target: string;
  /** The analyzer's name, as the staff typed it; '' without one. */
  analyzer: string;
  reason: QcReason;
  account: string;
  since: string;
  lifted_by: string | null;
  lifted_at: string | null;
}

/** The results of a person who has died, handed to a close relative. */
export interface RelativeHandoversTable {
  id: string;
  person: string;
  relation: string;
  account: string;
  at: string;
}
