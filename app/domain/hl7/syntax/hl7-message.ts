import type { Hl7Fault } from '../faults.ts';
import type { Hl7Charset } from './charset.ts';
import type { Delimiters } from './delimiters.ts';

/** A text as the sender wrote it. '' means not sent; null is HL7's `""`, which tells the receiver to delete its value. */
export type Hl7Text = string | null;

/** Nesting: field → repetitions → components → subcomponents. Every level has at least one entry: an empty field is `[[['']]]`. */
export type Hl7Component = readonly Hl7Text[];
export type Hl7Repetition = readonly Hl7Component[];
export type Hl7Field = readonly Hl7Repetition[];

export interface SegmentContent {
  name: string;
  /** `fields[0]` is field 1. In MSH that is the field separator, and `fields[1]` the other delimiters. */
  fields: readonly Hl7Field[];
}

export interface Hl7Segment extends SegmentContent {
  /** Its line in the message, from 0. */
  index: number;
  /** Counts the segments with this name from 1. */
  occurrence: number;
  /** As it was sent, escape sequences included. */
  text: string;
}

/** A line that is not a segment. */
export interface StrayLine {
  index: number;
  text: string;
}

export interface Hl7Message {
  delimiters: Delimiters;
  charset: Hl7Charset;
  header: Hl7Segment;
  /** All segments in their order, the header first. */
  segments: readonly Hl7Segment[];
  strays: readonly StrayLine[];
  faults: readonly Hl7Fault[];
}

/** (['GLU', 'Glucosa', 'L']) → a field with three components */
export const componentsField = (...components: Hl7Text[]): Hl7Field => [components.map((text) => [text])];

export const emptyField: Hl7Field = [[['']]];

/** The first subcomponent of a component, in the field's first repetition; '' if it is absent or HL7's null. */
export const componentText = ({ fields }: SegmentContent, field: number, component = 1): string =>
  fields[field - 1]?.[0]?.[component - 1]?.[0] ?? '';
