import { build } from 'vite';

interface Script {
  source: string;
  /** Its address, which stays the same from build to build. */
  path: `/${string}.js`;
  format: 'iife' | 'es';
  /** The names that it takes for granted, with their code. */
  constants?: Record<string, string>;
}

/** Builds a script for browsers as one file. */
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
