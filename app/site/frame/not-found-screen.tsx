import type { Warning } from '../../domain/exams/urgent.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { useLaboratoryIfKnown } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';

const popular = [
  { to: '/examenes-laboratorio', word: m.nav_catalogue },
  { to: '/servicios', word: m.nav_services },
  { to: '/contacto', word: m.nav_contact },
] as const;

/** An exam that the address may have meant. */
interface Near {
  name: string;
  href: string;
  urgent: Warning | null;
}

/**
 * The 404 page: the source's literal English text, then help in the visitor's language (decision D5). It also renders when no loader has
 * run and the laboratory is unknown.
 */
export function NotFoundScreen({ nearest = [] }: { nearest?: readonly Near[] }) {
  const reachable = useLaboratoryIfKnown() !== null;
  return (
    <div className="page-frame grid gap-x-20 gap-y-12 py-12 md:grid-cols-2 lg:py-28">
      <section lang="en-US" className="md:border-r md:border-line">
        <h1 className="text-3xl">404</h1>
        <p className="mt-4 font-display text-xl">Oops! Page not found</p>
        <SiteLink to="/" className={button('outline', 'mt-7')}>
          Return to Home
        </SiteLink>
      </section>
      <section>
        {nearest.length > 0 && <NearestPages pages={nearest} />}
        <h2 className="text-xl">{m.missing_help_heading()}</h2>
        <SearchField
          action={localizedHref(getLocale(), '/examenes-laboratorio')}
          label={m.catalogue_search()}
          size="large"
          className="mt-5"
        />
        <ul className="mt-8 border-t border-line">
          {popular.map(({ to, word }) => (
            <Line key={to} href={localizedHref(getLocale(), to)} name={word()} />
          ))}
        </ul>
        {reachable && (
          <WhatsAppLink text={m.whatsapp_advice()} className={button('quiet', 'mt-4 -ml-2')}>
            <Icon name="whatsapp" className="size-5 text-whatsapp-mark" />
            {m.missing_whatsapp()}
          </WhatsAppLink>
        )}
      </section>
    </div>
  );
}

const NearestPages = ({ pages }: { pages: readonly Near[] }) => (
  <div className="mb-10">
    <h2 className="text-xl">{m.missing_exams()}</h2>
    <ul className="mt-4 border-t border-line">
      {pages.map((page) => (
        <Line key={page.href} {...page} />
      ))}
    </ul>
  </div>
);

/** A link, below the emergency that its exam may mean, as in the catalog. */
const Line = ({ href, name, urgent = null }: { href: string; name: string; urgent?: Warning | null }) => (
  <li className="border-b border-line">
    {urgent && <UrgentBox urgent={urgent} size="row" className="mt-3" />}
    <a href={href} className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-brand">
      {name}
      <Icon name="arrow-right" className="size-5 text-ink-soft" />
    </a>
  </li>
);
