import { codedText } from './data-types.ts';
import type { ReportedObservation, ReportedOrder, ReportedSpecimen } from './oru-report.ts';
import type { SegmentReader } from './segment-reader.ts';

/** Lines of a text, and documents, come as several OBX with the same identifier. */
const mayRepeat = /^(TX|FT|ED|RP)$/;

/** The order to which the next segments belong. */
export class OpenOrder {
  readonly order: ReportedOrder;
  #specimen: ReportedSpecimen | null = null;
  /** The identifiers of the observations so far, of the results or of the specimen. */
  #seen = new Set<string>();

  constructor(order: ReportedOrder) {
    this.order = order;
  }

  addSpecimen(specimen: ReportedSpecimen): void {
    this.order.specimens.push(specimen);
    this.#specimen = specimen;
    this.#seen = new Set();
  }

  /** After an SPM, an observation describes the specimen. */
  addObservation(observation: ReportedObservation, reader: SegmentReader): void {
    if (this.#isRepeated(observation)) reader.fault('observation-repeated', 3);
    if (this.#specimen && !this.#hasObservations()) reader.fault('results-after-specimen');
    (this.#specimen ?? this.order).observations.push(observation);
  }

  #hasObservations(): boolean {
    const { observations, specimens } = this.order;
    return observations.length > 0 || specimens.some((specimen) => specimen.observations.length > 0);
  }

  #isRepeated({ valueType, code, subId }: ReportedObservation): boolean {
    const key = JSON.stringify([code.code, codedText(code), subId]);
    const isKnown = this.#seen.has(key);
    this.#seen.add(key);
    return isKnown && !mayRepeat.test(valueType ?? '');
  }
}
