import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useLaboratoryIfKnown } from '../../views/laboratory/laboratory-context.ts';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';

const popular = [
  { to: '/examenes-laboratorio', word: m.nav_catalogue },
  { to: '/servicios', word: m.nav_services },
  { to: '/toma-domicilio-medellin', word: m.nav_home_collection },
  { to: '/portal-resultados', word: m.hero_results },
  { to: '/contacto', word: m.nav_contact },
] as const;

/** A page that the address may have meant. */
interface Near {
  name: string;
  href: string;
}

/**
 * The 404 page: the source's literal English text, then help in the visitor's language (decision D5). It also renders when no loader has
 * run and the laboratory is unknown.
 */
export function NotFoundScreen({ nearest = [] }: { nearest?: readonly Near[] }) {
  const reachable = useLaboratoryIfKnown() !== null;
  return (
    <div className="page-frame grid gap-12 py-20 lg:grid-cols-2">
      <section lang="en-US">
        <h1 className="text-3xl">404</h1>
        <p className="mt-3 text-xl">Oops! Page not found</p>
        <SiteLink to="/" className={button('primary', 'mt-7')}>
          Return to Home
        </SiteLink>
      </section>
      <section className="border-t-2 border-ink pt-6">
        {nearest.length > 0 && <NearestPages pages={nearest} />}
        <h2 className="text-xl">{m.missing_help_heading()}</h2>
        <p className="mt-2 text-ink-soft">{m.missing_help_text()}</p>
        <SearchField
          action={localizedHref(getLocale(), '/examenes-laboratorio')}
          label={m.catalogue_search()}
          className="mt-6"
        />
        <h3 className="mt-8 font-semibold">{m.missing_popular()}</h3>
        <ul className="mt-2 grid">
          {popular.map(({ to, word }) => (
            <li key={to} className="border-b border-line">
              <SiteLink to={to} className="flex min-h-12 items-center font-semibold text-brand hover:underline">
                {word()}
              </SiteLink>
            </li>
          ))}
        </ul>
        {reachable && (
          <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp', 'mt-6')}>
            <Icon name="whatsapp" className="size-5" />
            {m.missing_whatsapp()}
          </WhatsAppLink>
        )}
      </section>
    </div>
  );
}

function NearestPages({ pages }: { pages: readonly Near[] }) {
  return (
    <div className="mb-10">
      <h2 className="text-xl">{m.missing_exams()}</h2>
      <ul className="mt-4 grid">
        {pages.map(({ name, href }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-12 items-center font-semibold text-brand hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
