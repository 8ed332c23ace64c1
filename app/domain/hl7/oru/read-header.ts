import { readAuthority, readTableValue } from './data-types.ts';
import type { OruHeader } from './oru-report.ts';
import type { SegmentReader } from './segment-reader.ts';
import { processingIds } from './status-codes.ts';

/** Reads MSH, and reports if this is no message that we read. */
export function readOruHeader(reader: SegmentReader): OruHeader {
  // The delimiters are in the message.
  reader.plain(1);
  reader.plain(2);
  const authority = (field: number) => readAuthority(reader.parts(field));
  const type = reader.parts(9);
  const header = {
    sendingApplication: authority(3),
    sendingFacility: authority(4),
    receivingApplication: authority(5),
    receivingFacility: authority(6),
    sentAt: reader.time(7),
    messageType: { code: type(1), event: type(2), structure: type(3) },
    controlId: reader.text(10),
    processingId: readTableValue(reader.parts(11)(1), processingIds),
    version: reader.parts(12)(1),
    acceptAcknowledgment: reader.text(15),
    applicationAcknowledgment: reader.text(16),
    charset: reader.text(18),
  };
  checkHeader(reader, header);
  return header;
}

function checkHeader(reader: SegmentReader, header: OruHeader): void {
  const { code, event } = header.messageType;
  if (code !== 'ORU') reader.fault('message-type-unsupported', 9, 1);
  else if (!event) reader.fault('event-missing', 9, 2);
  else if (event !== 'R01') reader.fault('event-unsupported', 9, 2);
  if (!header.controlId) reader.fault('control-id-missing', 10);
  if (header.processingId.code === null) reader.fault('processing-id-unsupported', 11, 1);
  if (!/^2\.[2-8](\.\d)?$/.test(header.version ?? '')) reader.fault('version-unknown', 12, 1);
  if (header.sentAt.instant === null) reader.fault('message-time-missing', 7);
}

/** Whether the segments after the header are those of an ORU^R01. */
export const isOruHeader = ({ messageType: { code, event } }: OruHeader): boolean =>
  code === 'ORU' && (!event || event === 'R01');
