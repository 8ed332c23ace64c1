import type { CatalogueAnswer } from '../../../domain/exam-search/catalogue-answer.ts';
import type { Reply, SearchQuestion } from './search-messages.ts';

/** The timeout of an answer in milliseconds. It is shorter for a submit or a press; after it, the server answers. */
export const patience = { typing: 20_000, pressing: 5_000 } as const;

/** The page's side of the search worker. */
export interface SearchClient {
  /** Rejects if this browser cannot search, or not in time. Then every later question is rejected too. */
  ask: (question: Omit<SearchQuestion, 'number'>, patienceMs: number) => Promise<CatalogueAnswer>;
}

let opened: SearchClient | undefined;

/** The page's only search. The first call fetches the worker and the catalog's records in parallel. */
export function searchClient(records: string): SearchClient {
  opened ??= openSearchClient(records);
  return opened;
}

/** Starts a search worker with the records at this address. `searchClient` shares one; tests open their own. */
export function openSearchClient(records: string): SearchClient {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: CatalogueAnswer) => void>();
  const broken = new AbortController();
  let asked = 0;
  const fail = (why: string) => {
    worker.terminate();
    broken.abort(new Error(`This browser cannot search: ${why}`));
  };
  worker.addEventListener('error', () => fail('the worker failed'));
  worker.addEventListener('messageerror', () => fail('a message could not be read'));
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data) waiting.get(data.number)?.(data.answer);
    else fail('the worker gave up');
  });
  fetchRecords(records).then(
    (buffer) => worker.postMessage(buffer, [buffer]),
    () => fail('there are no records'),
  );
  return {
    ask: (question, patienceMs) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(broken.signal.reason);
        if (broken.signal.aborted) return giveUp();
        asked += 1;
        const number = asked;
        const timer = setTimeout(() => fail('no answer in time'), patienceMs);
        broken.signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(number, (answer) => {
          clearTimeout(timer);
          waiting.delete(number);
          broken.signal.removeEventListener('abort', giveUp);
          resolve(answer);
        });
        worker.postMessage({ ...question, number } satisfies SearchQuestion);
      }),
  };
}

async function fetchRecords(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
