import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { areas } from '../../domain/exams/exam.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { AnswerWarnings } from './answer-warnings.ts';
import { ChoiceLink } from './choice-link.tsx';
import { FilterDrawer } from './exam-filter-panel.tsx';
import { differInArea, ExamRow, ExamRows } from './exam-row.tsx';
import { FoldedNotices } from './results-warnings.tsx';

interface ExamOpeningProps extends Pick<AnswerWarnings, 'folded'> {
  answer: CatalogueAnswer;
}

/** The catalog before the visitor searches or filters: the most requested exams, and its areas beside them. */
export function ExamOpening({ answer, folded }: ExamOpeningProps) {
  const { choice, counts, mostAsked } = answer;
  return (
    <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <div className="relative pb-3">
          <h2 id="resultados" className="text-xl max-lg:pr-24">
            {m.catalogue_most_asked()}
          </h2>
          <FilterDrawer answer={answer} isBeside />
        </div>
        <FoldedNotices folded={folded} />
        <ExamRows>
          {mostAsked.map((exam) => (
            <ExamRow key={exam.code} exam={exam} showsArea={differInArea(mostAsked)} />
          ))}
        </ExamRows>
      </div>
      <div>
        <h2 className="text-xl">{m.catalogue_browse()}</h2>
        <ul className="mt-3 gap-x-10 border-b border-line sm:columns-2 xl:columns-1">
          {areas
            .filter((area) => counts.areas[area] > 0)
            .map((area) => (
              <li key={area} className="break-inside-avoid border-t border-line">
                <ChoiceLink
                  choice={{ ...choice, area }}
                  className="flex min-h-11 items-center justify-between gap-4 hover:text-brand"
                >
                  {areaWords[area]()}
                  <span className="text-sm text-ink-soft">{counts.areas[area]}</span>
                </ChoiceLink>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
