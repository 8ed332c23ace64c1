import { telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { HoursTable } from '../../views/laboratory/hours-table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { offlineContract } from './offline.contract.ts';

/**
 * The fallback for a page that could not be fetched (clause S7.02). The service worker shows it under that page's address, so a reload
 * retries. `offline-page.browser.ts` reloads automatically, and fills the list of cached pages.
 */
export function OfflineScreen() {
  return (
    <div {...dataFor(offlineContract, { screen: '' })} className="page-frame grid gap-12 py-16 lg:grid-cols-2 lg:py-20">
      <section>
        <Icon name="no-network" className="size-14 text-alarm" />
        <h1 className="mt-5 text-2xl">{m.offline_heading()}</h1>
        <p className="mt-4 max-w-[38rem] text-lg text-ink-soft">{m.offline_lead()}</p>
        <form>
          <button
            type="submit"
            {...waitsFor('behavior')}
            {...dataFor(clickContract, { reload: 'page' })}
            className={button('primary', 'mt-7')}
          >
            {m.offline_retry()}
          </button>
        </form>
        <CachedPages />
      </section>
      <Reach />
    </div>
  );
}

function Reach() {
  const { phones, openingHours } = useLaboratory();
  return (
    <section className="self-start rounded-lg border border-line bg-surface p-6 sm:p-8">
      <h2 className="text-xl">{m.offline_reach_heading()}</h2>
      <p className="mt-2 text-ink-soft">{m.offline_reach_text()}</p>
      <ul className="mt-6 grid gap-3">
        {phones.map((phone) => (
          <li key={phone} className="grid">
            <a href={telHref(phone)} className={button('primary')}>
              <Icon name="phone" className="size-5" />
              {m.offline_call({ phone: inOneLine(phone) })}
            </a>
          </li>
        ))}
        <li className="grid">
          <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp')}>
            <Icon name="whatsapp" className="size-5" />
            {m.missing_whatsapp()}
          </WhatsAppLink>
        </li>
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <p className="font-semibold">{m.offline_hours()}</p>
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
    <div hidden {...dataFor(offlineContract, { kept: '' })} className="mt-12 border-t-2 border-ink pt-6">
      <h2 className="text-xl">{m.offline_kept_heading()}</h2>
      <p className="mt-2 max-w-[38rem] text-ink-soft">{m.offline_kept_text()}</p>
      <ul className="mt-4">
        <li className="border-b border-line">
          <SiteLink to="/" className="flex min-h-12 items-center font-semibold text-brand hover:underline">
            {m.nav_home()}
          </SiteLink>
        </li>
      </ul>
    </div>
  );
}
