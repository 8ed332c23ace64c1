import { defineConfig } from 'vitest/config';

import { contentPlugin } from './server/build/content-plugin.ts';

export default defineConfig({
  plugins: [contentPlugin],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['{app,server,tests}/**/*.test.ts'],
  },
});
