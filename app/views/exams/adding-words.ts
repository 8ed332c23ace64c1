import { m } from '../../i18n/paraglide/messages.js';

/**
 * What the browser's list (`exam-list/on-demand/`) says when an exam is added to the list: attributes for whatever holds links that add one (`data-list-add`).
 * Pages without such links carry none of it.
 */
export const addingWords = () => ({
  'data-list-in': m.list_in(),
  'data-list-added': m.list_added({ count: '{count}' }),
  'data-list-one': m.list_count({ count: 1 }),
  'data-list-many': m.list_count({ count: '{count}' }),
});
