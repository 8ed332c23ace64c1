import type { FaultRule } from '../fault-rules.ts';
import { hl7Fault } from '../faults.ts';
import type { Hl7Segment } from '../syntax/hl7-message.ts';
import { OpenOrder } from './open-order.ts';
import type { ReportedNote, ReportedPatient } from './oru-report.ts';
import { readNote, readReportedObservation } from './read-observation.ts';
import { readReportedOrder } from './read-order.ts';
import { readReportedPatient } from './read-patient.ts';
import { readReportedSpecimen } from './read-specimen.ts';
import { type ReadingContext, SegmentReader, type Unplaced } from './segment-reader.ts';

/**
 * Walks the segments after the header. HL7 writes no brackets: a segment belongs to what precedes it. An OBX after SPM describes the
 * specimen, and an NTE belongs to the last PID, OBR, OBX, or SPM.
 */
export class OruWalk {
  readonly patients: ReportedPatient[] = [];
  readonly #context: ReadingContext;
  readonly #readers: SegmentReader[] = [];
  readonly #whole: Unplaced[] = [];
  /** The ORC whose OBR has not come yet, and the NTE after it. */
  #held: Hl7Segment[] = [];
  #open: OpenOrder | null = null;
  /** The owner of the next NTE. */
  #notes: ReportedNote[] | null = null;

  constructor(context: ReadingContext) {
    this.#context = context;
  }

  read(segment: Hl7Segment): void {
    if (segment.name === 'PID') this.#readPatient(segment);
    else if (segment.name === 'ORC') this.#holdControl(segment);
    else if (segment.name === 'OBR') this.#readOrder(segment);
    else if (segment.name === 'OBX') this.#readObservation(segment);
    else if (segment.name === 'SPM') this.#readSpecimen(segment);
    else if (segment.name === 'NTE') this.#readNote(segment);
    else this.#keepWhole(segment, segment.name === 'MSH' ? 'segment-out-of-sequence' : null);
  }

  /** Reports what only the end of the message shows. */
  end(): void {
    this.#endOrder();
    this.#endPatient();
  }

  /** Lists the texts of the segments that no part of the report holds. */
  unplaced(): Unplaced[] {
    return [...this.#whole, ...this.#readers.flatMap((reader) => reader.unplaced())];
  }

  #readPatient(segment: Hl7Segment): void {
    this.#endOrder();
    this.#endPatient();
    const patient = readReportedPatient(this.#reader(segment));
    this.patients.push(patient);
    this.#notes = patient.notes;
  }

  #holdControl(segment: Hl7Segment): void {
    this.#endOrder();
    this.#held = [segment];
  }

  #readOrder(segment: Hl7Segment): void {
    const patient = this.patients.at(-1);
    if (patient === undefined) {
      for (const one of [...this.#held.splice(0), segment]) this.#keepWhole(one, 'segment-out-of-sequence');
      return;
    }
    const [control, ...notes] = this.#held.splice(0);
    this.#endOrder();
    const order = readReportedOrder(this.#reader(segment), control ? this.#reader(control) : null);
    patient.orders.push(order);
    this.#open = new OpenOrder(order);
    this.#notes = order.notes;
    for (const note of notes) this.#readNote(note);
  }

  #readObservation(segment: Hl7Segment): void {
    if (this.#open === null) {
      this.#notes = null;
      this.#keepWhole(segment, 'segment-out-of-sequence');
      return;
    }
    const reader = this.#reader(segment);
    const observation = readReportedObservation(reader, this.#context);
    this.#open.addObservation(observation, reader);
    this.#notes = observation.notes;
  }

  #readSpecimen(segment: Hl7Segment): void {
    if (this.#open === null) {
      this.#notes = null;
      this.#keepWhole(segment, 'segment-out-of-sequence');
      return;
    }
    const specimen = readReportedSpecimen(this.#reader(segment));
    this.#open.addSpecimen(specimen);
    this.#notes = specimen.notes;
  }

  #readNote(segment: Hl7Segment): void {
    if (this.#held.length > 0) this.#held.push(segment);
    else if (this.#notes === null) this.#keepWhole(segment, 'segment-out-of-sequence');
    else this.#notes.push(readNote(this.#reader(segment)));
  }

  #endOrder(): void {
    for (const one of this.#held.splice(0)) this.#keepWhole(one, 'control-without-order');
    this.#open = null;
    this.#notes = null;
  }

  #endPatient(): void {
    if (this.patients.at(-1)?.orders.length === 0) this.#fault('orders-missing', 'PID', this.patients.length);
  }

  #reader(segment: Hl7Segment): SegmentReader {
    const reader = new SegmentReader(segment, this.#context);
    this.#readers.push(reader);
    return reader;
  }

  #keepWhole({ index, text, name, occurrence }: Hl7Segment, rule: FaultRule | null): void {
    this.#whole.push({ segment: index, field: null, text });
    if (rule) this.#fault(rule, name, occurrence);
  }

  #fault(rule: FaultRule, segment: string, occurrence: number): void {
    this.#context.faults.push(hl7Fault(rule, { segment, occurrence }));
  }
}
