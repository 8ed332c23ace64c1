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
    <section aria-label={m.strip_label()} className="strip bg-forest text-sm text-on-forest">
      <div className="mx-auto flex h-full max-w-page items-center gap-x-1 px-4 max-[22.4rem]:gap-x-0 max-[22.4rem]:px-2 sm:gap-x-5 lg:px-8">
        <PhoneButton
          phone={phones[0]}
          className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap hover:underline max-[22.4rem]:[&>svg]:hidden"
        />
        <a
          href={mailHref(email)}
          aria-label={m.mail_us({ email })}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:underline"
        >
          <Icon name="mail" className="size-4 shrink-0" />
          <span className="hidden md:inline">{email}</span>
        </a>
        <span className="city inline-flex items-center gap-2 text-xs text-on-forest-soft sm:text-sm">
          <Icon name="pin" className="hidden size-4 shrink-0 sm:block" />
          {city}
        </span>
        <OpenNow className="ml-auto hidden text-on-forest-soft xl:flex" />
        <LanguageSelector className="ml-auto xl:ml-0" />
        <ThemeSwitch className="hidden text-on-forest sm:block" />
      </div>
    </section>
  );
}
