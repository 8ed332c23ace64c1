import { createHash } from 'node:crypto';

import type { AllowedOrigins } from './allowed-origins.ts';

/**
 * Returns the `Content-Security-Policy` header of a document. It allows the scripts and styles that we write into every page, by the hash
 * of their text, and no other inline content. Unlisted kinds (frames, plug-ins, media) do not load at all. Data blocks (JSON-LD) are not
 * scripts and need no permission. A page that is written for one visitor carries scripts of its own: a nonce allows them, a different one
 * in each answer.
 */
export const contentSecurityPolicy = (
  inline: { scripts: readonly string[]; styles: readonly string[]; nonce?: string | null },
  allowed: AllowedOrigins = {},
): string =>
  [
    `default-src 'none'`,
    `script-src 'self'${listed(allowed.scripts)}${inline.nonce ? ` 'nonce-${inline.nonce}'` : ''}${hashes(inline.scripts)}`,
    `style-src 'self'${hashes(inline.styles)}`,
    `img-src 'self' data:${listed(allowed.images)}`,
    `connect-src 'self'${listed(allowed.connections)}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** ['https://a.example'] → ' https://a.example', to append to a directive. */
const listed = (origins: readonly string[] = []): string => origins.map((origin) => ` ${origin}`).join('');

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
