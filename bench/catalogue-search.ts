import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { SearchRecord } from '../app/domain/exam-search/search-record.ts';
import { judgedQueries } from '../tests/relevance/judged-queries.ts';
import type { JudgedQuery } from '../tests/relevance/judged-query.ts';
import { relevanceOf } from '../tests/relevance/relevance.ts';
import { unseenQueries } from '../tests/relevance/unseen-queries.ts';
import { grouped, quantile } from './figures.ts';
import { manyExams } from './many-exams.ts';
import { type MeasuredSearch, miniSearch, miniSearchWithOurLabels, orama, ours, postgres } from './other-searches.ts';

/** The sizes of the measured catalogs. `target`: the longest permitted 99th percentile of a search, in milliseconds. */
const sizes = [
  { exams: 5_000, target: 5, rounds: 3 },
  { exams: 100_000, target: 15, rounds: 1 },
] as const;
/** They let V8 compile the search before the measurement. */
const WARM_UP_QUERIES = 100;
const queries = [...judgedQueries, ...unseenQueries];

/** Compares our search with others on the same exams and queries, one table per size. */
export async function catalogueSearch(say: (progress: string) => void): Promise<string> {
  const tables: string[] = [];
  for (const { exams, target, rounds } of sizes) {
    const records = manyExams(exams);
    const lines: string[] = [];
    for (const open of searches) lines.push(...(await linesOf(open, records, { rounds, target }, say)));
    tables.push([`### Catalog search, ${grouped(exams)} exams`, '', ...head, ...lines, ''].join('\n'));
  }
  return `${tables.join('\n')}
- ${judgedQueries.length} queries that our search was tuned on and ${unseenQueries.length} that were written afterward: \`tests/relevance/\`.
- The exams are the demonstration's, plus copies whose names end in an invented word: \`bench/many-exams.ts\`.
- MiniSearch and Orama run with their default options; a second row has MiniSearch with prefixes and \`fuzzy: 0.2\`.
- "MiniSearch with our labels and sounds" indexes the same labels, other words, codes, and common exams as ours: \`bench/labeled-mini-search.ts\`.
- Index: the memory that the finished index takes in Node. PostgreSQL keeps its index in its own process.
- Times are per query; the target is for our 99th percentile. PostgreSQL's times include the round trip on the same machine.
`;
}

/** Indexes the records; null if the search is not installed. */
type OpenSearch = (records: readonly SearchRecord[]) => MeasuredSearch | null | Promise<MeasuredSearch | null>;
const searches: OpenSearch[] = [
  ours,
  (records) => miniSearch(records, {}),
  (records) => miniSearch(records, { prefix: true, fuzzy: 0.2 }),
  miniSearchWithOurLabels,
  orama,
  postgres,
];

const head = [
  '| | recall@5 | MRR | recall@5, unseen | MRR, unseen | index | p50 | p99 | target | met |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |',
];

interface MeasurementPlan {
  rounds: number;
  target: number;
}

/**
 * Measures one search, as a line of the table; none if it is not installed. A function of its own, so that its index can be collected
 * before the memory of the next index is measured.
 */
async function linesOf(
  open: OpenSearch,
  records: readonly SearchRecord[],
  plan: MeasurementPlan,
  say: (progress: string) => void,
): Promise<string[]> {
  const before = memoryInUse();
  const search = await open(records);
  if (!search) return [];
  const indexBytes = memoryInUse() - before;
  say(`${search.name}, ${grouped(records.length)} exams`);
  const line = await lineOf(search, plan, indexBytes);
  await search.close();
  return [line];
}

/** Runs all queries, and writes their relevance and times as a line of the table. */
async function lineOf(
  { name, search }: MeasuredSearch,
  { rounds, target }: MeasurementPlan,
  indexBytes: number,
): Promise<string> {
  const found = new Map<string, readonly string[]>();
  const times: number[] = [];
  for (const { query } of queries.slice(0, WARM_UP_QUERIES)) await search(query);
  for (let round = 0; round < rounds; round += 1) {
    for (const { query } of queries) {
      const begun = performance.now();
      found.set(query, await search(query));
      times.push(performance.now() - begun);
    }
  }
  const at = (share: number): number => quantile(times, share);
  const judge = (judged: readonly JudgedQuery[]): string[] => {
    const { recallAt5, meanReciprocalRank } = relevanceOf((query) => found.get(query) ?? [], judged);
    return [recallAt5.toFixed(3), meanReciprocalRank.toFixed(3)];
  };
  const isOurs = name === 'ours';
  const verdict = isOurs ? [`≤ ${target} ms`, at(0.99) <= target ? 'yes' : '**no**'] : ['–', '–'];
  const cells = [
    name,
    ...judge(judgedQueries),
    ...judge(unseenQueries),
    name.startsWith('PostgreSQL') ? '–' : `${grouped(indexBytes / 1_000_000, 1)} MB`,
    ...[at(0.5), at(0.99)].map(inMilliseconds),
    ...verdict,
  ];
  return `| ${cells.join(' | ')} |`;
}

const inMilliseconds = (value: number): string => `${grouped(value, value < 10 ? 2 : 0)} ms`;

setFlagsFromString('--expose-gc');
// `as`: the flag above makes it a function.
const collectGarbage = runInNewContext('gc') as () => void;

/** In bytes, after a garbage collection. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
