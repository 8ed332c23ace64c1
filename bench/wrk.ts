import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The load of one test. */
export interface Load {
  threads: number;
  connections: number;
  seconds: number;
}

/** The result of one load test. */
export interface Throughput {
  requestsPerSecond: number;
  /** The 99th percentile of the latency. */
  p99Ms: number;
  /** Answers other than 2xx or 3xx, and broken connections. */
  failures: number;
}

/** The header that browsers send. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

/** Loads an address with wrk and parses its report. */
export async function load(program: string, url: string, { threads, connections, seconds }: Load): Promise<Throughput> {
  const size = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await run(program, [...size, '--latency', '-H', `Accept-Encoding: ${acceptEncoding}`, url]);
  const [, amount, unit] = stdout.match(/^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m) ?? [];
  const perSecond = stdout.match(/^Requests\/sec:\s+([\d.]+)/m)?.[1];
  if (!amount || !unit || !perSecond) throw new Error(`wrk's report cannot be read:\n${stdout}`);
  return {
    requestsPerSecond: Number(perSecond),
    p99Ms: Number(amount) * (unitMs[unit] ?? Number.NaN),
    failures: failuresIn(stdout),
  };
}

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function failuresIn(report: string): number {
  const refused = Number(report.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0);
  const broken = report.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
  return broken.reduce((total, count) => total + Number(count), refused);
}
