import type { ColumnMapping } from './column-mapping.ts';
import type { FileFault } from './table-row.ts';

/** What the thread that reads is asked for. */
export interface ReadingTask {
  file: string;
  mapping: ColumnMapping;
  /** Of the laboratory's exam codes; without them, the default ones. */
  codeShapes?: readonly string[] | undefined;
}

/** What it answers. To each `rows` it is told that they have been taken. */
export type ReadingMessage =
  | { kind: 'unknown-columns'; headings: readonly string[] }
  /** Each an `ParsedRow` as JSON, which costs less than a copy of it as an object would. */
  | { kind: 'rows'; rows: string[] }
  | { kind: 'fault'; fault: FileFault; detail: string }
  | { kind: 'ended' };
