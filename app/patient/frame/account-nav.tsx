import { useLocation } from 'react-router';
import { SiteLink } from '../../i18n/link.tsx';
import { spanishPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

const pages = [
  { to: '/portal-resultados/resultado', name: m.account_nav_results },
  { to: '/portal-resultados/unir', name: m.account_nav_add },
  { to: '/portal-resultados/accesos', name: m.account_nav_access },
  { to: '/portal-resultados/seguridad', name: m.security_nav },
] as const;

/** The pages of an account, in one row that scrolls on a phone. */
export function AccountNav() {
  const here = spanishPath(useLocation().pathname);
  return (
    <nav aria-label={m.account_nav()} className="no-print mx-auto w-full max-w-5xl px-2 max-sm:scroll-fade sm:px-6">
      <ul className="flex">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <SiteLink
              to={to}
              aria-current={here.startsWith(to) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm font-medium whitespace-nowrap text-ink-soft aria-[current]:border-brand aria-[current]:text-ink"
            >
              {name()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
