import { mailHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Dialog, DialogCloser, DialogOpener } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { HoursTable } from '../../views/laboratory/hours-table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { PhoneButton } from '../frame/phone-dialog.tsx';
import type { ContactOutcome } from '../messages/contact-draft.ts';
import { ContactForm } from '../messages/contact-form.tsx';

/** Our locations, the ways to reach us, and the message form (clause S2.14). */
export function ContactSection({ outcome }: { outcome: ContactOutcome | undefined }) {
  return (
    <section {...dataFor(laterContract, { part: '' })} id="contacto" className="page-frame py-16 lg:py-28">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
        <Reveal>
          <h2 className="text-2xl">{m.contact_heading()}</h2>
          <p className="mt-3 text-lg text-ink-soft">{m.contact_lead()}</p>
          <ContactDetails />
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
        <Reveal order={1}>
          <ContactForm outcome={outcome} action="?index#contacto" heading="h3" />
        </Reveal>
      </div>
      <BookingDialog />
    </section>
  );
}

function ContactDetails() {
  const { sites, phones, email, openingHours } = useLaboratory();
  return (
    <dl className="mt-8 border-b border-line">
      {sites.map((site) => (
        <Detail key={site.id} icon="pin" term={site.name}>
          {site.address}
        </Detail>
      ))}
      <Detail icon="phone" term={m.contact_phones()}>
        <span className="-my-2.5 flex flex-wrap gap-x-6">
          {phones.map((phone) => (
            <PhoneButton
              key={phone}
              phone={phone}
              className="flex min-h-11 items-center gap-2 text-brand tabular-nums hover:underline [&>svg]:hidden"
            />
          ))}
        </span>
      </Detail>
      <Detail icon="mail" term={m.contact_email()}>
        <a
          href={mailHref(email)}
          className="-my-2.5 inline-flex min-h-11 items-center break-all text-brand hover:underline"
        >
          {email}
        </a>
      </Detail>
      <Detail icon="clock" term={m.contact_hours()}>
        <HoursTable hours={openingHours} />
        <OpenNow className="mt-2 font-semibold lg:hidden" />
      </Detail>
    </dl>
  );
}

function Detail({ icon, term, children }: { icon: IconName; term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[1.25rem_9rem_minmax(0,1fr)]">
      <dt className="contents font-semibold">
        <Icon name={icon} className="mt-0.5 size-5 text-brand" />
        {term}
      </dt>
      <dd className="min-w-0 text-ink-soft max-sm:col-start-2">{children}</dd>
    </div>
  );
}

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
