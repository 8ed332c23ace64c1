import type { RecipientRole } from '../critical/critical-case.ts';
import type { ReadObservation, ReportChanges } from './report-changes.ts';
import type { TrendValue } from './trend-barriers.ts';

/** The laboratory's call about a critical value. */
export type CriticalCall = { state: 'open' } | { state: 'told'; at: string; role: RecipientRole };

export type VersionStatus = 'preliminary' | 'final' | 'corrected';

/** A report in the list of an order. `exam` is the code in our catalog. */
export interface ListedReport {
  id: string;
  code: string;
  exam: string | null;
  standing: 'ready' | 'on-its-way' | 'cancelled';
  releasedAt: string | null;
}

/** Instants of an order. A missing one was not sent. */
interface OrderTimes {
  placedAt: string;
  collectedAt: string | null;
  receivedAt: string | null;
}

/** An order as its readers see it. */
export interface OrderView extends OrderTimes {
  id: string;
  firstName: string;
  reports: readonly ListedReport[];
  /** At least one result is handed over in person. Neither its exam nor how many there are is said. */
  hasInPerson: boolean;
  /** At least one exam is on its way whose name is not said. */
  hasUnnamed: boolean;
  hasWithdrawn: boolean;
}

/** The person of a report. The document is masked: a printed page lies on tables. */
export interface ReportSubject {
  name: string;
  /** 'CC ····3456' */
  document: string;
  /** '1985-07-03' */
  birthDate: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
}

/** One released version of a report, with every value as text, exactly as sent. */
export interface ReportView extends OrderTimes {
  id: string;
  order: string;
  /** The released version. */
  version: number;
  firstName: string;
  subject: ReportSubject;
  code: string;
  exam: string | null;
  status: VersionStatus;
  releasedAt: string | null;
  /** The bacteriologist who released it. */
  releasedBy: string | null;
  /** Rules released it that this bacteriologist had set; nobody read it before. */
  isAutomatic: boolean;
  /** Null: no value is critical, or a trained person handed the report over. */
  criticalCall: CriticalCall | null;
  performer: string | null;
  comment: string | null;
  /** The laboratory's notes about the specimens: hemolyzed, clotted. */
  conditions: readonly string[];
  observations: readonly ReadObservation[];
  /** The type of the specimen of this version, as sent. */
  specimen: string | null;
  /** Earlier values of the same person, in any order; empty for a link, which opens one order. */
  history: readonly TrendValue[];
  /** The released version before this one, and what changed since. */
  correction: (ReportChanges & { earlierReleasedAt: string }) | null;
}

/** Our own words, or the codes of HL7 v2 (OBR-25, table 0123): everything that is not final and not corrected is preliminary. */
export function versionStatusOf(sent: string): VersionStatus {
  if (sent === 'corrected' || sent === 'C') return 'corrected';
  return sent === 'final' || sent === 'F' ? 'final' : 'preliminary';
}

/** 'Ana María Restrepo' → 'Ana' */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
