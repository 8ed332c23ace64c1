import { m } from '../../i18n/paraglide/messages.js';
import type { Page } from './page.ts';
import { pageName } from './page-names.ts';

type Named = Pick<Page, 'id' | 'sensitive'>;

/**
 * A chat's first text, with the page that the visitor comes from. The laboratory reads it, in Spanish. A page about what people
 * keep to themselves is not named.
 */
export const chatFrom = (page: Named | undefined, text: string): string =>
  page && !page.sensitive ? m.page_chat_text({ text, page: pageName(page.id, 'es') }) : m.whatsapp_page({ text });

/** What somebody writes who did not find it here. */
export const chatOfSomethingMissing = (page: Named): string =>
  page.sensitive ? m.useful_chat_text_private() : m.useful_chat_text({ page: pageName(page.id, 'es') });
