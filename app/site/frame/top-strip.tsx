import { mailHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { PhoneButton } from './phone-dialog.tsx';

/** The strip above the header: phone, email, city, language (clause S2.19). It shrinks when the page is scrolled. */
export function TopStrip() {
  const { city, email, phones } = useLaboratory();
  return (
    <section aria-label={m.strip_label()} className="strip bg-forest text-xs leading-4 text-on-forest">
      <div className="page-frame flex h-full items-center gap-x-3 sm:gap-x-5">
        <PhoneButton
          phone={phones[0]}
          className="inline-flex min-h-6 items-center gap-1.5 font-semibold whitespace-nowrap hover:underline [&>svg]:hidden sm:[&>svg]:block"
        />
        <a
          href={mailHref(email)}
          aria-label={m.mail_us({ email })}
          className="inline-flex min-h-6 min-w-6 items-center justify-center gap-2 hover:underline"
        >
          <Icon name="mail" className="size-4 shrink-0" />
          <span className="hidden md:inline">{email}</span>
        </a>
        <span className="inline-flex items-center gap-1.5 text-on-forest-soft">
          <Icon name="pin" className="hidden size-4 shrink-0 sm:block" />
          {city}
        </span>
        <OpenNow className="ml-auto hidden text-on-forest-soft lg:flex" />
        <LanguageSelector className="ml-auto lg:ml-0" />
        <ThemeSwitch className="hidden text-on-forest md:block" />
      </div>
    </section>
  );
}
