import { citationText } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import { formatDate } from '../../../i18n/format.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import { button } from '../../../ui/button.ts';
import { waitsFor } from '../../../ui/waits-for.ts';
import { ListAddLink } from '../../../views/exams/list-add-link.tsx';
import { isOverruled } from '../form/advice.ts';
import { fhirFormat, formatField } from '../form/answer-risk.ts';
import { answerTone, bandStep } from '../form/answer-tone.ts';
import type { RiskAnswer as Answer, RiskOutcome } from '../form/risk-outcome.ts';
import type { AnswerWords } from '../words/answer-words.ts';
import { calculatorNames } from '../words/calculator-words.ts';
import { givenOf, givenText } from '../words/given-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import { AnswerHead, Figure } from './answer-head.tsx';
import { Findings } from './notices.tsx';
import type { CompletingExam, PanelContext } from './risk-context.ts';
import type { RiskPanelProps } from './risk-panel-props.ts';
import { Changes, WhatIfControls } from './what-if.tsx';

interface RiskAnswerProps {
  outcome: RiskOutcome;
  answer: Answer;
  context: PanelContext;
  whatIf: RiskPanelProps['whatIf'];
  form: string;
}

/** The answer: first the findings about single values, then the verdict, the figure, its meaning, the advice, and the sources. */
export function RiskAnswerSheet({ outcome, answer, context, whatIf, form }: RiskAnswerProps) {
  const { calculator, draft, findings } = outcome;
  const words = answerWordsOf(answer, draft, findings);
  return (
    <>
      <section className="risk-sheet">
        <p className="text-sm text-ink-soft">
          <span className="hidden print:inline">{calculatorNames[calculator]()} · </span>
          {m.risk_on({ date: formatDate(getLocale(), context.today) })}
        </p>
        <Findings findings={findings} />
        <AnswerHead
          words={words}
          tone={answerTone(answer, findings)}
          step={isOverruled(answer, findings) ? null : bandStep(answer)}
        />
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-2">
          <Part heading={m.risk_next()} lines={[words.next, m.risk_not_diagnosis()]} />
          <Part heading={m.risk_meaning()} lines={words.meaning} />
          <Changes changes={words.changes} />
          {whatIf && <WhatIfControls words={words} whatIf={whatIf} id={calculator} />}
        </div>
        <div className="mt-10 grid gap-x-16 gap-y-6 border-t border-line pt-6 text-sm lg:grid-cols-2">
          <div className="grid content-start gap-6">
            <Part heading={m.risk_limits()} lines={words.limits} isSmall />
            <Inputs outcome={outcome} />
          </div>
          <Sources words={words} />
        </div>
        <div className="no-print mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
          {whatIf && (
            <button type="button" onClick={whatIf.onPrint} className={button('outline')}>
              {m.risk_print()}
            </button>
          )}
          <button
            type="submit"
            form={form}
            formAction={context.fileAction}
            {...waitsFor('behavior')}
            name={formatField}
            value={fhirFormat}
            className={button('outline')}
          >
            {m.risk_download()}
          </button>
          <p className="basis-full text-sm text-ink-soft">{m.risk_download_hint()}</p>
        </div>
      </section>
      <Exams exams={context.exams} listed={context.listed ?? []} />
    </>
  );
}

function Part({ heading, lines, isSmall }: { heading: string; lines: readonly string[]; isSmall?: boolean }) {
  return (
    <div>
      <h5 className={isSmall ? 'font-semibold' : 'text-lg font-semibold'}>{heading}</h5>
      {lines.map((line) => (
        <p key={line} className={isSmall ? 'mt-1' : 'mt-2'}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** The inputs of the answer, where users can notice a typing error. */
function Inputs({ outcome: { calculator, draft } }: { outcome: RiskOutcome }) {
  return (
    <div>
      <h5 className="font-semibold">{m.risk_given()}</h5>
      <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {givenOf(calculator, draft).map((given) => (
          <div key={given.text}>
            <dt className="inline text-ink-soft">{given.text}</dt> <dd className="inline">{givenText(given)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The method and the publications, for doctors and interested patients. */
function Sources({ words: { citations, details = [], detailFigures = [] } }: { words: AnswerWords }) {
  return (
    <div>
      <h5 className="font-semibold">{m.risk_sources()}</h5>
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
    </div>
  );
}

/** The laboratory's exams, separate from the answer, which does not sell anything. */
function Exams({ exams, listed }: { exams: readonly CompletingExam[]; listed: readonly string[] }) {
  if (exams.length === 0) return null;
  return (
    <aside className="no-print mt-8 grid gap-x-16 gap-y-3 border-t border-line pt-6 lg:grid-cols-2">
      <div>
        <h4 className="text-lg font-semibold">{m.risk_exams()}</h4>
        <p className="mt-1 text-sm text-ink-soft">{m.risk_exams_text()}</p>
      </div>
      <ul className="divide-y divide-line">
        {exams.map(({ code, name, page }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <a href={page} className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
              {name}
            </a>
            <ListAddLink codes={[code]} name={name} listed={listed} className={button('outline')}>
              {m.risk_exams_add()}
            </ListAddLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
