import type { DoctorPart } from './doctor-summary.ts';
import type { ListedReport } from './report-view.ts';

/** A doctor as their results are found: by the account, and by the keyed hash of their professional registration. */
export interface DoctorReader {
  account: string;
  index: string;
}

export const doctorFilters = ['all', 'unread', 'critical', 'abnormal', 'recent'] as const;
export type DoctorFilter = (typeof doctorFilters)[number];

export const doctorSorts = ['latest', 'urgent', 'oldest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

/** The part of the list that a doctor asks for. */
export interface AskedOrders {
  filter: DoctorFilter;
  sort: DoctorSort;
  page: number;
  /** The instant at which yesterday began on the laboratory's clock. */
  since: string;
  /** A name, a document, or an order's number; '' for all. */
  search: string;
}

export type DoctorCounts = Readonly<Record<DoctorFilter, number>>;

/** The patient of an order: enough to know them, and no more. */
export interface OrderPatient {
  name: string;
  /** 'CC ····3456' */
  document: string;
}

export interface ListedDoctorReport extends Pick<ListedReport, 'id' | 'code' | 'exam' | 'standing'> {
  /** The released version; null if nothing can be read. */
  version: number | null;
  isCorrected: boolean;
  /** This doctor has not opened the released version. */
  isNew: boolean;
  isAcknowledged: boolean;
}

/** An order in a doctor's list. Exams that wait for counseling, or were withdrawn, have no name and no number here. */
export interface DoctorOrder {
  id: string;
  number: string;
  placedAt: string;
  /** The latest news, or when the order was placed. */
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
