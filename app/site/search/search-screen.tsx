import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { PriceList } from '../../views/exam-prices/price-list.tsx';
import type { PricedExam } from '../../views/exam-prices/priced-exam.ts';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import type { Page } from '../../views/pages/page.ts';
import { WholeProse } from '../../views/pages/prose.tsx';
import { crumbsOf } from '../../views/pages/trail.ts';
import { LiveAnswers } from './live-answers.tsx';
import { searchContract } from './search.contract.ts';
import { SearchResults } from './search-results.tsx';
import type { SearchHit } from './site-search.ts';

interface SearchScreenProps {
  page: Page;
  query: string;
  /** The exams that the query may mean, best first. */
  exams: readonly PricedExam[];
  hits: readonly SearchHit[];
  /** Where the exams' records are, for the search on the device. */
  records: string;
}

/** The search of the whole site, its answer and, without one, links to the most popular pages. */
export function SearchScreen({ page, query, exams, hits, records }: SearchScreenProps) {
  const trail = crumbsOf(page);
  const hasFound = exams.length > 0 || hits.length > 0;
  return (
    <div className="pb-24">
      <div className="border-b border-line">
        <div className="page-frame pt-2 pb-8 lg:pb-12">
          <Breadcrumb trail={trail} />
          <div className="grid items-end gap-x-20 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:pt-4">
            <div>
              <h1 className="text-2xl">{page.heading}</h1>
              {!query && <p className="mt-3 max-w-[38rem] text-ink-soft">{page.lead}</p>}
            </div>
            {/* The dialog of other pages takes its field from here, its answers, and its word for closing. */}
            <div {...dataFor(searchContract, { place: m.search_close() })}>
              <SearchField
                action={localizedHref(page.locale, '/buscar')}
                label={m.search_label()}
                hint={query ? undefined : m.search_hint()}
                query={query}
                size="large"
              />
              {!query && <LiveAnswers records={records} locale={page.locale} />}
            </div>
          </div>
        </div>
      </div>
      <div className="page-frame pt-10 lg:pt-14">
        {query && hasFound && <Answer query={query} exams={exams} hits={hits} />}
        {query && !hasFound && <NothingFound query={query} />}
        {hits.length === 0 && <WholeProse sections={page.sections} />}
      </div>
    </div>
  );
}

/** Exams at the left; at the right the pages that say something about the query. */
function Answer({ query, exams, hits }: Pick<SearchScreenProps, 'query' | 'exams' | 'hits'>) {
  return (
    <div className="mb-10 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      {exams.length > 0 && <FoundExams query={query} exams={exams} />}
      {hits.length > 0 && (
        <section aria-label={m.search_found({ query, count: hits.length })} className="lg:col-start-2">
          <SearchResults hits={hits} />
        </section>
      )}
    </div>
  );
}

/** A visitor who types an exam's name wants its price and its preparation. */
function FoundExams({ query, exams }: Pick<SearchScreenProps, 'query' | 'exams'>) {
  const all = `${localizedHref(getLocale(), '/examenes-laboratorio')}?${new URLSearchParams({ q: query })}`;
  const first = exams[0]?.urgent ?? null;
  // As in the catalog, other exams carry their warnings in their own lines.
  const alarm = isEmergencyOnly(first) ? first : null;
  return (
    <section aria-labelledby="examenes" className="self-start lg:sticky lg:top-32">
      {alarm && <UrgentBox urgent={alarm} className="mb-6" />}
      <h2 id="examenes" className="mb-4 text-xl">
        {m.search_exams()}
      </h2>
      <PriceList exams={exams} isNarrow />
      <p className="mt-2">
        <a
          href={all}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 wrap-anywhere"
        >
          {m.search_exams_all({ query })}
        </a>
      </p>
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
