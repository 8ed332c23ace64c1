import { createHash } from 'node:crypto';

/**
 * The policy of our documents: the scripts and styles that we write into every page are allowed by the hash of their text, and
 * nothing else that stands in a page is. Data blocks (JSON-LD) are not scripts and need no leave.
 */
export const contentSecurityPolicy = (inline: { scripts: readonly string[]; styles: readonly string[] }): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${hashes(inline.scripts)}`,
    `style-src 'self' ${hashes(inline.styles)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
