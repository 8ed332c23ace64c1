import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Measures whether the time of an answer says who has an account (D 23): for a running demonstration, the median times of sign-in and of a
 * forgotten password for an account and for an address without one, in turns.
 *
 *     node bench/answer-times.ts http://localhost:3000 data yesenia.canas@correo.example [pairs]
 */
const [, , site = 'http://localhost:3000', dataDir = 'data', known = '', pairs = '50'] = process.argv;
const unknown = known.replace(/^[^@]*/, (name) => 'x'.repeat(name.length));
const database = new DatabaseSync(join(dataDir, 'site.sqlite'));

const questions = {
  'sign-in': { path: '/portal-resultados/ingresar', more: { clave: 'una clave equivocada' } },
  reset: { path: '/portal-resultados/recuperar', more: {} },
} as const;

for (const [name, question] of Object.entries(questions)) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let pair = 0; pair < Number(pairs); pair += 1)
    for (const [who, email] of [
      ['known', known],
      ['unknown', unknown],
    ] as const)
      times[who].push(await answerTime(question, email));
  const [own, nobody] = [median(times.known), median(times.unknown)];
  console.log(`${name}: account ${own.toFixed(1)} ms, no account ${nobody.toFixed(1)} ms, ${pairs} pairs`);
}

async function answerTime({ path, more }: { path: string; more: object }, email: string): Promise<number> {
  // Without the limits, which would answer before anything is compared.
  database.exec('delete from attempts');
  const begin = performance.now();
  const body = new URLSearchParams({ correo: email, ...more });
  const headers = { Origin: site, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await fetch(site + path, { method: 'POST', body, headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return performance.now() - begin;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}
