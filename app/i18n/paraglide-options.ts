import type { CompilerOptions } from '@inlang/paraglide-js';

/** The options that compile the interface texts of `messages/` to functions, for the build and for `npm run check`. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  emitTsDeclarations: true,
  // The URL decides the language, only in `locale.ts`; Paraglide just asks.
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
} satisfies CompilerOptions;
