import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';

/** The ways in for somebody with an account, or who wants one. The link of a mail needs neither. */
export const AccountDoors = () => (
  <section className="page-frame pt-12 lg:pt-20">
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-6">
      <div className="max-w-(--container-prose)">
        <h2 className="text-xl">{m.account_doors()}</h2>
        <p className="mt-1 text-ink-soft">{m.account_sign_in_lead()}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <SiteLink to="/portal-resultados/ingresar" className={button('outline')}>
          {m.account_sign_in()}
        </SiteLink>
        <SiteLink to="/portal-resultados/crear-cuenta" className={button('quiet')}>
          {m.account_create()}
        </SiteLink>
      </div>
    </div>
  </section>
);
