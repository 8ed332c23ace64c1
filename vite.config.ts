import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

import { paraglideOptions } from './app/i18n/paraglide-options.ts';
import { contentPlugin } from './server/build/content-plugin.ts';
import { entryChunk } from './server/build/entry-chunk.ts';
import { hydrationPlugin } from './server/build/hydration-plugin.ts';
import { pluralPlugin } from './server/build/plural-plugin.ts';

/** The first versions that support `light-dark()`, `@property`, and `popover`, from 2024. The styles have no fallbacks for older ones. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];

/** React is one separate file: only pages with an island in use load it. */
const clientGroups = [
  { name: entryChunk() },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
];

/** While V8 parses a file, it needs ten times the file's size and returns little of it, so the server is split into several files. */
const inPieces = {
  codeSplitting: {
    groups: [
      { name: 'content', test: /[\\/]content[\\/]/, maxSize: 150_000 },
      { name: 'words', test: /[\\/]app[\\/]i18n[\\/]/ },
      { name: 'packages', test: /[\\/]node_modules[\\/]/ },
    ],
  },
};

/** The server renders the pages, so the browser must reload them after an edit. */
const reloadOnEdit: Plugin = {
  name: 'reload-on-edit',
  apply: 'serve',
  hotUpdate({ file, server }) {
    if (this.environment.name === 'ssr' && /\.(tsx?|md|json)$/.test(file))
      server.environments.client?.hot.send({ type: 'full-reload' });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    contentPlugin,
    paraglideVitePlugin(paraglideOptions),
    pluralPlugin,
    tailwindcss(),
    reactRouter(),
    hydrationPlugin(),
    reloadOnEdit,
  ],
  resolve: { tsconfigPaths: true },
  build: { reportCompressedSize: false, assetsInlineLimit: 0, modulePreload: false, cssTarget },
  environments: {
    client: {
      build: {
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
        rollupOptions: { output: { codeSplitting: { groups: clientGroups } } },
      },
    },
    // The Hono host is the server's entry. It shares one module graph with the pages, so a loader reads the same object that the host put
    // into the request's context. The server's packages are bundled too, because that drops unused code and saves memory.
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['pg'] },
        // Otherwise the development builds of React and its renderer stay in the file and in memory.
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: { sourcemap: true, minify: true, rollupOptions: { input: './server/host.ts', output: inPieces } },
    },
  },
}));
