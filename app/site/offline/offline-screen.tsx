import { telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { HoursTable } from '../../views/laboratory/hours-table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { ReloadForm } from '../frame/reload-form.tsx';
import { offlineContract } from './offline.contract.ts';

/**
 * The fallback for a page that could not be fetched (clause S7.02). The service worker shows it under that page's address, so a reload
 * retries. `offline-page.browser.ts` reloads automatically, and fills the list of cached pages.
 */
export function OfflineScreen() {
  return (
    <div
      {...dataFor(offlineContract, { screen: '' })}
      className="page-frame grid gap-x-20 gap-y-12 py-12 md:grid-cols-2 lg:py-20"
    >
      <section>
        <Icon name="no-network" className="size-10 text-alarm" />
        <h1 className="mt-4 text-2xl">{m.offline_heading()}</h1>
        <p className="mt-4 max-w-[30rem] text-lg text-ink-soft">{m.offline_lead()}</p>
        <ReloadForm label={m.offline_retry()} />
      </section>
      <div className="grid content-start gap-y-12">
        <KeptPlan />
        <CachedPages />
        <Reach />
      </div>
    </div>
  );
}

/** Hidden until the browser finds a list of its own, and the copy of the page that plans it. */
const KeptPlan = () => (
  <section hidden {...dataFor(offlineContract, { plan: '' })} className="rounded-lg bg-tint p-6 sm:p-8">
    <h2 className="text-xl">{m.offline_plan_heading()}</h2>
    <p className="mt-2 text-ink-soft">{m.offline_plan_text()}</p>
    <SiteLink to="/mi-lista" className={button('outline', 'mt-5')}>
      {m.offline_plan_open()}
      <Icon name="arrow-right" className="size-5" />
    </SiteLink>
  </section>
);

function Reach() {
  const { phones, openingHours } = useLaboratory();
  return (
    <section className="border-t-2 border-ink pt-6">
      <h2 className="text-xl">{m.offline_reach_heading()}</h2>
      <p className="mt-2 text-ink-soft">{m.offline_reach_text()}</p>
      <ul className="mt-5">
        {phones.map((phone) => (
          <li key={phone} className="border-t border-line">
            <a
              href={telHref(phone)}
              aria-label={m.offline_call({ phone: inOneLine(phone) })}
              className="flex min-h-14 items-center gap-3 font-display text-xl hover:text-brand"
            >
              <Icon name="phone" className="size-5 text-brand" />
              {inOneLine(phone)}
            </a>
          </li>
        ))}
        <li className="border-y border-line">
          <WhatsAppLink
            text={m.whatsapp_advice()}
            className="flex min-h-14 items-center gap-3 font-semibold hover:text-brand"
          >
            <Icon name="whatsapp" className="size-5 text-whatsapp-mark" />
            {m.missing_whatsapp()}
          </WhatsAppLink>
        </li>
      </ul>
      <div className="mt-5 text-sm text-ink-soft">
        <p className="font-semibold text-ink">{m.offline_hours()}</p>
        <HoursTable hours={openingHours} />
      </div>
    </section>
  );
}

/** Keeps a number in one piece: on a phone it wraps below its verb. */
const inOneLine = (phone: string): string => phone.replaceAll(' ', '\u00A0');

/** Hidden until it is filled, because only the browser knows its cached pages. Its single line is the template for the others. */
function CachedPages() {
  return (
    <section hidden {...dataFor(offlineContract, { kept: '' })} className="border-t-2 border-ink pt-6">
      <h2 className="text-xl">{m.offline_kept_heading()}</h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">{m.offline_kept_text()}</p>
      <ul className="mt-4">
        <li className="border-t border-line">
          <SiteLink to="/" className="flex min-h-12 items-center font-semibold hover:text-brand">
            {m.nav_home()}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
