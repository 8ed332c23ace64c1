import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { examListContract } from '../../views/exams/exam-list.contract.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { navigation } from './navigation.ts';
import { PhoneButton } from './phone-dialog.tsx';

/** The id of the menu, which its button opens. */
export const mobileMenuId = 'menu';

/** The navigation on small screens: a popover over the page, which the browser itself opens and closes. */
export function MobileMenu() {
  const { phones } = useLaboratory();
  return (
    <div
      id={mobileMenuId}
      popover="auto"
      role="dialog"
      aria-label={m.menu_label()}
      className="mobile-menu bg-paper text-ink"
    >
      <div className="flex items-center justify-between px-4 py-3">
        <OpenNow className="text-sm font-semibold text-ink-soft" />
        <button
          type="button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          aria-label={m.menu_close()}
          className="-mr-2 grid min-h-11 min-w-11 place-items-center"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <nav aria-label={m.nav_label()} className="border-t border-line">
        <ul>
          {navigation.map(({ to, word }) => (
            <li key={to} className="border-b border-line">
              <SiteLink to={to} className="flex min-h-13 items-center px-4 text-lg font-semibold">
                {word()}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 p-4">
        <SiteLink to="/mi-lista" className={button('outline')}>
          {m.list_open()}
          <span
            {...dataFor(examListContract, { count: '' })}
            hidden
            className="min-w-6 rounded-full bg-brand px-1.5 text-sm font-bold text-on-brand"
          />
        </SiteLink>
        <WhatsAppLink text={m.whatsapp_appointment()} conversion="Appointment_Booking" className={button('whatsapp')}>
          <Icon name="whatsapp" className="size-5" />
          {m.nav_book()}
        </WhatsAppLink>
        <div className="flex items-center justify-between">
          <PhoneButton phone={phones[0]} className="inline-flex min-h-11 items-center gap-2 font-semibold" />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
