import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { ColumnMapping } from './column-mapping.ts';
import type { ParsedRow } from './import-types.ts';
import { parsedRows } from './parsed-rows.server.ts';
import type { ReadingMessage, ReadingTask } from './reading-messages.ts';
import { tableRows } from './table.server.ts';
import { FileError } from './table-row.ts';

/** The exams of a file, in file order. `unknownColumns` receives the headings that are not read. */
export type FileRows = (
  file: string,
  mapping: ColumnMapping,
  unknownColumns: (headings: readonly string[]) => void,
  codeShapes?: readonly string[],
) => AsyncGenerator<ParsedRow>;

/** Reads the file in the current thread. */
export const rowsInThisThread: FileRows = (file, mapping, unknownColumns, codeShapes) =>
  parsedRows(file, tableRows(file, mapping.sheet), mapping, unknownColumns, codeShapes);

/**
 * Old generation: the shared strings of a workbook stay in memory. Young generation: parsed text soon becomes garbage, and a larger space
 * only keeps it longer.
 */
const MAX_MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 192 };

/** Reads the file in a second thread, some rows ahead of the import. Yields the same rows in the same order. */
export const rowsInSecondThread: FileRows = (file, mapping, unknownColumns, codeShapes) =>
  rowsFromThread(new URL('./reading.worker.ts', import.meta.url), { file, mapping, codeShapes }, unknownColumns);

/** A thread that ends without a final message has read only a part of the file. That is an error. */
export async function* rowsFromThread(
  program: URL,
  task: ReadingTask,
  unknownColumns: (headings: readonly string[]) => void,
): AsyncGenerator<ParsedRow> {
  const worker = new Worker(program, { workerData: task, resourceLimits: MAX_MEMORY });
  let isComplete = false;
  try {
    for await (const message of messagesOf(worker, task.file)) {
      if (message.kind === 'ended') isComplete = true;
      if (message.kind === 'fault') throw new FileError(message.fault, task.file, message.detail);
      if (message.kind === 'unknown-columns') unknownColumns(message.headings);
      if (message.kind !== 'rows') continue;
      // `parsedRows` wrote it in the other thread.
      for (const text of message.rows) yield JSON.parse(text) as ParsedRow;
      worker.postMessage('taken');
    }
  } finally {
    // Only a thread that is not needed any more is still running here; the others have ended by themselves.
    await worker.terminate();
  }
  if (!isComplete) throw new FileError('reading-stopped', task.file);
}

async function* messagesOf(worker: Worker, file: string): AsyncGenerator<ReadingMessage> {
  try {
    // Only `reading.worker.ts` sends messages here.
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) yield message as ReadingMessage;
  } catch (error) {
    throw new FileError('reading-stopped', file, error instanceof Error ? error.message : String(error));
  }
}
