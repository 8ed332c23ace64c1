import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';

/** On every personal page. A form, so that no prefetch and no followed address signs anybody out. */
export const SignOutButton = () => (
  <form method="post" action={localizedHref(getLocale(), '/salir')}>
    <button type="submit" className={button('quiet', 'text-sm font-medium')}>
      {m.sign_out()}
    </button>
  </form>
);
