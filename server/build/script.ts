import { build } from 'vite';

interface Script {
  source: string;
  /** Its address, which is stable across builds. */
  path: `/${string}.js`;
  format: 'iife' | 'es';
  /** Global constants of the script: each name with its code. */
  constants?: Record<string, string>;
}

/** Bundles a browser script as one file with a stable name, outside the hashed assets: `/renew.js`. */
export async function buildScript(clientFolder: string, { source, path, format, constants }: Script): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...constants, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2022',
      rollupOptions: { input: source, output: { format, entryFileNames: path.slice(1) } },
    },
  });
}
