/// <reference lib="webworker" />
import { indexCatalogue } from '../../../domain/exam-search/catalogue-index.ts';
import { readOrder } from '../../../domain/exam-search/order/read-order.ts';
import { unpackRecords } from '../../../domain/exam-search/records-text.ts';
import type { ReadOrder } from '../written-order.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The message from the page: the written text, and the address of the search records. */
export interface OrderRequest {
  records: string;
  text: string;
}

/** Null if the records cannot be loaded. */
export type OrderResponse = ReadOrder | null;

self.addEventListener('message', async ({ data: { records, text } }: MessageEvent<OrderRequest>) => {
  self.postMessage((await orderIn(records, text).catch(() => null)) satisfies OrderResponse);
});

async function orderIn(records: string, written: string): Promise<ReadOrder> {
  const answer = await fetch(records);
  if (!answer.ok) throw new Error(`${records}: ${answer.status}`);
  const index = indexCatalogue(unpackRecords(await answer.text()));
  const { pieces, aside, isCut } = readOrder(index, written);
  const read = pieces.map(({ text, exam, choices, asksForImages }) => ({
    text,
    exam: exam && named(exam),
    choices: choices.map(named),
    asksForImages,
  }));
  return { pieces: read, aside, isCut };
}

const named = ({ code, name }: { code: string; name: { es: string; en: string } }) => ({ code, name });
