import { localizedHref } from '../../i18n/href.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SearchField } from '../../ui/search-field.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { Breadcrumb } from '../pages/breadcrumb.tsx';
import { sectionsOf } from '../pages/content-sections.ts';
import { PageEnding } from '../pages/page-ending.tsx';
import { PageQuestions } from '../pages/page-questions.tsx';
import { Prose } from '../pages/prose.tsx';
import type { PageView } from '../pages/read-next.ts';
import { ReadNextCards } from '../pages/read-next-cards.tsx';
import { trailOf } from '../pages/trail.ts';
import { addingWords } from './adding-words.ts';
import { withList } from './carried-list.ts';
import { CarriedListProvider, useCarriedList } from './carried-list-context.ts';
import { ExamFilterPanel } from './exam-filter-panel.tsx';
import { ExamOpening } from './exam-opening.tsx';
import { ExamPieces, rowWords } from './exam-pieces.tsx';
import { ExamResults } from './exam-results.tsx';
import { alarmFor, type ExamSelection, isOpening, queryOf } from './search/exam-choice.ts';
import type { SearchRecord } from './search/search-record.ts';
import { UrgentBox } from './urgent-box.tsx';

interface CatalogueScreenProps {
  page: PageView;
  selection: ExamSelection;
  nearest: readonly SearchRecord[];
  mostAsked: readonly SearchRecord[];
  /** The codes of the list that somebody adds to. */
  list: readonly string[];
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

function Catalogue({ page, selection, nearest, mostAsked, records }: Omit<CatalogueScreenProps, 'list'>) {
  const opens = isOpening(selection.choice);
  const alarm = alarmFor(selection);
  return (
    <article
      className="pb-24"
      data-exam-search={records}
      data-exam-words={JSON.stringify(rowWords(useLaboratory()))}
      {...addingWords()}
    >
      <Opening page={page} selection={selection} />
      <section
        aria-labelledby="resultados"
        className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-4 pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:px-8 lg:pt-12"
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
            {sectionsOf(page.html).map((section) => (
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

function Opening({ page, selection: { choice } }: Pick<CatalogueScreenProps, 'page' | 'selection'>) {
  const trail = trailOf(page).map(({ name, path }) => ({ label: name, href: pathInLocale(page.locale, path) }));
  const query = withList(queryOf({ ...choice, query: '', page: 1 }), useCarriedList());
  const kept = Object.fromEntries(new URLSearchParams(query));
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 pt-3 pb-8 lg:px-8 lg:pb-10">
        <Breadcrumb trail={trail} />
        <h1 className="max-w-[24ch] pt-6 text-2xl lg:pt-8">{page.heading}</h1>
        <SearchField
          action={localizedHref(page.locale, '/examenes-laboratorio')}
          label={m.catalogue_search()}
          hint={m.catalogue_search_hint()}
          query={choice.query}
          keep={kept}
          className="mt-5"
        />
        {isOpening(choice) && <p className="mt-5 max-w-[38rem] text-ink-soft lg:text-lg">{page.lead}</p>}
      </div>
    </div>
  );
}
