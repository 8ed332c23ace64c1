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

/** The header of every page: the strip with the language and the phone, the logo, and the navigation. */
export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header {...dataFor(scrolledContract, { scrolled: 'false' })} className="site-header">
      <TopStrip />
      <div className="bar">
        <div className="page-frame flex h-full items-center gap-1 sm:gap-3">
          <Logo />
          <nav aria-label={m.nav_label()} className="ml-auto hidden lg:block">
            <ul className="flex">
              {navigation.map(({ to, word }) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    aria-current={isWithin(pathname, localizedHref(getLocale(), to)) ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center px-2 text-sm font-medium whitespace-nowrap text-ink-soft decoration-2 max-xl:px-1.5 underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline xl:px-3.5"
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
            className="bar-icon ml-auto lg:ml-0"
          >
            <Icon name="search" className="size-5 sm:size-6" />
          </SiteLink>
          <ListLink />
          <WhatsAppLink
            text={m.whatsapp_appointment()}
            conversion="Appointment_Booking"
            className={button(
              'outline',
              'hidden! min-h-9! py-1! text-sm whitespace-nowrap sm:inline-flex! md:min-h-11! md:py-2.5!',
            )}
          >
            {m.nav_book()}
          </WhatsAppLink>
          <button
            type="button"
            popoverTarget={mobileMenuId}
            aria-label={m.menu_open()}
            className="bar-icon -mr-2 lg:hidden"
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

/** The link to the exam list saved in this browser. `list-links.browser.ts` shows it when the list has an exam. */
function ListLink() {
  return (
    <SiteLink to="/mi-lista" hidden aria-label={m.list_open()} className="list-link bar-icon">
      <Icon name="results" className="size-5 sm:size-6" />
      <span
        {...dataFor(examListContract, { count: '' })}
        className="list-count bg-brand text-xs font-bold text-on-brand"
      />
    </SiteLink>
  );
}

/** The logo: links to the home page, or scrolls to the top if already there. */
function Logo() {
  const { brand, shortBrand } = useLaboratory();
  const home = localizedHref(getLocale(), '/');
  const atHome = useLocation().pathname === home;
  return (
    <SiteLink
      to="/"
      {...dataFor(clickContract, { toTop: atHome || undefined })}
      aria-label={m.logo_label({ brand })}
      className="flex h-full items-center gap-2 leading-none sm:gap-2.5"
    >
      <Icon name="mark" className="size-7 shrink-0 text-brand sm:size-9" />
      <span className="wordmark font-display text-lg sm:text-xl">{shortBrand}</span>
    </SiteLink>
  );
}
