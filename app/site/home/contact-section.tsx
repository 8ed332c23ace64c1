import type { ReactNode } from 'react';
import { mailHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Dialog, DialogCloser, DialogOpener } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { HoursTable } from '../../views/laboratory/hours-table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { firstSentence } from '../../views/pages/first-sentence.ts';
import { PhoneButton } from '../frame/phone-dialog.tsx';
import { SketchMap } from '../map/sketch-map.tsx';
import type { ContactOutcome } from '../messages/contact-draft.ts';
import { ContactForm } from '../messages/contact-form.tsx';

/** The laboratory on the map of its city, the ways to reach it, and the message form (clause S2.14). */
export function ContactSection({ outcome }: { outcome: ContactOutcome | undefined }) {
  return (
    <section {...dataFor(laterContract, { part: '' })} id="contacto" className="page-frame py-16 lg:py-28">
      <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Reveal>
          <h2 className="text-2xl">{m.contact_heading()}</h2>
          <p className="mt-3 max-w-[30rem] text-lg text-ink-soft">{m.contact_lead()}</p>
          <Sites />
          <Ways />
          <div className="mt-8 flex flex-wrap gap-3">
            <DialogOpener dialog="agendar" className={button('outline')}>
              <Icon name="calendar" className="size-5" />
              {m.contact_book()}
            </DialogOpener>
            <SiteLink to="/contacto" className={button('quiet')}>
              {m.contact_locations()}
            </SiteLink>
          </div>
        </Reveal>
        <Reveal order={1} className="max-w-[36rem] lg:sticky lg:top-28 lg:max-w-none">
          <SketchMap />
        </Reveal>
      </div>
      <Reveal className="mt-14 border-t border-line pt-10 lg:mt-24 lg:pt-16">
        <ContactForm outcome={outcome} action="?index#contacto" heading="h3" isWide />
      </Reveal>
      <BookingDialog />
    </section>
  );
}

/** Each place, its address, and how to get there, as the map beside it shows them. */
function Sites() {
  const { sites } = useLaboratory();
  const locale = getLocale();
  return (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:mt-10">
      {sites.map(({ id, name, address, arrival }) => (
        <li key={id} className="border-t-2 border-ink pt-3">
          <h3 className="flex items-center gap-2 font-display text-xl font-medium">
            <Icon name="pin" className="size-5 text-brand" />
            {name}
          </h3>
          <p className="mt-1">{address}</p>
          {arrival && <p className="mt-1 text-sm text-ink-soft">{firstSentence(arrival[locale])}</p>}
        </li>
      ))}
    </ul>
  );
}

function Ways() {
  const { phones, email, openingHours } = useLaboratory();
  return (
    <dl className="mt-8 border-b border-line">
      <Way term={m.contact_phones()}>
        <span className="-my-2.5 flex flex-wrap gap-x-6">
          {phones.map((phone) => (
            <PhoneButton
              key={phone}
              phone={phone}
              className="flex min-h-11 items-center gap-2 text-brand underline decoration-line-strong underline-offset-4 tabular-nums hover:decoration-brand [&>svg]:hidden"
            />
          ))}
        </span>
      </Way>
      <Way term={m.contact_email()}>
        <a
          href={mailHref(email)}
          className="-my-2.5 inline-flex min-h-11 items-center break-all text-brand underline decoration-line-strong underline-offset-4 hover:decoration-brand"
        >
          {email}
        </a>
      </Way>
      <Way term={m.contact_hours()}>
        <HoursTable hours={openingHours} />
        <OpenNow className="mt-2 font-semibold lg:hidden" />
      </Way>
    </dl>
  );
}

const Way = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** The first question of a booking: at home or at a location. */
function BookingDialog() {
  return (
    <Dialog id="agendar" title={m.book_dialog_title()}>
      <SiteLink to="/toma-domicilio-medellin" className={button('primary')}>
        <Icon name="house" className="size-5" />
        {m.book_dialog_home()}
      </SiteLink>
      <WhatsAppLink text={m.whatsapp_appointment()} conversion="Appointment_Booking" className={button('whatsapp')}>
        <Icon name="whatsapp" className="size-5" />
        {m.book_dialog_site()}
      </WhatsAppLink>
      <DialogCloser dialog="agendar" className={button('outline')}>
        {m.phone_dialog_cancel()}
      </DialogCloser>
    </Dialog>
  );
}
