import type { ReadOrder } from '../written-order.ts';
import type { OrderRequest, OrderResponse } from './order.worker.ts';

/** Reads an order in a worker, so that the page stays responsive. Rejects if the browser cannot. */
export function readOrderHere(question: OrderRequest): Promise<ReadOrder> {
  const worker = new Worker(new URL('./order.worker.ts', import.meta.url), { type: 'module' });
  const order = new Promise<ReadOrder>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OrderResponse>) => {
      if (data) resolve(data);
      else reject(new Error('The order cannot be read here.'));
    });
    worker.addEventListener('error', reject);
    worker.postMessage(question);
  });
  return order.finally(() => worker.terminate());
}
