import { type Hl7Fault, hl7Fault } from '../faults.ts';
import type { Hl7Message } from '../syntax/hl7-message.ts';
import { bogotaOffset } from '../syntax/hl7-time.ts';
import type { OruReport } from './oru-report.ts';
import { OruWalk } from './oru-walk.ts';
import { isOruHeader, readOruHeader } from './read-header.ts';
import { type ReadingContext, SegmentReader, type Unplaced, wholeLine } from './segment-reader.ts';

export interface OruReading {
  report: OruReport;
  /** The faults of the message and of the report. Results of a message with an error are not stored. */
  faults: readonly Hl7Fault[];
  /** Everything that the report does not hold: unknown segments and fields. It is stored with the report. */
  unplaced: readonly Unplaced[];
}

/** Reads a message as ORU^R01. Of another type it reads only the header. `offset` is the zone of times that state none. */
export function readOru(message: Hl7Message, offset = bogotaOffset): OruReading {
  const context: ReadingContext = { delimiters: message.delimiters, offset, faults: [...message.faults] };
  const msh = new SegmentReader(message.header, context);
  const header = readOruHeader(msh);
  const walk = new OruWalk(context);
  const following = message.segments.slice(1);
  if (isOruHeader(header)) {
    for (const segment of following) walk.read(segment);
    walk.end();
    if (walk.patients.length === 0) context.faults.push(hl7Fault('patient-missing', { segment: 'PID', occurrence: 1 }));
  }
  const unread = isOruHeader(header) ? [] : following;
  const unplaced = [...msh.unplaced(), ...walk.unplaced(), ...[...unread, ...message.strays].map(wholeLine)].sort(
    (a, b) => a.segment - b.segment,
  );
  return { report: { header, patients: walk.patients }, faults: context.faults, unplaced };
}
