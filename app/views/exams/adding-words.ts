import { m } from '../../i18n/paraglide/messages.js';

/**
 * The texts that the browser's list (`list-links.browser.ts`) shows when it adds an exam: attributes for any element that holds
 * `data-list-add` links. Pages without such links carry none of them.
 */
export const addingWords = () => ({
  'data-list-in': m.list_in(),
  'data-list-added': m.list_added({ count: '{count}' }),
  'data-list-one': m.list_count({ count: 1 }),
  'data-list-many': m.list_count({ count: '{count}' }),
});
