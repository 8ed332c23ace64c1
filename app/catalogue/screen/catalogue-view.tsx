import type { ComponentProps, Ref } from 'react';

import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { isOpening, queryOf } from '../../domain/exam-search/exam-choice.ts';
import { MAX_LETTERS_OF_AN_ORDER } from '../../domain/exam-search/order/split-order.ts';
import { formatNumber } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { warningsIn } from './answer-warnings.ts';
import { AskLink } from './ask-link.tsx';
import { withList } from './carried-list.ts';
import { useCatalogue } from './catalogue-context.ts';
import { ExamOpening } from './catalogue-start.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { FilterChips, FilterDrawer } from './exam-filter-panel.tsx';
import { ExamResults } from './exam-results.tsx';
import { isSortable, ResultsHead } from './results-head.tsx';
import { FoldedNotices, ResultsWarnings } from './results-warnings.tsx';

/** The content around the field. */
export interface CatalogueOpening {
  trail: ComponentProps<typeof Breadcrumb>['trail'];
  heading: string;
  lead: string;
  /** How many exams the catalog lists. */
  total: number;
}

interface CatalogueViewProps {
  opening: CatalogueOpening;
  answer: CatalogueAnswer;
  /** The results in words for screen readers, whose users do not see them change. */
  said?: string;
  /** Whether the page asks the visitor to send the form, because the browser cannot search. */
  asksToSend?: boolean;
  results?: Ref<HTMLDivElement>;
  search?: Pick<ComponentProps<typeof SearchField>, 'field' | 'onSubmit'>;
}

/** The search field, its results, and its filters. The server and the browser render it alike. */
export function CatalogueView({
  opening,
  answer,
  said = '',
  asksToSend = false,
  results,
  search = {},
}: CatalogueViewProps) {
  const opens = isOpening(answer.choice);
  const { alarms, beside, open, folded } = warningsIn(answer);
  return (
    <div className="group/catalogue" data-asked={opens ? undefined : ''} data-ordered={answer.order ? '' : undefined}>
      <Opening opening={opening} answer={answer} search={search} />
      <section aria-labelledby="resultados" className="page-frame grid grid-cols-1 items-start pt-4 lg:gap-y-6 lg:pt-6">
        <div data-exam-alarm="" className="min-w-0 empty:hidden lg:grid lg:gap-3">
          <ResultsWarnings alarms={alarms} open={open} />
        </div>
        <div ref={results} data-exam-results="" className="min-w-0 scroll-mt-24">
          {asksToSend && (
            <p role="alert" className="mb-6 font-semibold">
              {m.catalogue_search_by_sending()}
            </p>
          )}
          {isSortable(answer) ? (
            <ResultsHead answer={answer}>
              <FilterDrawer answer={answer} isBeside />
            </ResultsHead>
          ) : (
            !opens && <FilterDrawer answer={answer} />
          )}
          <FilterChips answer={answer} />
          {!opens && <FoldedNotices folded={folded} />}
          {opens ? <ExamOpening answer={answer} folded={folded} /> : <ExamResults answer={answer} beside={beside} />}
        </div>
        {(opens || answer.count > 0 || answer.order) && <AskForOther total={opening.total} />}
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** How many exams there are to search, and whom to ask for another. */
const AskForOther = ({ total }: { total: number }) => (
  <div className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 lg:mt-2">
    <p className="max-w-[34rem] text-sm text-ink-soft">
      {m.catalogue_total({ count: formatNumber(getLocale(), total) })}
    </p>
    <AskLink />
  </div>
);

/** Empties the field, and keeps the filters. */
function ClearLink({ choice }: Pick<CatalogueAnswer, 'choice'>) {
  return (
    <ChoiceLink
      choice={{ ...choice, query: '', asTyped: false, page: 1 }}
      aria-label={m.catalogue_clear()}
      rel="nofollow"
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink hover:text-brand"
    >
      <Icon name="close" className="size-4.5" />
    </ChoiceLink>
  );
}

/** Once the visitor searches, there are only the heading, small, and the field, with the results right below them. */
function Opening({
  opening,
  answer: { choice },
  search,
}: Required<Pick<CatalogueViewProps, 'opening' | 'answer' | 'search'>>) {
  const { carried } = useCatalogue();
  const query = withList(queryOf({ ...choice, query: '', asTyped: false, page: 1 }), carried);
  return (
    <div className="border-b border-line bg-sunken">
      <div className="page-frame pt-2 pb-4 lg:pb-10 group-data-asked/catalogue:lg:pb-6">
        <div className="group-data-asked/catalogue:hidden">
          <Breadcrumb trail={opening.trail} />
        </div>
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] group-data-asked/catalogue:lg:grid-cols-1">
          <div>
            <h1 className="pt-2 text-2xl lg:pt-6 group-data-asked/catalogue:mb-3 group-data-asked/catalogue:text-lg group-data-asked/catalogue:lg:mb-4 group-data-asked/catalogue:lg:pt-4 group-data-asked/catalogue:lg:text-xl">
              {opening.heading}
            </h1>
            <SearchField
              action={localizedHref(getLocale(), '/examenes-laboratorio')}
              label={
                <span className="text-base font-normal text-ink-soft group-data-asked/catalogue:sr-only">
                  {m.catalogue_search_label()}
                </span>
              }
              size="large"
              query={choice.query}
              most={MAX_LETTERS_OF_AN_ORDER}
              keep={Object.fromEntries(new URLSearchParams(query))}
              clear={choice.query && <ClearLink choice={choice} />}
              className="mt-2 max-lg:leading-tight lg:mt-3 lg:max-w-[53.75rem] group-data-asked/catalogue:mt-0 group-data-asked/catalogue:[&>label>span:last-child]:mt-0 lg:not-group-data-asked/catalogue:[&>label>span:last-child]:mt-5"
              {...search}
            />
          </div>
          {isOpening(choice) && <p className="hidden text-ink-soft lg:block">{opening.lead}</p>}
        </div>
      </div>
    </div>
  );
}
