import { codedText, readCodedElement, readProfessional, readTableValue } from './data-types.ts';
import type { ReportedNote, ReportedObservation } from './oru-report.ts';
import { linesOf, readObservationValues } from './read-values.ts';
import type { ReadingContext, SegmentReader } from './segment-reader.ts';
import { observationStatuses } from './status-codes.ts';

/** Reads OBX. Its notes follow. */
export function readReportedObservation(reader: SegmentReader, context: ReadingContext): ReportedObservation {
  // OBX-2 is an ID, but some senders write it as a CWE.
  const valueType = reader.parts(2)(1);
  const laboratory = reader.parts(23);
  const observation: ReportedObservation = {
    segment: reader.segment.index,
    setId: reader.text(1),
    valueType,
    code: readCodedElement(reader.parts(3)),
    subId: reader.text(4),
    values: readObservationValues(reader, valueType?.trim() ?? '', context),
    units: readCodedElement(reader.parts(6)),
    range: reader.text(7),
    flags: reader.each(8, (take) => take(1)),
    status: readTableValue(reader.parts(11)(1), observationStatuses),
    observedAt: reader.time(14),
    analyzedAt: reader.time(19),
    producer: readCodedElement(reader.parts(15)),
    observers: reader.each(16, readProfessional),
    methods: reader.each(17, readCodedElement),
    performingLaboratory: {
      name: laboratory(1),
      number: laboratory(10),
      address: readAddress(reader),
      director: reader.each(25, readProfessional),
    },
    notes: [],
  };
  if (codedText(observation.code) === '') reader.fault('observation-code-missing', 3);
  if (!observation.status.text) reader.fault('status-missing', 11);
  else if (observation.status.code === null) reader.fault('status-unknown', 11);
  return observation;
}

/** XAD: street, other, city, department, postal code, country. */
function readAddress(reader: SegmentReader): ReportedObservation['performingLaboratory']['address'] {
  const take = reader.parts(24);
  return [1, 2, 3, 4, 5, 6].map((component) => take(component)).filter((line) => line !== '');
}

/** Reads NTE. Each repetition and each line break begins a line. */
export function readNote(reader: SegmentReader): ReportedNote {
  return {
    segment: reader.segment.index,
    setId: reader.text(1),
    source: reader.text(2),
    lines: reader.repetitions(3).flatMap((repetition) => linesOf(reader.plain(3, repetition) ?? '')),
    type: readCodedElement(reader.parts(4)),
  };
}
