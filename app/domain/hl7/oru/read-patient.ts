import { readPatientIdentifier, readPatientName, readTableValue, readTelecom } from './data-types.ts';
import type { ReportedPatient } from './oru-report.ts';
import type { SegmentReader } from './segment-reader.ts';
import { administrativeSexes } from './status-codes.ts';

/** Reads PID. Its notes and orders follow. */
export function readReportedPatient(reader: SegmentReader): ReportedPatient {
  const patient: ReportedPatient = {
    segment: reader.segment.index,
    setId: reader.text(1),
    identifiers: reader.each(3, readPatientIdentifier),
    names: reader.each(5, readPatientName),
    birthDate: reader.time(7),
    sex: readTableValue(reader.parts(8)(1), administrativeSexes),
    telecoms: reader.each(13, readTelecom),
    notes: [],
    orders: [],
  };
  if (!patient.identifiers.some(({ number }) => number)) reader.fault('identifier-missing', 3);
  if (patient.sex.text && patient.sex.code === null) reader.fault('sex-unknown', 8);
  return patient;
}
