import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// npm passes a script to a shell. A shell that stays between npm and the site dies of the signal and leaves the site behind on its port,
// hence `exec`. The Windows shell has no `exec`, reports an error, and runs the command after `||`.

/**
 * A substitute for the site. It prints that it is open, and each signal. Like the site, it opens after a moment: npm listens to signals only
 * after it has started the script.
 */
const standIn = `
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { console.log('told ' + signal); process.exit(0); });
// Left behind, it ends by itself.
setTimeout(() => process.exit(1), 20_000);
setTimeout(() => console.log('open'), 1_000);
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yarumo-npm-'));
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  await mkdir(join(folder, 'server/cli'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
  await writeFile(join(folder, 'server/cli/run.mjs'), standIn);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script, stops npm when the site is open, and returns how it ended. */
async function stopped(script: string, stop: (npm: number) => void): Promise<{ code: number | null; said: string }> {
  const npm = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    const wasOpen = said.includes('open');
    said += chunk;
    if (!wasOpen && said.includes('open') && npm.pid) stop(npm.pid);
  });
  const [code]: (number | null)[] = await once(npm, 'exit');
  return { code: code ?? null, said };
}

describe.runIf(process.platform !== 'win32').each(['start', 'dev'])('npm run %s', { timeout: 60_000 }, (script) => {
  test('passes the supervisor’s signal on to the site, and ends as the site does', async () => {
    const { code, said } = await stopped(script, (npm) => process.kill(npm, 'SIGTERM'));
    expect([code, said]).toEqual([0, 'open\ntold SIGTERM\n']);
  });

  test('ends cleanly by Ctrl-C, which reaches every process of the terminal', async () => {
    // npm gets the signal, too, and may exit first.
    const { said } = await stopped(script, (npm) => process.kill(-npm, 'SIGINT'));
    expect(said).toBe('open\ntold SIGINT\n');
  });
});
