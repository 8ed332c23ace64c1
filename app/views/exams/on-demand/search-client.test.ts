import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readChoice } from '../../../domain/exam-search/exam-choice.ts';
import { openSearchClient } from './search-client.browser.ts';

/** A worker whose replies the test controls. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  sent: unknown[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  reply(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const question = { choice: readChoice(new URLSearchParams('q=tsh')), locale: 'es', frequent: [] } as const;
const records = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  records.mockResolvedValue(new Response('records'));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', records);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends the records to the worker at once, and matches each answer to its question by number', async () => {
  const client = openSearchClient('/records');
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeWorker.last.sent).toEqual([expect.any(ArrayBuffer)]);
  const [one, other] = [client.ask(question, 1000), client.ask(question, 1000)];
  FakeWorker.last.reply({ number: 2, answer: 'second' });
  FakeWorker.last.reply({ number: 1, answer: 'first' });
  expect(await Promise.all([one, other])).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeWorker.last.isTerminated).toBe(false);
});

describe('rejects a question, and every later one,', () => {
  test.each<[why: string, happens: () => unknown]>([
    ['the worker fails', () => FakeWorker.last.dispatchEvent(new Event('error'))],
    ['a message cannot be read', () => FakeWorker.last.dispatchEvent(new Event('messageerror'))],
    ['the worker gives up', () => FakeWorker.last.reply(null)],
    ['no answer comes in time', () => vi.advanceTimersByTimeAsync(1000)],
  ])('when %s, also after an answer', async (_, happens) => {
    const client = openSearchClient('/records');
    const first = client.ask(question, 1000);
    FakeWorker.last.reply({ number: 1, answer: 'first' });
    await first;
    const asked = expect(client.ask(question, 1000)).rejects.toThrow('cannot search');
    await happens();
    await asked;
    await expect(client.ask(question, 1000)).rejects.toThrow('cannot search');
    expect(FakeWorker.last.isTerminated).toBe(true);
  });

  test.each<[why: string, answer: () => Promise<Response>]>([
    ['cannot be had', () => Promise.reject(new TypeError('no network'))],
    ['are an error page', () => Promise.resolve(new Response('gone', { status: 404 }))],
  ])('when the records %s', async (_, answer) => {
    records.mockImplementation(answer);
    await expect(openSearchClient('/records').ask(question, 1000)).rejects.toThrow('cannot search');
  });
});
