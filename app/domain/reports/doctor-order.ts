import type { DoctorPart } from './doctor-summary.ts';
import type { ListedReport } from './report-view.ts';

/** The keys by which a doctor's results are found: the account, and the keyed hash of the professional registration. */
export interface DoctorReader {
  account: string;
  index: string;
}

export const doctorFilters = ['all', 'unread', 'critical', 'abnormal', 'recent'] as const;
export type DoctorFilter = (typeof doctorFilters)[number];

export const doctorSorts = ['latest', 'urgent', 'oldest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

/** The part of the list that a doctor requests. */
export interface AskedOrders {
  filter: DoctorFilter;
  sort: DoctorSort;
  page: number;
  /** The instant at which yesterday began in the laboratory's time zone. */
  since: string;
  /** A name, a document, or an order number; empty for all orders. */
  search: string;
}

export type DoctorCounts = Readonly<Record<DoctorFilter, number>>;

/** The minimum data to identify the patient of an order. */
export interface OrderPatient {
  name: string;
  /** 'CC ····3456' */
  document: string;
}

export interface ListedDoctorReport extends Pick<ListedReport, 'id' | 'code' | 'exam' | 'standing'> {
  /** The released version; null if none is readable. */
  version: number | null;
  isCorrected: boolean;
  /** Whether this doctor has not opened the released version. */
  isNew: boolean;
  isAcknowledged: boolean;
}

/** An order in a doctor's list. Exams that wait for counseling or were withdrawn are not named or counted here. */
export interface DoctorOrder {
  id: string;
  number: string;
  placedAt: string;
  /** The instant of the latest news, or that of the order. */
  latestAt: string;
  part: DoctorPart;
  person: string;
  patient: OrderPatient;
  critical: number;
  abnormal: number;
  reports: readonly ListedDoctorReport[];
  hasInPerson: boolean;
  hasUnnamed: boolean;
  hasWithdrawn: boolean;
}
