import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

import { contentPlugin } from './server/build/content-plugin.ts';

export default defineConfig({
  plugins: [contentPlugin],
  resolve: { tsconfigPaths: true },
  // Request tests run the site in production mode in the same process, where React has no development runtime.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    // A fault shows by a wrong answer; a machine that does other things too may only be late.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/shared-postgres.ts',
    setupFiles: 'tests/support/default-locale.ts',
    include: ['{app,db,server,tests}/**/*.test.ts'],
    // Files share a process, and with it the built site, which is slow to load; whatever a test replaces is put back after it.
    isolate: false,
    // Files share React, too. It chooses its mode when it is loaded, so the mode must not depend on which file comes first.
    env: { NODE_ENV: 'production' },
    restoreMocks: true,
    unstubEnvs: true,
    maxWorkers: availableParallelism(),
  },
});
