import { readCodedElement, readEntityNumber, within } from './data-types.ts';
import type { ReportedSpecimen } from './oru-report.ts';
import type { SegmentReader } from './segment-reader.ts';

/** Reads SPM. Its observations follow. */
export function readReportedSpecimen(reader: SegmentReader): ReportedSpecimen {
  const numbers = reader.parts(2);
  return {
    segment: reader.segment.index,
    setId: reader.text(1),
    placer: readEntityNumber(within(numbers, 1)),
    filler: readEntityNumber(within(numbers, 2)),
    type: readCodedElement(reader.parts(4)),
    collectedFrom: reader.time(17),
    collectedUntil: reader.time(17, 2),
    receivedAt: reader.time(18),
    rejectReasons: reader.each(21, readCodedElement),
    conditions: reader.each(24, readCodedElement),
    notes: [],
    observations: [],
  };
}
