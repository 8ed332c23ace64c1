import { alarmFor, type ExamSelection, isOpening, queryOf } from '../../domain/exam-search/exam-choice.ts';
import { MOST_LETTERS_OF_AN_ORDER } from '../../domain/exam-search/order/split-order.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import { formatNumber } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SearchField } from '../../ui/search-field.tsx';
import { addingWords } from '../../views/exams/adding-words.ts';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { PageEnding } from '../../views/pages/page-ending.tsx';
import { PageQuestions } from '../../views/pages/page-questions.tsx';
import { Prose } from '../../views/pages/prose.tsx';
import type { PageView } from '../../views/pages/read-next.ts';
import { ReadNextCards } from '../../views/pages/read-next-cards.tsx';
import { trailOf } from '../../views/pages/trail.ts';
import { withList } from './carried-list.ts';
import { CarriedListProvider, useCarriedList } from './carried-list-context.ts';
import { ExamFilterPanel } from './exam-filter-panel.tsx';
import { ExamOpening } from './exam-opening.tsx';
import { ExamPieces, rowWords } from './exam-pieces.tsx';
import { ExamResults } from './exam-results.tsx';

interface CatalogueScreenProps {
  page: PageView;
  selection: ExamSelection;
  nearest: readonly SearchRecord[];
  mostAsked: readonly SearchRecord[];
  /** The codes of the list that somebody adds to. */
  list: readonly string[];
  /** How many exams the catalog lists. */
  total: number;
  /** Where the browser finds the catalogue for its own search. */
  records: string;
}

/** The catalogue: one field, what it finds, what narrows it down. Prose and questions stand below it, until somebody asks for something. */
export function CatalogueScreen({ list, ...props }: CatalogueScreenProps) {
  return (
    <CarriedListProvider value={list}>
      <Catalogue {...props} />
    </CarriedListProvider>
  );
}

function Catalogue({ page, selection, nearest, mostAsked, records, total }: Omit<CatalogueScreenProps, 'list'>) {
  const opens = isOpening(selection.choice);
  const alarm = alarmFor(selection);
  return (
    <article
      className="group/catalogue pb-24"
      data-asked={opens ? undefined : ''}
      data-ordered={selection.order ? '' : undefined}
      data-exam-search={records}
      data-exam-words={JSON.stringify(rowWords(useLaboratory()))}
      {...addingWords()}
    >
      <Opening page={page} selection={selection} total={total} />
      <section
        aria-labelledby="resultados"
        className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-4 pt-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:px-8 lg:pt-12 group-data-ordered/catalogue:lg:grid-cols-1"
      >
        <div data-exam-alarm="" className="empty:hidden lg:col-span-2">
          {alarm && <UrgentBox urgent={alarm} />}
        </div>
        <ExamFilterPanel selection={selection} />
        <div data-exam-results="" className="min-w-0 scroll-mt-24">
          {opens ? (
            <ExamOpening selection={selection} mostAsked={mostAsked} />
          ) : (
            <ExamResults selection={selection} nearest={nearest} />
          )}
        </div>
      </section>
      <p role="status" data-exam-status="" className="sr-only" />
      {mostAsked[0] && <ExamPieces selection={selection} anyExam={mostAsked[0]} />}
      {opens && (
        <div data-exam-below="">
          <div className="mx-auto mt-16 grid max-w-page gap-y-12 border-t border-line px-4 pt-12 lg:px-8">
            {page.sections.map((section) => (
              <Prose key={section.id ?? ''} html={section.html} />
            ))}
            <PageQuestions questions={page.questions} />
            <PageEnding page={page} />
          </div>
          <ReadNextCards entries={page.readNext} />
        </div>
      )}
    </article>
  );
}

/** Once something is asked for, a phone shows the field alone: its answers stand right below. */
function Opening({ page, selection: { choice }, total }: Pick<CatalogueScreenProps, 'page' | 'selection' | 'total'>) {
  const trail = trailOf(page).map(({ name, path }) => ({ label: name, href: pathInLocale(page.locale, path) }));
  const query = withList(queryOf({ ...choice, query: '', page: 1 }), useCarriedList());
  const kept = Object.fromEntries(new URLSearchParams(query));
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 pt-3 pb-4 lg:px-8 lg:pb-10">
        <div className="group-data-asked/catalogue:max-lg:hidden">
          <Breadcrumb trail={trail} />
        </div>
        <h1 className="max-w-[24ch] pt-3 text-2xl lg:pt-8 group-data-asked/catalogue:max-lg:sr-only">{page.heading}</h1>
        <SearchField
          action={localizedHref(page.locale, '/examenes-laboratorio')}
          label={m.catalogue_search()}
          hint={<span className="group-data-asked/catalogue:max-lg:hidden">{m.catalogue_search_hint()}</span>}
          query={choice.query}
          most={MOST_LETTERS_OF_AN_ORDER}
          keep={kept}
          className="mt-3 lg:mt-5"
        />
        {isOpening(choice) && (
          <div className="mt-5 hidden max-w-[38rem] text-ink-soft lg:block lg:text-lg group-data-asked/catalogue:hidden">
            <p>{page.lead}</p>
          </div>
        )}
        <p className="mt-2 max-w-[38rem] text-sm text-ink-soft group-data-asked/catalogue:max-lg:hidden">
          {m.catalogue_total({ count: formatNumber(page.locale, total) })}
        </p>
      </div>
    </div>
  );
}
