import { deduplicated, isEmergencyOnly, type Warning } from '../../domain/exams/urgent.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import type { Page } from '../../views/pages/page.ts';
import { WholeProse } from '../../views/pages/prose.tsx';
import { trailOf } from '../../views/pages/trail.ts';
import { searchContract } from './search.contract.ts';
import { SearchResults } from './search-results.tsx';
import type { SearchHit } from './site-search.ts';

interface SearchScreenProps {
  page: Page;
  query: string;
  /** The exams that the query may mean, best first. */
  exams: readonly { name: string; href: string; urgent: Warning | null }[];
  hits: readonly SearchHit[];
}

/** The search of the whole site, its answer and, without one, links to the most popular pages. */
export function SearchScreen({ page, query, exams, hits }: SearchScreenProps) {
  const trail = trailOf(page).map(({ name, path }) => ({ label: name, href: pathInLocale(page.locale, path) }));
  return (
    <div className="pb-24">
      <div className="border-b border-line bg-sunken">
        <div className="page-frame pt-3 pb-10 lg:pb-12">
          <Breadcrumb trail={trail} />
          <h1 className="mt-6 text-2xl lg:mt-8">{page.heading}</h1>
          {!query && <p className="mt-4 max-w-[38rem] text-lg text-ink-soft">{page.lead}</p>}
          {/* The dialog of other pages takes its field from here, and its word for closing. */}
          <div {...dataFor(searchContract, { place: m.search_close() })} className="mt-7">
            <SearchField
              action={localizedHref(page.locale, '/buscar')}
              label={m.search_label()}
              hint={m.search_hint()}
              query={query}
            />
          </div>
        </div>
      </div>
      <div className="page-frame pt-10">
        {exams.length > 0 && <FoundExams query={query} exams={exams} />}
        {query && (hits.length > 0 || exams.length === 0) && <Answer query={query} hits={hits} />}
        {hits.length === 0 && <WholeProse sections={page.sections} />}
      </div>
    </div>
  );
}

/** A visitor who types an exam's name wants its price and its preparation, which are on the exam's page. */
function FoundExams({ query, exams }: Pick<SearchScreenProps, 'query' | 'exams'>) {
  const all = `${localizedHref(getLocale(), '/examenes-laboratorio')}?${new URLSearchParams({ q: query })}`;
  const first = exams[0]?.urgent ?? null;
  // As in the catalog, other exams carry their warnings in their own lines.
  const alarm = isEmergencyOnly(first) ? first : null;
  return (
    <section aria-labelledby="examenes" className="mb-10 max-w-(--container-prose)">
      {alarm && <UrgentBox urgent={alarm} className="mb-6" />}
      <h2 id="examenes" className="text-xl">
        {m.search_exams()}
      </h2>
      <ul className="mt-3">
        {deduplicated(exams).map(({ name, href, urgent }) => (
          <li key={href} className="border-t border-line">
            {urgent && <UrgentBox urgent={urgent} size="row" className="mt-3" />}
            <a
              href={href}
              className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold text-brand underline-offset-4 hover:underline"
            >
              {name}
              <Icon name="arrow-right" className="size-5 shrink-0 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a
          href={all}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4 wrap-anywhere"
        >
          {m.search_exams_all({ query })}
        </a>
      </p>
    </section>
  );
}

function Answer({ query, hits }: Pick<SearchScreenProps, 'query' | 'hits'>) {
  if (hits.length === 0) return <NothingFound query={query} />;
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados" className="text-xl">
        {m.search_found({ query, count: hits.length })}
      </h2>
      <SearchResults hits={hits} />
    </section>
  );
}

/** The typed text goes into no chat and no address. */
function NothingFound({ query }: { query: string }) {
  return (
    <section aria-labelledby="resultados" className="mb-10">
      <EmptyState
        id="resultados"
        heading={m.search_none({ query })}
        action={
          <>
            <SiteLink to="/examenes-laboratorio" className={button('primary')}>
              {m.search_none_catalogue()}
            </SiteLink>
            <WhatsAppLink text={m.whatsapp_advice()} className={button('whatsapp')}>
              <Icon name="whatsapp" className="size-5" />
              {m.search_none_whatsapp()}
            </WhatsAppLink>
          </>
        }
      >
        {m.search_none_text()}
      </EmptyState>
    </section>
  );
}
