import type { ReportedOrder } from '../hl7/oru/oru-report.ts';

/** The number of an order in the sender's system: the one of the system that ordered it, or the laboratory's. */
export const orderNumber = ({ placer, filler }: Pick<ReportedOrder, 'placer' | 'filler'>): string =>
  placer.number || filler.number || '';
