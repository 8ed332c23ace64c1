import type { ListedReport } from './report-view.ts';

/** The part of the list that a doctor asks for. */
export interface AskedOrders {
  isNewOnly: boolean;
  /** The order's number, exactly; '' for all. */
  number: string;
  /** The instants at which a day begins and ends. */
  day: { from: string; to: string } | null;
  page: number;
}

/** The patient of an order: enough to know them, and no more. */
export interface OrderPatient {
  name: string;
  /** 'CC ····3456' */
  document: string;
}

export interface ListedDoctorReport extends Pick<ListedReport, 'id' | 'code' | 'exam' | 'standing'> {
  isCorrected: boolean;
  /** This doctor has not opened the released version. */
  isNew: boolean;
}

/** An order in a doctor's list. Exams that wait for counseling, or were withdrawn, have no name and no number here. */
export interface DoctorOrder {
  id: string;
  number: string;
  placedAt: string;
  patient: OrderPatient;
  reports: readonly ListedDoctorReport[];
  hasInPerson: boolean;
  hasUnnamed: boolean;
  hasWithdrawn: boolean;
}
