import type { RecipientRole } from '../critical/critical-case.ts';
import type { ReadObservation, ReportChanges } from './report-changes.ts';
import type { TrendValue } from './trend-barriers.ts';

/** The laboratory's call about a critical value. */
export type CriticalCall = { state: 'open' } | { state: 'told'; at: string; role: RecipientRole };

export type VersionStatus = 'preliminary' | 'final' | 'corrected';

/** A report in the list of an order. `exam` is the code in the catalog. */
export interface ListedReport {
  id: string;
  code: string;
  exam: string | null;
  standing: 'ready' | 'on-its-way' | 'cancelled';
  releasedAt: string | null;
  /** Whether an earlier version of it was released. */
  isCorrected: boolean;
}

/** The instants of an order. An instant is null if it was not sent. */
interface OrderTimes {
  placedAt: string;
  collectedAt: string | null;
  receivedAt: string | null;
}

/** An order, as its readers see it. */
export interface OrderView extends OrderTimes {
  id: string;
  /** The sender's number of the order. */
  number: string;
  firstName: string;
  reports: readonly ListedReport[];
  /** Whether at least one result is delivered in person. Its exam and the number of such results are not disclosed. */
  hasInPerson: boolean;
  /** Whether at least one exam is in progress whose name is not disclosed. */
  hasUnnamed: boolean;
  hasWithdrawn: boolean;
}

/** The person of a report. The document is masked, because other people may see a printed page. */
export interface ReportSubject {
  name: string;
  /** 'CC ····3456' */
  document: string;
  /** '1985-07-03' */
  birthDate: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
}

/** One released version of a report, with every value exactly as sent. */
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
  /** Whether rules released the report. `releasedBy` is the bacteriologist who set the rules, and nobody reviewed the report. */
  isAutomatic: boolean;
  /** The call about a critical value; null if no value is critical, or if a trained person delivered the report. */
  criticalCall: CriticalCall | null;
  performer: string | null;
  comment: string | null;
  /** The laboratory's notes about the specimens, such as hemolyzed or clotted. */
  conditions: readonly string[];
  observations: readonly ReadObservation[];
  /** The doctors who ordered the exam, as the sender wrote them; empty if nobody did. */
  orderedBy: readonly string[];
  /** The type of the specimen of this version, as sent. */
  specimen: string | null;
  /** Earlier values of the same person, in any order; empty for a link, which opens one order. */
  history: readonly TrendValue[];
  /** The previous released version and the changes since then; null if there is none. */
  correction: (ReportChanges & { earlierReleasedAt: string }) | null;
}

/**
 * Returns the status of a version from the site's own words or from HL7 v2 codes (OBR-25, table 0123). Everything that is neither final nor
 * corrected is preliminary.
 */
export function versionStatusOf(sent: string): VersionStatus {
  if (sent === 'corrected' || sent === 'C') return 'corrected';
  return sent === 'final' || sent === 'F' ? 'final' : 'preliminary';
}

/** The instant of a report among the others of its person: of the collection, of the release if that is unknown, or else of the order. */
export const measuredAt = ({
  collectedAt,
  releasedAt,
  placedAt,
}: Pick<ReportView, 'collectedAt' | 'releasedAt' | 'placedAt'>): string => collectedAt ?? releasedAt ?? placedAt;

/** Returns the first name: 'Ana María Restrepo' → 'Ana' */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
