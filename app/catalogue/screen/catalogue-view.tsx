import type { ComponentProps, Ref } from 'react';

import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { alarmFor, isOpening, queryOf } from '../../domain/exam-search/exam-choice.ts';
import { MOST_LETTERS_OF_AN_ORDER } from '../../domain/exam-search/order/split-order.ts';
import { formatNumber } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { SearchField } from '../../ui/search-field.tsx';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { withList } from './carried-list.ts';
import { useCatalogue } from './catalogue-context.ts';
import { ExamOpening } from './catalogue-start.tsx';
import { ExamFilterPanel } from './exam-filter-panel.tsx';
import { ExamResults } from './exam-results.tsx';

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
  const alarm = alarmFor(answer);
  return (
    <div className="group/catalogue" data-asked={opens ? undefined : ''} data-ordered={answer.order ? '' : undefined}>
      <Opening opening={opening} answer={answer} search={search} />
      <section
        aria-labelledby="resultados"
        className="page-frame grid gap-x-12 gap-y-6 pt-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12 group-data-ordered/catalogue:lg:grid-cols-1"
      >
        <div data-exam-alarm="" className="empty:hidden lg:col-span-2">
          {alarm && <UrgentBox urgent={alarm} />}
        </div>
        <ExamFilterPanel answer={answer} />
        <div ref={results} data-exam-results="" className="min-w-0 scroll-mt-24">
          {asksToSend && (
            <p role="alert" className="mb-6 font-semibold">
              {m.catalogue_search_by_sending()}
            </p>
          )}
          {opens ? <ExamOpening answer={answer} /> : <ExamResults answer={answer} />}
        </div>
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Once the visitor searches, a phone shows only the field, with the results right below it. */
function Opening({
  opening,
  answer: { choice },
  search,
}: Required<Pick<CatalogueViewProps, 'opening' | 'answer' | 'search'>>) {
  const { carried } = useCatalogue();
  const locale = getLocale();
  const query = withList(queryOf({ ...choice, query: '', page: 1 }), carried);
  return (
    <div className="border-b border-line bg-sunken">
      <div className="page-frame pt-3 pb-4 lg:pb-10">
        <div className="group-data-asked/catalogue:max-lg:hidden">
          <Breadcrumb trail={opening.trail} />
        </div>
        <h1 className="max-w-[24ch] pt-3 text-2xl lg:pt-8 group-data-asked/catalogue:max-lg:sr-only">
          {opening.heading}
        </h1>
        <SearchField
          action={localizedHref(locale, '/examenes-laboratorio')}
          label={m.catalogue_search()}
          hint={<span className="group-data-asked/catalogue:max-lg:hidden">{m.catalogue_search_hint()}</span>}
          query={choice.query}
          most={MOST_LETTERS_OF_AN_ORDER}
          keep={Object.fromEntries(new URLSearchParams(query))}
          className="mt-3 lg:mt-5"
          {...search}
        />
        {isOpening(choice) && (
          <div className="mt-5 hidden max-w-[38rem] text-ink-soft lg:block lg:text-lg">
            <p>{opening.lead}</p>
          </div>
        )}
        <p className="mt-2 max-w-[38rem] text-sm text-ink-soft group-data-asked/catalogue:max-lg:hidden">
          {m.catalogue_total({ count: formatNumber(locale, opening.total) })}
        </p>
      </div>
    </div>
  );
}
