import { parentPort, workerData } from 'node:worker_threads';

import { rowsInThisThread } from './file-rows.server.ts';
import type { ReadingMessage, ReadingTask } from './reading-messages.ts';
import { FileError } from './table-row.ts';

/** The thread of `rowsInSecondThread`. It reads a file, and waits while its output is not consumed. */

const CHARACTERS_AT_ONCE = 128 * 1024;
/** The maximum number of unacknowledged messages: enough to keep either thread from waiting for each pause of the other. */
const MAX_AHEAD = 6;

// `rowsFromThread` passes this type.
const { file, mapping, codeShapes } = workerData as ReadingTask;
const say = (message: ReadingMessage): void => parentPort?.postMessage(message);

let ahead = 0;
let goOn = (): void => {};
parentPort?.on('message', () => {
  ahead--;
  goOn();
});

async function sendRows(rows: string[]): Promise<void> {
  say({ kind: 'rows', rows });
  ahead++;
  if (ahead < MAX_AHEAD) return;
  await new Promise<void>((resolve) => {
    goOn = resolve;
  });
}

async function sendAll(): Promise<void> {
  let rows: string[] = [];
  let characters = 0;
  const sayUnknown = (headings: readonly string[]): void => say({ kind: 'unknown-columns', headings });
  for await (const row of rowsInThisThread(file, mapping, sayUnknown, codeShapes)) {
    const text = JSON.stringify(row);
    rows.push(text);
    characters += text.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    await sendRows(rows);
    rows = [];
    characters = 0;
  }
  say({ kind: 'rows', rows });
}

try {
  await sendAll();
  say({ kind: 'ended' });
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  say({ kind: 'fault', fault: error.fault, detail: error.detail });
} finally {
  // The thread ends by itself: decision 0024 says why nothing stops it while it runs.
  parentPort?.unref();
}
