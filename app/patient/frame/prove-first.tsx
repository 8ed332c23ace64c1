import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';

/** Stands in place of a form that gives somebody access, and leads to a fresh proof and back. `back`: the localized path of the page. */
export const ProveFirst = ({ back }: { back: string }) => (
  <div className="mt-7 rounded-lg bg-sunken p-5">
    <p>{m.account_prove_lead()}</p>
    <a
      href={`${localizedHref(getLocale(), '/portal-resultados/comprobar')}?${new URLSearchParams({ a: back })}`}
      className={button('primary', 'mt-4')}
    >
      {m.account_prove()}
    </a>
  </div>
);
