import type { Plugin } from 'vite';

/** ('el niño — “así”') → 'el niño \u2014 \u201casí\u201d', with the escapes written out. */
export const escapeWide = (code: string): string =>
  code.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * V8 keeps a file at two bytes a character when one of them is beyond Latin-1: in the server's texts, which are string
 * literals and nothing else, those few are written as escapes.
 */
export const narrowText: Plugin = {
  name: 'narrow-text',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && /^(content|words)$/.test(file.name)) file.code = escapeWide(file.code);
    }
  },
};
