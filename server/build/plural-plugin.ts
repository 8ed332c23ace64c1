import type { Plugin } from 'vite';

/**
 * The generated messages create an `Intl.PluralRules` for each word that depends on a number, which takes a quarter of a millisecond. They
 * get the memoized ones instead, and nothing else from that file: a message that formats anything else fails the build.
 */
export const pluralPlugin: Plugin = {
  name: 'memoized-plural-rules',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/app\/i18n\/paraglide\/registry\.js$/ },
    handler: () => ({ code: `export { plural } from '/app/i18n/intl.ts'`, map: { mappings: '' } }),
  },
};
