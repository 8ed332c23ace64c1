import { m } from '../../i18n/paraglide/messages.js';
import type { Page } from './page.ts';
import { pageName } from './page-names.ts';

type Named = Pick<Page, 'id' | 'sensitive'>;

/**
 * A chat's first text, with the visitor's current page. It is in Spanish, which the laboratory reads. It does not name a sensitive page.
 */
export const chatFrom = (page: Named | undefined, text: string): string =>
  page && !page.sensitive ? m.page_chat_text({ text, page: pageName(page.id, 'es') }) : m.whatsapp_page({ text });

/** The chat text of a visitor who did not find something here. */
export const chatOfSomethingMissing = (page: Named): string =>
  page.sensitive ? m.useful_chat_text_private() : m.useful_chat_text({ page: pageName(page.id, 'es') });
