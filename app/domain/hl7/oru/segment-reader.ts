import type { FaultRule } from '../fault-rules.ts';
import { type Hl7Fault, hl7Fault } from '../faults.ts';
import type { Delimiters } from '../syntax/delimiters.ts';
import type { Hl7Segment, Hl7Text, StrayLine } from '../syntax/hl7-message.ts';
import { type Hl7Time, readTime } from '../syntax/hl7-time.ts';

/** A text that no field of the report holds. `field` is null for a whole segment or line, whose text is as it was sent. */
export interface Unplaced {
  segment: number;
  field: number | null;
  text: string;
}

export const wholeLine = ({ index, text }: StrayLine): Unplaced => ({ segment: index, field: null, text });

/** The readers of a message share these. */
export interface ReadingContext {
  delimiters: Delimiters;
  /** The zone of times without one: '-05:00'. */
  offset: string;
  faults: Hl7Fault[];
}

/** Takes a component of a repetition, or one of its sub-components. All count from 1. */
export type TakePart = (component: number, subcomponent?: number) => Hl7Text;

/**
 * Takes the fields out of a segment. A text leaves `remaining` when it is taken, so at the end exactly the texts that nobody placed are
 * left: a sender's text cannot get lost by a field that we forgot.
 */
export class SegmentReader {
  readonly segment: Hl7Segment;
  readonly #context: ReadingContext;
  readonly #remaining: Hl7Text[][][][];
  readonly #reported = new Set<string>();

  constructor(segment: Hl7Segment, context: ReadingContext) {
    this.segment = segment;
    this.#context = context;
    this.#remaining = segment.fields.map((field) => field.map((one) => one.map((part) => [...part])));
  }

  /** The numbers of a field's repetitions; none if the field is empty. */
  repetitions(field: number): number[] {
    const all = this.segment.fields[field - 1] ?? [];
    const isEmpty = all.length === 0 || (all.length === 1 && all[0]?.length === 1 && join(all[0][0] ?? [], '') === '');
    return isEmpty ? [] : all.map((_, i) => i + 1);
  }

  /** The parts of a field whose data type has components. */
  parts(field: number, repetition = 1): TakePart {
    return (component, subcomponent) => {
      const part = this.#remaining[field - 1]?.[repetition - 1]?.[component - 1];
      if (part === undefined) return '';
      if (subcomponent === undefined) return join(part.splice(0), this.#context.delimiters.subcomponent);
      const text = part[subcomponent - 1];
      if (text !== undefined) part[subcomponent - 1] = '';
      return text ?? '';
    };
  }

  /** A repetition whose data type has no components: a delimiter in it is text that the sender forgot to escape. */
  plain(field: number, repetition = 1): Hl7Text {
    const take = this.parts(field, repetition);
    const parts = this.#remaining[field - 1]?.[repetition - 1] ?? [];
    return join(
      parts.map((_, i) => take(i + 1)),
      this.#context.delimiters.component,
    );
  }

  /** A field whose data type neither repeats nor has components. */
  text(field: number): Hl7Text {
    return join(
      this.repetitions(field).map((repetition) => this.plain(field, repetition)),
      this.#context.delimiters.repetition,
    );
  }

  time(field: number, component = 1, repetition = 1): Hl7Time {
    const time = readTime(this.parts(field, repetition)(component), this.#context.offset);
    if (time.text && time.precision === null) this.fault('time-unreadable', field);
    return time;
  }

  /** Reads every repetition of a field. */
  each<T>(field: number, read: (take: TakePart) => T): T[] {
    return this.repetitions(field).map((repetition) => read(this.parts(field, repetition)));
  }

  /** Reports a fault once, however often the field repeats it. */
  fault(rule: FaultRule, field: number | null = null, component: number | null = null): void {
    const key = `${rule} ${field} ${component}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    const { name, occurrence } = this.segment;
    this.#context.faults.push(hl7Fault(rule, { segment: name, occurrence }, field, component));
  }

  /** Lists the texts that nobody took. */
  unplaced(): Unplaced[] {
    return this.#remaining.flatMap((field, i) =>
      field
        .flat(2)
        .filter((text) => text !== '')
        .map((text) => ({ segment: this.segment.index, field: i + 1, text: text ?? '""' })),
    );
  }
}

/** A single null stays null; among other texts it is written as it was sent. */
function join(texts: readonly Hl7Text[], delimiter: string): Hl7Text {
  if (texts.length <= 1) return texts[0] === undefined ? '' : texts[0];
  return texts.map((text) => text ?? '""').join(delimiter);
}
