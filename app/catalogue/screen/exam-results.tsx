import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { noFilters } from '../../domain/exam-search/exam-filters.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { AnswerWarnings } from './answer-warnings.ts';
import { AskLink } from './ask-link.tsx';
import { useCatalogue } from './catalogue-context.ts';
import { ChoiceLink } from './choice-link.tsx';
import { differInArea, ExamRow, ExamRows } from './exam-row.tsx';
import { OrderResults } from './order-results.tsx';
import { resultsHeading } from './results-heading.ts';

interface ExamResultsProps extends Pick<AnswerWarnings, 'beside'> {
  answer: CatalogueAnswer;
}

/** The matching exams, or advice if there are none. */
export function ExamResults({ answer, beside }: ExamResultsProps) {
  const { shown, count, order, choice } = answer;
  if (order) return <OrderResults answer={answer} order={order} />;
  if (count === 0) return <NoExams answer={answer} />;
  const isMixed = differInArea(shown);
  const alarmed = new Set(beside.flatMap(({ exams }) => exams.map(({ code }) => code)));
  const isRanked = choice.query !== '' && choice.sort === 'relevance' && choice.page === 1;
  return (
    <>
      <ExamRows>
        {shown.map((exam, index) => (
          <ExamRow
            key={exam.code}
            exam={exam}
            showsArea={isMixed}
            isBest={isRanked && index === 0}
            hasAlarm={alarmed.has(exam.code)}
          />
        ))}
      </ExamRows>
      <ExamPages answer={answer} />
    </>
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
          <h3 className="mt-10 mb-4 text-lg">{m.catalogue_nearest()}</h3>
          <ExamRows>
            {nearest.map((exam) => (
              <ExamRow key={exam.code} exam={exam} showsArea={differInArea(nearest)} />
            ))}
          </ExamRows>
        </div>
      )}
    </>
  );
}
