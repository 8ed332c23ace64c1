/// <reference lib="webworker" />
import { answerChoice } from '../../../domain/exam-search/catalogue-answer.ts';
import { type CatalogueIndex, indexCatalogue } from '../../../domain/exam-search/catalogue-index.ts';
import { unpackRecords } from '../../../domain/exam-search/records-text.ts';
import type { Reply, SearchQuestion } from './search-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

let index: CatalogueIndex | null = null;
/** Questions that arrived before the catalog. */
const early: SearchQuestion[] = [];

const reply = (message: Reply): void => self.postMessage(message);

function answer(catalogue: CatalogueIndex, { number, choice, ...reader }: SearchQuestion): void {
  reply({ number, answer: answerChoice(catalogue, choice, reader) });
}

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | SearchQuestion>) => {
  try {
    if (data instanceof ArrayBuffer) {
      index = indexCatalogue(unpackRecords(new TextDecoder().decode(data)));
      for (const question of early.splice(0)) answer(index, question);
    } else if (index) answer(index, data);
    else early.push(data);
  } catch {
    reply(null);
  }
});
