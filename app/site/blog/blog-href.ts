import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type PostChoice, postQueryOf } from './post-choice.ts';

/** ('en', { topic: 'prevention' }) → '/en/blog?tema=prevention' */
export const blogHref = (locale: Locale, choice: Partial<PostChoice> = {}): string =>
  localizedHref(locale, '/blog') + postQueryOf(choice);
