import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { paraglideOptions } from './app/i18n/paraglide-options.ts';

/** The first versions that know `light-dark()`, from 2024: nothing is written twice for older ones. */
const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

/** Few chunks compress better than many; each is one task of its own when a page hydrates. */
const chunkGroups = [
  // What runs before React, and must not bring it along.
  {
    name: 'behaviours',
    test: /[\\/]app[\\/](ui[\\/]behaviours[\\/]|ui[\\/]theme[\\/]theme\.ts$|i18n[\\/](remember-)?locale\.ts$)/,
    priority: 10,
  },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  { name: 'site', test: /[\\/]app[\\/](ui|i18n|features[\\/](frame|laboratory))[\\/]/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { reportCompressedSize: false, assetsInlineLimit: 0, modulePreload: false, cssTarget },
  environments: {
    client: {
      build: {
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } },
        rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    // The Hono host is the server's entry: it and the pages are one module graph, so what the
    // host puts into a request's context is the very object that a loader takes out of it.
    // The server's packages are bundled, too: what nobody calls is left out and takes no memory.
    ssr: {
      resolve: { noExternal: true, external: ['pg'] },
      build: { sourcemap: true, minify: true, rollupOptions: { input: './server/host.ts' } },
    },
  },
});
