import type { DoctorPart } from './doctor-summary.ts';
import type { ListedReport } from './report-view.ts';

/** The keys by which a doctor's results are found: the account, and the keyed hash of the professional registration. */
export interface DoctorReader {
  account: string;
  index: string;
}

export const doctorFilters = ['all', 'unread', 'critical', 'abnormal', 'recent'] as const;
export type DoctorFilter = (typeof doctorFilters)[number];

/** 'urgent': by the number of critical values, then of abnormal ones. */
export const doctorSorts = ['latest', 'urgent', 'oldest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

/** The part of the list that a doctor requests. */
export interface OrdersQuery {
  filter: DoctorFilter;
  sort: DoctorSort;
  page: number;
  /** The instant at which yesterday began in the laboratory's time zone. */
  since: string;
  /** A name, a document, or an order number; empty for all orders. The filter and its count apply to what the search finds. */
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
  /** When a report last became readable, or when the order was placed if none is. */
  latestAt: string;
  part: DoctorPart;
  /** The person's ID. */
  person: string;
  patient: OrderPatient;
  /** The number of critical values in the readable reports. */
  critical: number;
  /** The number of all values outside their interval in the readable reports. */
  abnormal: number;
  reports: readonly ListedDoctorReport[];
  // Whether at least one exam waits to be delivered in person, is on its way without a name, or was withdrawn. Neither the exams nor their
  // number are disclosed.
  hasInPerson: boolean;
  hasUnnamed: boolean;
  hasWithdrawn: boolean;
}
