import type { Hl7Text } from '../syntax/hl7-message.ts';
import type { Hl7Time } from '../syntax/hl7-time.ts';
import type {
  Authority,
  CodedElement,
  EntityNumber,
  PatientIdentifier,
  PatientName,
  Professional,
  TableValue,
  Telecom,
} from './data-types.ts';
import type { ObservationValue } from './observation-value.ts';
import type { AdministrativeSex, ObservationStatus, ProcessingId, ReportStatus } from './status-codes.ts';

/** An ORU^R01 message as its segments nest. `segment` is the index of the segment that each part was read from. */
export interface OruReport {
  header: OruHeader;
  /** Almost always one. Each has its own orders: nobody may show one patient's results to another. */
  patients: ReportedPatient[];
}

export interface OruHeader {
  sendingApplication: Authority;
  sendingFacility: Authority;
  receivingApplication: Authority;
  receivingFacility: Authority;
  sentAt: Hl7Time;
  messageType: { code: Hl7Text; event: Hl7Text; structure: Hl7Text };
  /** Identifies the message, together with the sender. */
  controlId: Hl7Text;
  processingId: TableValue<ProcessingId>;
  version: Hl7Text;
  acceptAcknowledgment: Hl7Text;
  applicationAcknowledgment: Hl7Text;
  charset: Hl7Text;
}

export interface ReportedPatient {
  segment: number;
  setId: Hl7Text;
  identifiers: PatientIdentifier[];
  names: PatientName[];
  birthDate: Hl7Time;
  sex: TableValue<AdministrativeSex>;
  /** PID-13. */
  telecoms: Telecom[];
  notes: ReportedNote[];
  orders: ReportedOrder[];
}

/** An OBR with the ORC before it. */
export interface ReportedOrder {
  segment: number;
  setId: Hl7Text;
  /** ORC-1; '' without an ORC. */
  control: Hl7Text;
  /** The number of the system that ordered: OBR-2, or ORC-2 if it is empty. */
  placer: EntityNumber;
  /** The number of the laboratory: OBR-3, or ORC-3 if it is empty. */
  filler: EntityNumber;
  code: CodedElement;
  collectedAt: Hl7Time;
  receivedAt: Hl7Time;
  reportedAt: Hl7Time;
  /** OBR-15, the specimen in versions before 2.5. */
  specimenSource: Hl7Text;
  /** OBR-16, or ORC-12 if it is empty. */
  orderingProviders: Professional[];
  copiesTo: Professional[];
  /** OBR-24, table 0074: CH, HM, MB. */
  section: Hl7Text;
  status: TableValue<ReportStatus>;
  /** OBR-26: the observation from which this order follows, as susceptibilities follow from an organism. */
  parentResult: { code: CodedElement; subId: Hl7Text; text: Hl7Text };
  /** OBR-29: the order of that observation. */
  parent: { placer: EntityNumber; filler: EntityNumber };
  notes: ReportedNote[];
  observations: ReportedObservation[];
  specimens: ReportedSpecimen[];
}

export interface ReportedObservation {
  segment: number;
  setId: Hl7Text;
  /** OBX-2 as it was sent: NM, SN, CWE. */
  valueType: Hl7Text;
  code: CodedElement;
  subId: Hl7Text;
  /** One for each repetition; empty if the sender sent none. */
  values: ObservationValue[];
  units: CodedElement;
  /** OBX-7: '70-105', '<9', '4.3 to 6.2', or words. */
  range: Hl7Text;
  flags: Hl7Text[];
  /** A result whose `code` is null is not final. */
  status: TableValue<ObservationStatus>;
  observedAt: Hl7Time;
  analyzedAt: Hl7Time;
  producer: CodedElement;
  observers: Professional[];
  methods: CodedElement[];
  /** OBX-23 to 25; the address as its lines. */
  performingLaboratory: { name: Hl7Text; number: Hl7Text; address: Hl7Text[]; director: Professional[] };
  notes: ReportedNote[];
}

export interface ReportedSpecimen {
  segment: number;
  setId: Hl7Text;
  placer: EntityNumber;
  filler: EntityNumber;
  type: CodedElement;
  /** SPM-17: a moment, or a period such as 24 hours of urine. */
  collectedFrom: Hl7Time;
  collectedUntil: Hl7Time;
  receivedAt: Hl7Time;
  rejectReasons: CodedElement[];
  conditions: CodedElement[];
  notes: ReportedNote[];
  /** The OBX after SPM: they describe the specimen and are no results. */
  observations: ReportedObservation[];
}

/** An NTE. It belongs to the last segment before it that can have notes. */
export interface ReportedNote {
  segment: number;
  setId: Hl7Text;
  source: Hl7Text;
  lines: string[];
  type: CodedElement;
}
