import { parseArgs } from 'node:util';

import type { Load } from './wrk.ts';

/** The parts of the benchmark. */
export const parts = [
  'lighthouse',
  'pages',
  'throughput',
  'import',
  'search',
  'planning',
  'doctor',
  'intake',
  'intake-faults',
  'accounts',
  'results',
] as const;
export type Part = (typeof parts)[number];

/** The parsed options of the command. */
export interface Options {
  /** The parts to run. */
  parts: ReadonlySet<Part>;
  /** The number of Lighthouse readings and touches per page. */
  runs: number;
  /** The number of load tests per host. */
  rounds: number;
  load: Load;
  /** The damaged messages and the kills of the faults of the intake. */
  faults: { count: number; kills: number };
}

/** The help text. */
export const usage = `node bench/run.ts [options]
  --only lighthouse|pages|throughput|import|search|planning|doctor|intake|intake-faults|accounts|results   one part only
  --runs 5                       Lighthouse readings of each page
  --rounds 3                     load tests of each host
  --messages 100000 --kills 200  of the faults of the intake
  --threads 1 --connections 64 --duration 10   of each load test (duration in seconds)`;

/** An invalid option; its message is for the person who typed it. */
export class OptionError extends Error {}

/** Parses the command's arguments. Throws `OptionError` for an invalid one. */
export function readOptions(args: string[]): Options {
  const { only, ...numbers } = parsed(args);
  const part = parts.find((one) => one === only);
  if (only !== undefined && part === undefined)
    throw new OptionError(`--only ${only}: choose one of ${parts.join(', ')}.`);
  return {
    parts: new Set<Part>(part ? [part] : parts),
    runs: positive('runs', numbers.runs),
    rounds: positive('rounds', numbers.rounds),
    load: {
      threads: positive('threads', numbers.threads),
      connections: positive('connections', numbers.connections),
      seconds: positive('duration', numbers.duration),
    },
    faults: { count: positive('messages', numbers.messages), kills: positive('kills', numbers.kills) },
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        runs: { type: 'string', default: '5' },
        rounds: { type: 'string', default: '3' },
        messages: { type: 'string', default: '100000' },
        kills: { type: 'string', default: '200' },
        threads: { type: 'string', default: '1' },
        connections: { type: 'string', default: '64' },
        duration: { type: 'string', default: '10' },
      },
    }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new OptionError(`--${name} ${text}: must be a whole number from 1.`);
  return value;
}
