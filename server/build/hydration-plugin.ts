import type { Plugin } from 'vite';

/** What starts React Router in a browser. It is no entry of the framework, so no document loads it (decision 0042). */
const source = 'app/hydrate.tsx';
const virtualModule = 'virtual:hydration';

/** Builds `app/hydrate.tsx` for browsers and tells the server its address: `import address from 'virtual:hydration'`. */
export function hydrationPlugin(): Plugin {
  // Vite's own server answers for the source itself.
  let address = `/${source}`;
  let chunk = '';
  return {
    name: 'hydration',
    buildStart() {
      const isForBrowsers = this.environment.name === 'client' && this.environment.mode === 'build';
      if (isForBrowsers) chunk = this.emitFile({ type: 'chunk', id: source, name: 'router' });
    },
    // The browser's files are built before the server's.
    generateBundle() {
      if (this.environment.name === 'client') address = `/${this.getFileName(chunk)}`;
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    load: (id) => (id === `\0${virtualModule}` ? `export default ${JSON.stringify(address)}` : null),
  };
}
