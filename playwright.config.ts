import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

// Every worker reads this file again: the environment passes on the choices of the first reading.
if (!process.env.SITE_UNDER_TEST_PORT) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-under-test-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  process.env.SITE_UNDER_TEST_DATA_DIR = dataDir;
  process.env.SITE_UNDER_TEST_PORT = String(await freePort());
  process.env.BROKEN_SITE_PORT = String(await freePort());
  process.env.MEASURED_SITE_PORT = String(await freePort());
}
const { SITE_UNDER_TEST_PORT: PORT = '', SITE_UNDER_TEST_DATA_DIR: DATA_DIR = '' } = process.env;
const { BROKEN_SITE_PORT = '', MEASURED_SITE_PORT = '' } = process.env;
const executablePath = findChromium();
const baseURL = `http://localhost:${PORT}`;

/** The browser tests, against the production build on an empty database. */
export default defineConfig({
  testDir: 'tests',
  // Node itself runs TypeScript. Playwright's compiler takes 12 seconds more for the tests and the site's modules that they import.
  build: { external: ['**/*'] },
  testMatch: ['spec/**/*.e2e.ts', 'journeys/**/*.e2e.ts', 'screens/**/*.e2e.ts'],
  snapshotPathTemplate: '{testDir}/screens/approved/{arg}{ext}',
  // A person approves a picture (`npm run approve`); a run without one never does.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A busy machine may be late once. The retry is recorded, and the summary of `npm test` names the test.
  retries: 1,
  // Tests wait for frames and pauses a third of the time, so three keep two cores busy.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  use: {
    baseURL,
    // A recording takes half as long again, so only the retry of a failed test is recorded, or all tests with `--trace on`.
    trace: 'on-first-retry',
    // Tests cannot delay or change the answers of a service worker, so only its own tests allow one.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
  webServer: [
    {
      command: `"${process.execPath}" build/server/main.js`,
      url: `${baseURL}/readyz`,
      // All browsers of the tests are one network.
      env: { PORT, DATA_DIR, HOST: 'localhost', NODE_ENV: 'production', PAGES_PER_MINUTE: '60000' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: `"${process.execPath}" tests/support/broken-site.ts ${BROKEN_SITE_PORT}`,
      url: `http://localhost:${BROKEN_SITE_PORT}/readyz`,
      // It reports every fault that it makes on purpose.
      stderr: 'ignore',
    },
    {
      command: `"${process.execPath}" tests/support/measured-site.ts ${MEASURED_SITE_PORT}`,
      url: `http://localhost:${MEASURED_SITE_PORT}/readyz`,
    },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      probe.close(() => resolve(port));
    });
  });
}
