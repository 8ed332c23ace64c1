import { mailHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { HoursTable } from '../../views/laboratory/hours-table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { PhoneButton } from '../frame/phone-dialog.tsx';

/** The telephone numbers, the email address, and the hours, once for all sites. */
export function ReachCard() {
  const { phones, email, openingHours } = useLaboratory();
  return (
    <dl className="border-t-2 border-ink">
      <div className="border-b border-line py-5">
        <dt className="text-sm text-ink-soft">{m.contact_phones()}</dt>
        {phones.map((phone) => (
          <dd key={phone}>
            <PhoneButton
              phone={phone}
              className="inline-flex min-h-12 items-center gap-3 font-display text-xl underline-offset-4 hover:text-brand hover:underline"
            />
          </dd>
        ))}
      </div>
      <div className="border-b border-line py-5">
        <dt className="text-sm text-ink-soft">{m.contact_email()}</dt>
        <dd>
          <a
            href={mailHref(email)}
            className="inline-flex min-h-11 items-center text-lg underline-offset-4 hover:text-brand hover:underline"
          >
            {email}
          </a>
        </dd>
      </div>
      <div className="py-5">
        <dt className="text-sm text-ink-soft">{m.contact_hours()}</dt>
        <dd className="mt-1">
          <HoursTable hours={openingHours} />
        </dd>
      </div>
    </dl>
  );
}
