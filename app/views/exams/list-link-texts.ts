import { m } from '../../i18n/paraglide/messages.js';
import { dataFor } from '../../ui/data-for.ts';
import { examListContract } from './exam-list.contract.ts';

/**
 * The texts that the browser's list (`list-links.browser.ts`) shows when it adds an exam, for any element that holds a `ListAddLink`. Other
 * pages do not carry them.
 */
export const listLinkTexts = () =>
  dataFor(examListContract, {
    listed: m.list_in(),
    addedOne: m.list_added({ count: 1 }),
    addedOther: m.list_added({ count: '{count}' }),
  });
