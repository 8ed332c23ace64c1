import { type ExamChoice, type ExamSelection, sorts } from '../../domain/exam-search/exam-choice.ts';
import { noFilters } from '../../domain/exam-search/exam-filters.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import { saidOnce } from '../../domain/exams/urgent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { useChoiceHref } from './carried-list-context.ts';
import { ExamRow } from './exam-row.tsx';
import { OrderResults } from './order-results.tsx';

interface ExamResultsProps {
  selection: ExamSelection;
  /** What resembles the query, where nothing answers it. */
  nearest: readonly SearchRecord[];
  /** With every part that it can have, for the browser to fill in. */
  isPattern?: boolean;
}

/** The exams that were asked for, or what to do where there are none. */
export function ExamResults({ selection, nearest, isPattern = false }: ExamResultsProps) {
  const { choice, shown, count, order } = selection;
  if (order) return <OrderResults order={order} found={shown} />;
  if (count === 0) return <NoExams selection={selection} nearest={nearest} />;
  return (
    <>
      {/* On a phone the exams touch the field: their order is chosen below them. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2
          id={isPattern ? undefined : 'resultados'}
          data-part="heading"
          className="text-base font-semibold wrap-anywhere lg:text-xl"
        >
          {countLine(selection)}
        </h2>
        <ul data-part="rows" className="w-full border-b border-line lg:order-last lg:mt-2">
          {saidOnce(shown).map((record) => (
            <ExamRow key={record.code} record={record} query={choice.query} />
          ))}
        </ul>
        <SortLinks choice={choice} />
      </div>
      <ExamPages selection={selection} />
    </>
  );
}

const countLine = ({ choice: { query }, count }: ExamSelection): string =>
  query ? m.catalogue_found({ query, count }) : m.catalogue_count({ count });

function SortLinks({ choice }: { choice: ExamChoice }) {
  const hrefOf = useChoiceHref();
  const words = {
    relevance: choice.query ? m.catalogue_sort_best() : m.catalogue_sort_relevance(),
    name: m.catalogue_sort_name(),
    fastest: m.catalogue_sort_fastest(),
  };
  return (
    <nav aria-label={m.catalogue_sort()} className="no-print">
      <ul className="flex flex-wrap gap-x-1 text-sm">
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={hrefOf({ ...choice, sort, page: 1 })}
              data-choice={`sort=${sort}`}
              aria-current={sort === choice.sort ? 'true' : undefined}
              rel="nofollow"
              className="inline-flex min-h-11 items-center rounded-full px-3 hover:text-brand aria-[current]:font-semibold aria-[current]:underline underline-offset-4"
            >
              <span data-part={sort === 'relevance' ? 'best' : undefined}>{words[sort]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ExamPages({ selection: { choice, pages } }: { selection: ExamSelection }) {
  const hrefOf = useChoiceHref();
  if (pages === 1) return null;
  const { page } = choice;
  return (
    <nav
      aria-label={m.catalogue_pages()}
      data-part="pages"
      className="no-print mt-10 flex flex-wrap items-center justify-center gap-4"
    >
      {page > 1 && (
        <a
          href={hrefOf({ ...choice, page: page - 1 })}
          rel="prev"
          data-part="previous"
          data-choice={`page=${page - 1}`}
          className={button('outline')}
        >
          <Icon name="chevron-left" className="size-4" />
          {m.catalogue_page_previous()}
        </a>
      )}
      <p data-part="page" className="text-sm text-ink-soft">
        {m.catalogue_page({ page, pages })}
      </p>
      {page < pages && (
        <a
          href={hrefOf({ ...choice, page: page + 1 })}
          rel="next"
          data-part="next"
          data-choice={`page=${page + 1}`}
          className={button('outline')}
        >
          {m.catalogue_page_next()}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}

/** What was typed goes into no chat and no address. */
export function NoExams({ selection: { choice, found, asksForImages }, nearest, isPattern = false }: ExamResultsProps) {
  const hrefOf = useChoiceHref();
  const isFiltered = found > 0;
  return (
    <>
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <h2 id={isPattern ? undefined : 'resultados'} data-part="heading" className="text-xl wrap-anywhere">
          {isFiltered ? m.catalogue_none_filtered() : m.catalogue_none({ query: choice.query })}
        </h2>
        <p data-part="text" className="mt-2 max-w-(--container-prose)">
          {isFiltered
            ? m.catalogue_none_filtered_text()
            : asksForImages
              ? m.catalogue_none_images()
              : m.catalogue_none_text()}
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          {(isFiltered || isPattern) && (
            <a
              href={hrefOf({ query: choice.query, ...noFilters })}
              data-part="clear"
              data-choice="clear"
              className={button('brand')}
            >
              {m.catalogue_filters_clear()}
            </a>
          )}
          <WhatsAppLink text={m.catalogue_ask_text()} className={button('whatsapp')}>
            <Icon name="whatsapp" className="size-5" />
            {m.catalogue_ask()}
          </WhatsAppLink>
        </p>
      </div>
      {((!isFiltered && nearest.length > 0) || isPattern) && (
        <div data-part="nearest">
          <h3 className="mt-10 text-lg">{m.catalogue_nearest()}</h3>
          <ul data-part="rows" className="mt-4 border-b border-line">
            {saidOnce(nearest).map((record) => (
              <ExamRow key={record.code} record={record} query="" />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
