import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

import { paraglideOptions } from './app/i18n/paraglide-options.ts';
import { contentPlugin } from './server/build/content-plugin.ts';
import { hydrationPlugin } from './server/build/hydration-plugin.ts';

/** The first versions that know `light-dark()`, `@property` and `popover`, from 2024: nothing is written twice for older ones. */
const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];

/**
 * What a page runs (`entry.client.ts`) is one file: it shares modules with what React renders, which a page never loads. What is
 * rarely needed stands in folders named `on-demand` and comes by itself.
 */
const entryModules =
  /[\\/]app[\\/](entry\.client\.ts|islands\.ts|platform[\\/]document[\\/]page-hydration\.ts|ui[\\/](behaviours[\\/]|islands[\\/]island\.contract\.ts|theme[\\/]theme\.ts)|i18n[\\/](remember-)?locale\.ts|(catalogue|calculators|domain|measurement|site|views)[\\/](?!.*[\\/]on-demand[\\/]).*(\.browser|\.contract|consent-preference|contact-draft|draft-text|contact-links|list-contents|list-codes|list-key|exam-code)\.ts)/;

/** React is one file of its own: only pages with an island that somebody uses load it. */
const clientGroups = [
  { name: 'entry', test: entryModules },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
];

/** V8 needs ten times a file's size while it reads it, and gives little back: the server comes in several files. */
const inPieces = {
  codeSplitting: {
    groups: [
      { name: 'content', test: /[\\/]content[\\/]/, maxSize: 150_000 },
      { name: 'words', test: /[\\/]app[\\/]i18n[\\/]/ },
      { name: 'packages', test: /[\\/]node_modules[\\/]/ },
    ],
  },
};

/** Pages are made on the server: with its own, the browser loads them anew after an edit. */
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
    // The Hono host is the server's entry: it and the pages are one module graph, so what the
    // host puts into a request's context is the very object that a loader takes out of it.
    // The server's packages are bundled, too: what nobody calls is left out and takes no memory.
    ssr: {
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['pg'] },
        // Without it the development builds of React and its renderer stay in the file, and in memory.
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: { sourcemap: true, minify: true, rollupOptions: { input: './server/host.ts', output: inPieces } },
    },
  },
}));
