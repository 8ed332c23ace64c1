import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { demonstrationPassword } from '../db/seed/accounts/demonstration-accounts.ts';
import { demonstrationDoctors } from '../db/seed/accounts/demonstration-doctors.ts';
import { milliseconds, quantile, type Row, table, times } from './figures.ts';
import { type Hosted, hostSite } from './hosting.ts';
import { personalPages } from './personal-pages.ts';
import { areaScripts } from './script-bytes.ts';

const SIGN_INS = 200;
const AT_ONCE = 4;
const LIMIT_MS = 400;
/** Between two requests of the cached page. */
const PROBE_EVERY_MS = 10;

/** Measures signing in beside a cached page, personal pages, and the scripts of the areas. */
export async function accountSpeed(say: (progress: string) => void): Promise<string> {
  const site = await hostSite();
  try {
    say(`${SIGN_INS} sign-ins, ${AT_ONCE} at once …`);
    const signIns = await signInSpeed(site);
    const pages = await personalPages(say);
    say('scripts of a page of each area …');
    return [signIns, pages, await areaScripts(site.origin)].join('\n');
  } finally {
    await site.child.stop();
  }
}

/** The cached page is read alone, while people sign in, and alone again. */
async function signInSpeed(site: Hosted & { data: string }): Promise<string> {
  const quiet = (await probed(site.origin, pause(2_000))).taken;
  const { taken, result: signIns } = await probed(site.origin, signInTimes(site));
  const after = (await probed(site.origin, pause(2_000))).taken;
  const alone = [...quiet, ...after];
  const worst = quantile(signIns, 0.99);
  const rows: Row[] = [
    {
      what: 'sign-in with the right password',
      reference: milliseconds(LIMIT_MS),
      ours: halfAndWorst(signIns),
      ratio: times(worst / LIMIT_MS),
      target: '≤ 1 ×',
      met: worst <= LIMIT_MS,
    },
    { what: '`/` from the cache, nobody signs in', ours: halfAndWorst(alone) },
    {
      what: '`/` from the cache, meanwhile',
      reference: milliseconds(quantile(alone, 0.99)),
      ours: halfAndWorst(taken),
      ratio: times(quantile(taken, 0.99) / quantile(alone, 0.99)),
    },
  ];
  return table(`Sign-in, ${AT_ONCE} at once`, 'limit, or alone', rows, [
    `${SIGN_INS} sign-ins of a doctor over HTTP, median / 99th percentile; Argon2id with 19 MiB, 2 passes, 1 lane, two at once in the thread pool.`,
    `The cached page is asked for every ${PROBE_EVERY_MS} ms on one connection. Everything runs on one machine. Load average afterward: ${loadavg()[0]?.toFixed(1)}.`,
  ]);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests the cached page until something has ended. */
async function probed<Result>(origin: string, until: Promise<Result>): Promise<{ taken: number[]; result: Result }> {
  let hasEnded = false;
  const ended = until.finally(() => {
    hasEnded = true;
  });
  const taken: number[] = [];
  while (!hasEnded) {
    const start = performance.now();
    await (await fetch(`${origin}/`)).arrayBuffer();
    taken.push(performance.now() - start);
    await pause(PROBE_EVERY_MS);
  }
  return { taken, result: await ended };
}

async function signInTimes({ origin, data }: Hosted & { data: string }): Promise<number[]> {
  const database = new DatabaseSync(join(data, 'site.sqlite'), { timeout: 5_000 });
  const taken: number[] = [];
  const one = async (): Promise<void> => {
    while (taken.length < SIGN_INS) {
      // Without the limits, which would answer before a password is compared.
      database.exec('delete from attempts');
      taken.push(await signInTime(origin));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  database.close();
  return taken;
}

async function signInTime(origin: string): Promise<number> {
  const body = new URLSearchParams({ correo: demonstrationDoctors[0]?.email ?? '', clave: demonstrationPassword });
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const start = performance.now();
  const answer = await fetch(`${origin}/medicos-login`, { method: 'POST', body, headers, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`a sign-in was answered ${answer.status}`);
  return performance.now() - start;
}

/** [1, 2, 3] → '2.0 ms / 3.0 ms' */
const halfAndWorst = (taken: readonly number[]): string =>
  `${milliseconds(quantile(taken, 0.5))} / ${milliseconds(quantile(taken, 0.99))}`;
