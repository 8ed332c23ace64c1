import type { CompilerOptions } from '@inlang/paraglide-js';

/** How the interface words of `messages/` become functions: used by the build and by `npm run check`. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  emitTsDeclarations: true,
  // The URL decides the language, in one place of ours (`locale.ts`); Paraglide only asks.
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
} satisfies CompilerOptions;
