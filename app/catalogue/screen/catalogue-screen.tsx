import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { isOpening } from '../../domain/exam-search/exam-choice.ts';
import { Island } from '../../ui/islands/island.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { PageEnding } from '../../views/pages/page-ending.tsx';
import { PageQuestions } from '../../views/pages/page-questions.tsx';
import { Prose } from '../../views/pages/prose.tsx';
import type { PageView } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { crumbsOf } from '../../views/pages/trail.ts';
import { ListBar, type ListBarProps } from '../my-list/list-bar.tsx';
import Catalogue from './catalogue.island.tsx';

interface CatalogueScreenProps {
  page: PageView;
  answer: CatalogueAnswer;
  /** The codes of the list to which the visitor is adding exams. */
  list: readonly string[];
  /** How many exams the catalog lists. */
  total: number;
  /** The address of the catalog data for the browser's own search. */
  records: string;
  bar: ListBarProps;
}

/** The catalog, as an island. Prose and questions follow below it until the visitor searches or filters. */
export function CatalogueScreen({ page, answer, list, total, records, bar }: CatalogueScreenProps) {
  const { currency, whatsapp, frequentExams } = useLaboratory();
  const trail = crumbsOf(page);
  return (
    <article className="group/page flex flex-col pb-24" {...listLinkTexts()}>
      <Island
        name="catalogue"
        component={Catalogue}
        props={{
          opening: { trail, heading: page.heading, lead: page.lead, total },
          answer,
          carried: list,
          records,
          frequent: frequentExams ?? [],
          currency,
          whatsapp,
        }}
      />
      {isOpening(answer.choice) && (
        <div className="group-has-data-asked/page:hidden">
          <div className="page-frame mt-16 grid gap-y-12 border-t border-line pt-12">
            <div className="gap-x-16 lg:columns-2">
              {page.sections.map((section) => (
                <div key={section.id ?? ''} className="break-inside-avoid pb-10">
                  <Prose html={section.html} />
                </div>
              ))}
            </div>
            <PageQuestions questions={page.questions} />
            <PageEnding page={page} />
          </div>
          <ReadNextRows entries={page.readNext} />
        </div>
      )}
      <ListBar {...bar} />
    </article>
  );
}
