import { get } from 'node:http';

import { grouped, median, megabytes, milliseconds, percent, type Row, table, times } from './figures.ts';
import { type Hosted, hostSite, residentMemory } from './hosting.ts';
import { hostByNginx, nginxHasBrotli, type ServedPage } from './nginx.ts';
import type { Options } from './options.ts';
import { findProgram } from './programs.ts';
import { acceptEncoding, type Load, load, type Throughput } from './wrk.ts';

/** The limits of our host. `throughput` and `p99`: relative to nginx with one worker. */
const target = { throughput: 0.35, p99: 3, residentBytes: 150e6 };
const WARM_UP_SECONDS = 2;

type HostedSite = Awaited<ReturnType<typeof hostSite>>;

/** Loads our host and an nginx with the same bytes alternately, and returns the table. */
export async function throughput(options: Options, say: (progress: string) => void): Promise<string> {
  const [wrk, nginx] = [findProgram('wrk'), findProgram('nginx')];
  const site = await hostSite();
  const page = await takePage(`${site.origin}/`);
  const notes: string[] = [];
  if (!nginx) notes.push('nginx is not installed, so the table has no comparison.');
  else if (!nginxHasBrotli) notes.push('nginx has no brotli module here, so it serves the larger gzip body.');
  if (!wrk) notes.push('wrk is not installed, so no host was loaded.');

  const hosts: Record<string, Hosted> = { ours: site };
  if (wrk && nginx) hosts.single = await hostByNginx(nginx, page, 1);
  if (wrk && nginx) hosts.auto = await hostByNginx(nginx, page, 'auto');
  const readings = wrk ? await inTurns(hosts, wrk, options, say) : {};
  for (const [name, { child }] of Object.entries(hosts)) {
    if (child.hasEnded()) throw new Error(`${name} ended under load: ${child.complaint()}`);
  }
  const resident = residentMemory(site.child.pid);
  await Promise.all(Object.values(hosts).map(({ child }) => child.stop()));

  const { threads, connections, seconds } = options.load;
  notes.push(
    `wrk -t${threads} -c${connections} -d${seconds}s, Accept-Encoding: ${acceptEncoding}; alternating, medians of ${options.rounds}; every host runs on the same machine as wrk.`,
    `The body is ${grouped(page.br.length)} bytes of brotli (${grouped(page.gzip.length)} gzip, ${grouped(page.identity.length)} plain).`,
  );
  return table('Throughput of `/`', 'nginx, 1 worker', rows(readings, site, resident, Boolean(nginx)), notes);
}

/** The table: ours beside nginx, and nginx with a worker per core. */
function rows(
  readings: Record<string, Throughput[]>,
  site: HostedSite,
  resident: number | null,
  hasNginx: boolean,
): Row[] {
  const of = (host: string, figure: keyof Throughput): number =>
    median((readings[host] ?? []).map((one) => one[figure]));
  const missing = hasNginx ? 'wrk is missing' : 'nginx is missing';
  const ours = readings.ours !== undefined;
  const compare = (
    what: string,
    host: string,
    figure: 'requestsPerSecond' | 'p99Ms',
    show: (value: number) => string,
  ): Row => ({
    what,
    reference: readings[host] ? show(of(host, figure)) : missing,
    ours: ours ? show(of('ours', figure)) : 'wrk is missing',
    ...(readings[host] && {
      ratio:
        figure === 'p99Ms'
          ? times(of('ours', figure) / of(host, figure))
          : percent(of('ours', figure) / of(host, figure)),
    }),
  });
  const rate = of('ours', 'requestsPerSecond') / of('single', 'requestsPerSecond');
  const slow = of('ours', 'p99Ms') / of('single', 'p99Ms');
  return [
    {
      ...compare('requests per second', 'single', 'requestsPerSecond', grouped),
      target: `≥ ${percent(target.throughput)}`,
      ...verdict(rate, rate >= target.throughput),
    },
    {
      ...compare('99th percentile of latency', 'single', 'p99Ms', precise),
      target: `≤ ${target.p99} ×`,
      ...verdict(slow, slow <= target.p99),
    },
    compare('requests per second, nginx with a worker per core', 'auto', 'requestsPerSecond', grouped),
    compare('99th percentile, nginx with a worker per core', 'auto', 'p99Ms', precise),
    {
      what: 'failed requests',
      reference: readings.single ? grouped(of('single', 'failures')) : missing,
      ours: ours ? grouped(of('ours', 'failures')) : 'wrk is missing',
    },
    {
      what: 'resident memory after the run',
      ours: resident === null ? 'not reported by this system' : megabytes(resident),
      target: `≤ ${megabytes(target.residentBytes)}`,
      ...(resident !== null && { met: resident <= target.residentBytes }),
    },
    { what: 'start until `/readyz` answers', ours: milliseconds(site.startMs) },
  ];
}

const precise = (value: number): string => `${grouped(value, 2)} ms`;
const verdict = (ratio: number, met: boolean): Pick<Row, 'met'> => (Number.isFinite(ratio) ? { met } : {});

/** Loads the hosts in turns, each for `rounds` times. */
async function inTurns(
  hosts: Record<string, Hosted>,
  wrk: string,
  options: Options,
  say: (progress: string) => void,
): Promise<Record<string, Throughput[]>> {
  const readings: Record<string, Throughput[]> = {};
  const warmUp: Load = { ...options.load, seconds: WARM_UP_SECONDS };
  for (const { origin } of Object.values(hosts)) await load(wrk, `${origin}/`, warmUp);
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const [name, { origin }] of Object.entries(hosts)) {
      const reading = await load(wrk, `${origin}/`, options.load);
      readings[name] = [...(readings[name] ?? []), reading];
      say(
        `load ${round}/${options.rounds} ${name}: ${grouped(reading.requestsPerSecond)}/s, p99 ${precise(reading.p99Ms)}`,
      );
    }
  }
  return readings;
}

/** Fetches a page in each encoding, still compressed. */
async function takePage(url: string): Promise<ServedPage> {
  const [identity, gzip, br] = [await take(url, 'identity'), await take(url, 'gzip'), await take(url, 'br')];
  return { identity: identity.body, gzip: gzip.body, br: br.body, headers: identity.headers };
}

/** Fetches a page in one encoding; rejects if the host answers in another. */
const take = (url: string, encoding: string): Promise<{ body: Buffer; headers: ServedPage['headers'] }> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': encoding }, agent: false }, (response) => {
      const got = response.headers['content-encoding'] ?? 'identity';
      if (response.statusCode !== 200 || got !== encoding)
        return reject(new Error(`${url} answered ${response.statusCode} in ${got}, not in ${encoding}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve({ body: Buffer.concat(chunks), headers: pairsOf(response.rawHeaders) }));
    });
    request.once('error', reject);
  });

const pairsOf = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : []));
