import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { noFilters } from '../../domain/exam-search/exam-filters.ts';
import { type ExamChoice, sorts } from '../../domain/exam-search/exam-selection.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { AskLink } from './ask-link.tsx';
import { useCatalogue } from './catalogue-context.ts';
import { ChoiceLink } from './choice-link.tsx';
import { ExamRow } from './exam-row.tsx';
import { OrderResults } from './order-results.tsx';
import { resultsHeading } from './results-heading.ts';

/** The matching exams, or advice if there are none. */
export function ExamResults({ answer }: { answer: CatalogueAnswer }) {
  const { choice, shown, count, order } = answer;
  if (order) return <OrderResults answer={answer} order={order} />;
  if (count === 0) return <NoExams answer={answer} />;
  return (
    <>
      {/* On a phone the exams follow the field directly, and the sort order is chosen below them. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2
          id="resultados"
          className="wrap-anywhere max-lg:font-sans max-lg:text-base max-lg:font-semibold max-lg:tracking-normal lg:text-xl"
        >
          {resultsHeading(answer)}
        </h2>
        <ul className="w-full border-b border-line lg:order-last">
          {shown.map((exam) => (
            <ExamRow key={exam.code} exam={exam} />
          ))}
        </ul>
        <SortLinks choice={choice} />
      </div>
      <ExamPages answer={answer} />
    </>
  );
}

function SortLinks({ choice }: { choice: ExamChoice }) {
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
            <ChoiceLink
              choice={{ ...choice, sort, page: 1 }}
              aria-current={sort === choice.sort ? 'true' : undefined}
              rel="nofollow"
              className="inline-flex min-h-11 items-center rounded-full px-3 hover:text-brand aria-[current]:font-semibold aria-[current]:underline underline-offset-4"
            >
              {words[sort]}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ExamPages({ answer: { choice, pages } }: { answer: CatalogueAnswer }) {
  const { hrefOf, choose } = useCatalogue();
  return (
    <Pagination
      label={m.catalogue_pages()}
      page={choice.page}
      pages={pages}
      hrefOf={(page) => hrefOf({ ...choice, page })}
      onChoose={choose && ((page, event) => choose({ ...choice, page }, event))}
      className="mt-10 justify-center"
    />
  );
}

/** The chat message never contains the typed text. */
function NoExams({ answer }: { answer: CatalogueAnswer }) {
  const { choice, found, asksForImages, nearest } = answer;
  const isFiltered = found > 0;
  return (
    <>
      <EmptyState
        id="resultados"
        heading={resultsHeading(answer)}
        action={
          <>
            {isFiltered && (
              <ChoiceLink
                choice={{ ...choice, ...noFilters, sort: 'relevance', page: 1 }}
                className={button('primary')}
              >
                {m.catalogue_filters_clear()}
              </ChoiceLink>
            )}
            <AskLink />
          </>
        }
      >
        {isFiltered
          ? m.catalogue_none_filtered_text()
          : asksForImages
            ? m.catalogue_none_images()
            : m.catalogue_none_text()}
      </EmptyState>
      {!isFiltered && nearest.length > 0 && (
        <div>
          <h3 className="mt-10 text-lg">{m.catalogue_nearest()}</h3>
          <ul className="mt-4 border-b border-line">
            {nearest.map((exam) => (
              <ExamRow key={exam.code} exam={exam} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
