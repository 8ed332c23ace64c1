import type { ColumnMapping } from './column-mapping.ts';
import type { FileFault } from './table-row.ts';

/** The input of the reading thread. */
export interface ReadingTask {
  file: string;
  mapping: ColumnMapping;
  /** The shapes of the laboratory's exam codes, or the default shapes. */
  codeShapes?: readonly string[] | undefined;
}

/** The output of the thread. The main thread acknowledges each `rows` message. */
export type ReadingMessage =
  | { kind: 'unknown-columns'; headings: readonly string[] }
  /** Each is a `ParsedRow` as JSON, which costs less than a structured clone of the object. */
  | { kind: 'rows'; rows: string[] }
  | { kind: 'fault'; fault: FileFault; detail: string }
  | { kind: 'ended' };
