import { parentPort, workerData } from 'node:worker_threads';

import { mllpClient } from '../tests/support/mllp-client.ts';
import { glucose } from '../tests/support/result-messages.ts';

/** The work of one thread of senders. */
export interface SenderLoad {
  port: number;
  connections: number;
  /** Begins the control ids, so that none repeats. */
  prefix: string;
  seconds: number;
}

// A thread of its own: real senders do not take the server's processor time.
const { port, connections, prefix, seconds } = workerData as SenderLoad; // `as`: `intake.ts` passes this shape.
const rates = await Promise.all(
  Array.from({ length: connections }, async (_, connection) => {
    const client = await mllpClient(port);
    const start = performance.now();
    let number = 0;
    // Each connection waits for its answer before it sends again.
    while (performance.now() - start < seconds * 1000) {
      number += 1;
      const control = `${prefix}${connection}-${number}`;
      await client.send(glucose({ control, filler: control, document: String(7_000 + (number % 100)) }));
    }
    client.end();
    return number / ((performance.now() - start) / 1000);
  }),
);
parentPort?.postMessage(rates.reduce((sum, rate) => sum + rate, 0));
