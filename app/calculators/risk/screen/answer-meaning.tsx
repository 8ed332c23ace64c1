import { citationText } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { ListAddLink } from '../../../views/exams/list-add-link.tsx';
import { FoldedRow } from '../../../views/pages/folded-row.tsx';
import type { RiskAnswer as Answer, RiskOutcome } from '../form/risk-outcome.ts';
import type { AnswerWords } from '../words/answer-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import { Figure } from './answer-figures.tsx';
import { type CompletingExam, missingExams, type PanelContext } from './risk-context.ts';

interface AnswerMeaningProps {
  outcome: RiskOutcome;
  answer: Answer;
  context: PanelContext;
}

/** Below the answer: the exams that complete it, and, folded, its meaning, its limits, and its sources. */
export function AnswerMeaning({ outcome, answer, context }: AnswerMeaningProps) {
  const words = answerWordsOf(answer, outcome.draft, outcome.findings);
  return (
    <section className="risk-sheet">
      <Exams exams={missingExams(context, outcome.draft)} listed={context.listed ?? []} />
      <Sources words={words} />
    </section>
  );
}

const partHeading = 'text-sm font-semibold';

const Part = ({ heading, lines }: { heading: string; lines: readonly string[] }) => (
  <div>
    <h4 className={partHeading}>{heading}</h4>
    {lines.map((line) => (
      <p key={line} className="mt-1.5 text-sm">
        {line}
      </p>
    ))}
  </div>
);

/** The meaning of the answer, its limits, the method, and the publications. Paper shows all of it. */
function Sources({ words: { meaning, limits, citations, details = [], detailFigures = [] } }: { words: AnswerWords }) {
  return (
    <FoldedRow className="text-sm" heading={<h3 className="text-base font-semibold">{m.risk_sources()}</h3>}>
      <div className="grid gap-x-16 gap-y-6 pt-1 pb-5 sm:grid-cols-2">
        <Part heading={m.risk_meaning()} lines={meaning} />
        <Part heading={m.risk_limits()} lines={limits} />
      </div>
      <div className="max-w-(--container-prose) pb-5">
        {detailFigures.length > 0 && (
          <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {detailFigures.map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </dl>
        )}
        {details.map((line) => (
          <p key={line} className="mt-1">
            {line}
          </p>
        ))}
        <ul className="mt-2 grid gap-2 text-ink-soft">
          {citations.map((citation) => (
            <li key={citation.place} className="wrap-anywhere">
              {citationText({ ...citation, doi: null })}{' '}
              {citation.doi && (
                <a href={`https://doi.org/${citation.doi}`} className="text-brand underline underline-offset-4">
                  doi:{citation.doi}
                </a>
              )}
            </li>
          ))}
        </ul>
        <p className="no-print mt-3">{m.risk_download_hint()}</p>
      </div>
    </FoldedRow>
  );
}

/** The laboratory's exams, separate from the answer, which does not sell anything. */
function Exams({ exams, listed }: { exams: readonly CompletingExam[]; listed: readonly string[] }) {
  if (exams.length === 0) return null;
  return (
    <aside className="no-print mb-10 grid gap-x-16 gap-y-4 border-t border-line pt-8 lg:mb-14 lg:grid-cols-2 xl:gap-x-24">
      <div>
        <h2 className="font-display text-xl font-medium">{m.risk_exams()}</h2>
        <p className="mt-2 max-w-[30rem] text-ink-soft">{m.risk_exams_text()}</p>
      </div>
      <ul className="divide-y divide-line">
        {exams.map(({ code, name, page, price }) => (
          <li
            key={code}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-3 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <a href={page} className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
              {name}
            </a>
            {price && <span className="font-semibold tabular-nums max-sm:col-start-1 max-sm:row-start-2">{price}</span>}
            <ListAddLink
              codes={[code]}
              name={name}
              listed={listed}
              className={button('outline', 'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1')}
            >
              {m.risk_exams_add()}
            </ListAddLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
