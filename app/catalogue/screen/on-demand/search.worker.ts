/// <reference lib="webworker" />
import { indexCatalogue } from '../../../domain/exam-search/catalogue-index.ts';
import { MOST_NEAREST, selectExams } from '../../../domain/exam-search/exam-choice.ts';
import { nearestExams } from '../../../domain/exam-search/nearest-exams.ts';
import { otherNameFor } from '../../../domain/exam-search/other-name.ts';
import { unpackRecords } from '../../../domain/exam-search/records-text.ts';
import type { Answer, Question } from './search-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

let catalogue: Promise<ReturnType<typeof indexCatalogue>> | undefined;

async function readCatalogue(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return indexCatalogue(unpackRecords(await answer.text()));
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { number, records, locale, choice } = data;
  try {
    catalogue ??= readCatalogue(records);
    const index = await catalogue;
    const selection = selectExams(index, choice);
    const also = selection.shown.map((record) => otherNameFor(record, choice.query, locale));
    const nearest = selection.found === 0 ? nearestExams(index, choice.query, MOST_NEAREST) : [];
    self.postMessage({ number, selection, also, nearest } satisfies Answer);
  } catch {
    self.postMessage(null);
  }
});
