import { m } from '../../i18n/paraglide/messages.js';

/** A route marks itself as the answer to a nonexistent path with its `handle`: `export const handle = missing`. */
export const missing = { missing: true } as const;

/** Do these matches end in such a route? */
export const isMissing = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(({ handle }) => handle === missing);

/** The head of a page that does not exist. */
export const missingMeta = () => [
  { title: m.missing_title() },
  { name: 'description', content: m.missing_description() },
  { name: 'robots', content: 'noindex' },
];
