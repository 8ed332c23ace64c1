import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { ColumnMapping } from './column-mapping.ts';
import type { OfferedRow } from './import-types.ts';
import { offeredRows } from './offered-rows.server.ts';
import type { ReadingMessage, ReadingTask } from './reading-messages.ts';
import { tableRows } from './table.server.ts';
import { FileError } from './table-row.ts';

/** The exams of a file, in its order. `unknownColumns` is told of the headings that nobody knows. */
export type FileRows = (
  file: string,
  mapping: ColumnMapping,
  unknownColumns: (headings: readonly string[]) => void,
) => AsyncGenerator<OfferedRow>;

/** Reads in this thread. */
export const rowsReadHere: FileRows = (file, mapping, unknownColumns) =>
  offeredRows(file, tableRows(file, mapping.sheet), mapping, unknownColumns);

/** Old: shared texts of a workbook have to be held. Young: what is read is garbage soon after, and a larger one only holds it longer. */
const MOST_MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 192 };

/** Reads in a thread of its own, some rows ahead of who asks for them. The same rows, in the same order. */
export const rowsReadBeside: FileRows = (file, mapping, unknownColumns) =>
  rowsOf(new URL('./reading.worker.ts', import.meta.url), { file, mapping }, unknownColumns);

/** A program that ends before it has said so leaves a part of a file: it is an error, so that nobody takes it for the whole. */
export async function* rowsOf(
  program: URL,
  task: ReadingTask,
  unknownColumns: (headings: readonly string[]) => void,
): AsyncGenerator<OfferedRow> {
  const worker = new Worker(program, { workerData: task, resourceLimits: MOST_MEMORY });
  try {
    for await (const message of messagesOf(worker, task.file)) {
      if (message.kind === 'ended') return;
      if (message.kind === 'fault') throw new FileError(message.fault, task.file, message.detail);
      if (message.kind === 'unknown-columns') unknownColumns(message.headings);
      if (message.kind !== 'rows') continue;
      // Written by `offeredRows`, in the other thread.
      for (const text of message.rows) yield JSON.parse(text) as OfferedRow;
      worker.postMessage('taken');
    }
  } finally {
    await worker.terminate();
  }
  throw new FileError('reading-stopped', task.file);
}

async function* messagesOf(worker: Worker, file: string): AsyncGenerator<ReadingMessage> {
  try {
    // Only `reading.worker.ts` speaks here.
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) yield message as ReadingMessage;
  } catch (error) {
    throw new FileError('reading-stopped', file, error instanceof Error ? error.message : String(error));
  }
}
