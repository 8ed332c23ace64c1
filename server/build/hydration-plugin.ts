import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

import { declaresHydration } from './declared-hydration.ts';

/** The script that starts React Router in a browser. It is not an entry of the framework, so no document loads it (decision 0042). */
const source = 'app/hydrate.tsx';
const virtualModule = 'virtual:hydration';
/** React Router's browser entry of a route: the exports that a browser may need. */
const browserEntry = '?__react-router-build-client-route';

/**
 * Builds `app/hydrate.tsx` for browsers and gives the server its address: `import address from 'virtual:hydration'`. The routes of
 * documents get an empty entry; otherwise the code that they share with hydrating pages would be split into a hundred chunks, one for each
 * set of routes.
 */
export function hydrationPlugin(): Plugin {
  // The development server serves the source file itself.
  let address = `/${source}`;
  let chunk = '';
  return {
    name: 'hydration',
    buildStart() {
      const isForBrowsers = this.environment.name === 'client' && this.environment.mode === 'build';
      if (isForBrowsers) chunk = this.emitFile({ type: 'chunk', id: source, name: 'router' });
    },
    transform: {
      order: 'post',
      async handler(_, id) {
        if (this.environment.name !== 'client' || !id.endsWith(browserEntry)) return null;
        const path = id.slice(0, -browserEntry.length);
        return isDocument(path, await readFile(path, 'utf8')) ? { code: 'export {};', map: { mappings: '' } } : null;
      },
    },
    // Vite builds the browser's files before the server's.
    generateBundle() {
      if (this.environment.name === 'client') address = `/${this.getFileName(chunk)}`;
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    load: (id) => (id === `\0${virtualModule}` ? `export default ${JSON.stringify(address)}` : null),
  };
}

/** Whether a route is neither a layout nor declares that it hydrates. */
const isDocument = (path: string, source: string): boolean =>
  !/\bOutlet\b/.test(source) && !declaresHydration(path, source);
