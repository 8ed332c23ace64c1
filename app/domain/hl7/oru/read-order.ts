import {
  codedText,
  type EntityNumber,
  readCodedElement,
  readEntityNumber,
  readProfessional,
  readTableValue,
  within,
} from './data-types.ts';
import type { ReportedOrder } from './oru-report.ts';
import type { SegmentReader } from './segment-reader.ts';
import { reportStatuses } from './status-codes.ts';

/** Reads OBR, and the ORC before it if there is one. Notes, observations, and specimens follow. */
export function readReportedOrder(obr: SegmentReader, orc: SegmentReader | null): ReportedOrder {
  const parentResult = obr.parts(26);
  const parent = obr.parts(29);
  const order: ReportedOrder = {
    segment: obr.segment.index,
    setId: obr.text(1),
    control: orc?.text(1) ?? '',
    placer: readOrderNumber(obr, orc, 2),
    filler: readOrderNumber(obr, orc, 3),
    code: readCodedElement(obr.parts(4)),
    collectedAt: obr.time(7),
    receivedAt: obr.time(14),
    reportedAt: obr.time(22),
    specimenSource: obr.text(15),
    orderingProviders: readOrderingProviders(obr, orc),
    copiesTo: obr.each(28, readProfessional),
    section: obr.text(24),
    status: readTableValue(obr.parts(25)(1), reportStatuses),
    parentResult: {
      code: readCodedElement(within(parentResult, 1)),
      subId: parentResult(2),
      text: parentResult(3),
    },
    parent: { placer: readEntityNumber(within(parent, 1)), filler: readEntityNumber(within(parent, 2)) },
    notes: [],
    observations: [],
    specimens: [],
  };
  checkOrder(obr, order);
  return order;
}

/** OBR-2 and OBR-3 repeat ORC-2 and ORC-3. Some senders fill in only one of them; two different numbers are a fault. */
function readOrderNumber(obr: SegmentReader, orc: SegmentReader | null, field: 2 | 3): EntityNumber {
  const ofOrder = orc ? orc.segment.fields[field - 1] : undefined;
  const ofRequest = obr.segment.fields[field - 1];
  const [stated, repeated] = [ofRequest, ofOrder].map((one) => one?.[0]?.[0]?.[0] ?? '');
  if (!stated) return orc ? readEntityNumber(orc.parts(field)) : readEntityNumber(obr.parts(field));
  if (repeated && repeated !== stated) obr.fault('order-numbers-differ', field, 1);
  // Equal fields are placed once. Of different ones, the ORC's stays unplaced, so an operator can see it.
  if (orc && JSON.stringify(ofOrder) === JSON.stringify(ofRequest)) readEntityNumber(orc.parts(field));
  return readEntityNumber(obr.parts(field));
}

function readOrderingProviders(obr: SegmentReader, orc: SegmentReader | null) {
  const providers = obr.each(16, readProfessional);
  return providers.length > 0 || orc === null ? providers : orc.each(12, readProfessional);
}

function checkOrder(obr: SegmentReader, { filler, code, status }: ReportedOrder): void {
  if (!filler.number) obr.fault('order-number-missing', 3);
  if (codedText(code) === '') obr.fault('order-code-missing', 4);
  if (!status.text) obr.fault('status-missing', 25);
  else if (status.code === null) obr.fault('status-unknown', 25);
}
