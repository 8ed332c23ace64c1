import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** The query of the mailbox: the page of the list, and the id of the mail to read. */
export const mailboxQuery = { page: 'pagina', mail: 'correo' } as const;

/** ({ page: 1, mail: 'ID' }) → '/admin-panel/buzon?correo=ID' */
export function mailboxHref({ page, mail }: { page: number; mail?: string }): string {
  const query = new URLSearchParams({
    ...(page > 1 && { [mailboxQuery.page]: String(page) }),
    ...(mail && { [mailboxQuery.mail]: mail }),
  }).toString();
  return localizedHref(getLocale(), '/admin-panel/buzon') + (query && `?${query}`);
}
