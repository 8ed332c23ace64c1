import { mailHref } from '../../domain/laboratory/contact-links.ts';
import { type SocialNetwork, socialNetworks } from '../../domain/laboratory/laboratory.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LazyImage } from '../../ui/lazy-image.tsx';
import { consentContract } from '../../views/consent/consent.contract.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { footerServices } from './footer-links.ts';
import { PhoneButton } from './phone-dialog.tsx';

const link =
  'inline-flex min-h-9 items-center text-on-forest-soft hover:text-on-forest hover:underline underline-offset-4';

/**
 * The footer of every page: contact, services, legal notes, and the consent link of this policy version. On a phone its lists have two
 * columns.
 */
export function SiteFooter({ consentVersion }: { consentVersion: string }) {
  const { brand, copyrightYear } = useLaboratory();
  return (
    <footer
      {...dataFor(laterContract, { part: '' })}
      className="site-footer relative overflow-hidden bg-forest text-sm text-on-forest"
    >
      <Icon
        name="mark"
        className="pointer-events-none absolute -right-16 -bottom-24 size-96 text-forest-line opacity-60"
      />
      <div className="page-frame relative grid gap-x-6 gap-y-3 pt-5 lg:grid-cols-[1.4fr_1fr_1fr_1.3fr] lg:pt-14">
        <div className="flex items-center justify-between lg:block">
          <LazyImage src="/brand/logo.svg" alt={brand} width={240} height={72} className="w-36 lg:w-60" />
          <p className="mt-4 font-semibold max-lg:sr-only">{m.footer_social()}</p>
          <SocialLinks />
        </div>
        <FooterColumn heading={m.footer_services()} list={twoColumns}>
          {footerServices.map(({ to, word }) => (
            <li key={to}>
              <SiteLink to={to} className={link}>
                {word()}
              </SiteLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn heading={m.footer_patients()} list={twoColumns}>
          <PatientLinks />
        </FooterColumn>
        <FooterColumn heading={m.footer_contact()} hidesHeading list="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
          <ContactLines />
        </FooterColumn>
      </div>
      <div className="page-frame relative mt-3 pb-1 lg:mt-10 lg:pb-8">
        <div className="flex flex-wrap items-center gap-x-6 border-t border-forest-line pt-2 max-lg:text-xs lg:pt-4">
          <p className="w-full py-1 text-on-forest-soft lg:py-2">
            {m.footer_rights({ year: String(copyrightYear), brand })} {m.footer_supervised()}
          </p>
          <SiteLink to="/politicas-privacidad" className={link}>
            {m.footer_privacy()}
          </SiteLink>
          <SiteLink to="/politica-cookies" className={link}>
            {m.footer_cookies()}
          </SiteLink>
          <SiteLink
            to="/politica-cookies#preferencias"
            {...dataFor(consentContract, { link: consentVersion })}
            className={link}
          >
            {m.consent_preferences()}
          </SiteLink>
        </div>
      </div>
    </footer>
  );
}

const twoColumns = 'max-lg:columns-2 max-lg:gap-x-4';

interface FooterColumnProps {
  heading: string;
  /** True if a phone shows only the list, which says what it is. */
  hidesHeading?: boolean;
  /** The classes of its list. */
  list: string;
  children: React.ReactNode;
}

const FooterColumn = ({ heading, hidesHeading = false, list, children }: FooterColumnProps) => (
  <div>
    <h2 className={`font-sans text-sm font-bold tracking-normal ${hidesHeading ? 'max-lg:sr-only' : ''}`}>{heading}</h2>
    <ul className={`lg:mt-2 ${list}`}>{children}</ul>
  </div>
);

function PatientLinks() {
  return (
    <>
      <li>
        <WhatsAppLink text={m.whatsapp_appointment()} conversion="Appointment_Booking" className={link}>
          {m.footer_book()}
        </WhatsAppLink>
      </li>
      <li>
        <SiteLink to="/portal-resultados" className={link}>
          {m.footer_results()}
        </SiteLink>
      </li>
      <li>
        <SiteLink to="/servicios" className={link}>
          {m.footer_preparation()}
        </SiteLink>
      </li>
      <li>
        <SiteLink to="/contacto" className={link}>
          {m.footer_questions()}
        </SiteLink>
      </li>
    </>
  );
}

function ContactLines() {
  const { sites, phones, email } = useLaboratory();
  return (
    <>
      {sites.map((site) => (
        <li key={site.id} className="flex gap-2 py-1.5 leading-snug text-on-forest-soft">
          <Icon name="pin" className="mt-0.5 size-4 shrink-0" />
          <span className="max-lg:text-xs">
            <span className="block text-sm font-semibold text-on-forest">{site.name}</span>
            {site.address}
          </span>
        </li>
      ))}
      {phones.map((phone) => (
        <li key={phone}>
          <PhoneButton phone={phone} className={`${link} gap-2`} />
        </li>
      ))}
      <li className="col-span-2">
        <a href={mailHref(email)} className={`${link} gap-2`}>
          <Icon name="mail" className="size-4" />
          {email}
        </a>
      </li>
    </>
  );
}

const networks = {
  facebook: { name: 'Facebook', icon: 'facebook' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  youtube: { name: 'YouTube', icon: 'youtube' },
} as const satisfies Record<SocialNetwork, object>;

/** One icon per network; it is a link only if the laboratory has configured an address (decision D12). */
function SocialLinks() {
  const { social } = useLaboratory();
  return (
    <ul className="-mr-3 flex lg:mt-1 lg:-ml-3">
      {socialNetworks.map((network) => {
        const { name, icon: glyph } = networks[network];
        const address = social[network];
        const icon = <Icon name={glyph} className="size-5" />;
        return (
          <li key={network} className="grid min-h-11 min-w-11 place-items-center">
            {address ? (
              <a
                href={address}
                rel="noopener noreferrer"
                aria-label={name}
                className="grid min-h-11 min-w-11 place-items-center"
              >
                {icon}
              </a>
            ) : (
              <span role="img" aria-label={name} className="text-on-forest-soft">
                {icon}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
