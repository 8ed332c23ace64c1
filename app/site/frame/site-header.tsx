import { useLocation } from 'react-router';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { scrolledContract } from '../../ui/behaviors/scrolled.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { examListContract } from '../../views/exams/exam-list.contract.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { searchContract } from '../search/search.contract.ts';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { navigation } from './navigation.ts';
import { TopStrip } from './top-strip.tsx';

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header {...dataFor(scrolledContract, { scrolled: 'false' })} className="site-header">
      <TopStrip />
      <div className="bar">
        <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:gap-3 lg:px-8">
          <Logo />
          <nav aria-label={m.nav_label()} className="ml-auto hidden lg:block">
            <ul className="flex">
              {navigation.map(({ to, word }) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    aria-current={isWithin(pathname, localizedHref(getLocale(), to)) ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center rounded-full px-2 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-brand aria-[current]:font-bold aria-[current]:text-brand xl:px-3.5"
                  >
                    {word()}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <SiteLink
            to="/buscar"
            aria-label={m.search_open()}
            {...dataFor(searchContract, { opener: true })}
            className="ml-auto grid min-h-11 min-w-11 place-items-center lg:ml-0"
          >
            <Icon name="search" className="size-6" />
          </SiteLink>
          <ListLink />
          <WhatsAppLink
            text={m.whatsapp_appointment()}
            conversion="Appointment_Booking"
            className={button(
              'accent',
              'max-w-30 min-h-11! px-3.5! text-xs sm:max-w-none sm:px-5! sm:text-sm sm:whitespace-nowrap',
            )}
          >
            {m.nav_book()}
          </WhatsAppLink>
          <button
            type="button"
            popoverTarget={mobileMenuId}
            aria-label={m.menu_open()}
            className="-mr-2 grid min-h-11 min-w-11 place-items-center lg:hidden"
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}

/** ('/servicios/hormonas', '/servicios') → true. Every page is below the home page's address, so only an exact match counts as home. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || (path !== localizedHref(getLocale(), '/') && pathname.startsWith(`${path}/`));

/** The link to this browser's list; `list-links.browser.ts` shows it once the list has an exam. */
function ListLink() {
  return (
    <SiteLink
      to="/mi-lista"
      hidden
      aria-label={m.list_open()}
      className="list-link min-h-11 min-w-11 place-items-center"
    >
      <Icon name="results" className="size-6" />
      <span
        {...dataFor(examListContract, { count: '' })}
        className="list-count bg-brand text-xs font-bold text-on-brand"
      />
    </SiteLink>
  );
}

/** Links to the home page; on the home page, to its top. */
function Logo() {
  const { brand, shortBrand } = useLaboratory();
  const home = localizedHref(getLocale(), '/');
  const atHome = useLocation().pathname === home;
  return (
    <SiteLink
      to="/"
      {...dataFor(clickContract, { toTop: atHome || undefined })}
      aria-label={m.logo_label({ brand })}
      className="flex min-h-11 items-center gap-2.5 leading-none"
    >
      <Icon name="mark" className="size-9 shrink-0 text-brand" />
      <span className="wordmark text-lg font-bold tracking-tight">{shortBrand}</span>
    </SiteLink>
  );
}
