import { citationText } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import type { Urgency } from '../../../domain/risk/findings/urgency.ts';
import { formatDate } from '../../../i18n/format.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import { button } from '../../../ui/button.ts';
import { waitsFor } from '../../../ui/waits-for.ts';
import { ListAddLink } from '../../../views/exams/list-add-link.tsx';
import { overallUrgency } from '../form/advice.ts';
import { fhirFormat, formatField } from '../form/answer-risk.ts';
import type { RiskAnswer as Answer, RiskOutcome } from '../form/risk-outcome.ts';
import type { AnswerWords } from '../words/answer-words.ts';
import { calculatorNames } from '../words/calculator-words.ts';
import { givenOf, givenText } from '../words/given-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import { HundredPeople } from './hundred-people.tsx';
import { Findings } from './notices.tsx';
import type { CompletingExam, PanelContext } from './risk-context.ts';
import type { RiskPanelProps } from './risk-panel-props.ts';
import { Changes, WhatIfControls } from './what-if.tsx';

/** The headline has the color of the most urgent advice; its words and the findings express the same. */
const looks = {
  now: { border: 'border-alarm', text: 'text-alarm' },
  today: { border: 'border-alarm', text: 'text-alarm' },
  'this-week': { border: 'border-caution', text: 'text-caution' },
  weeks: { border: 'border-caution', text: 'text-caution' },
  'check-up': { border: 'border-brand', text: 'text-brand' },
} as const satisfies Record<Urgency, { border: string; text: string }>;

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
  const look = looks[overallUrgency(answer, findings)];
  return (
    <>
      <section className={`risk-sheet mt-5 rounded-md border-2 p-5 ${look.border}`}>
        <p className="text-sm text-ink-soft">
          {calculatorNames[calculator]()} · {m.risk_on({ date: formatDate(getLocale(), context.today) })}
        </p>
        <Findings findings={findings} />
        <h4 className={`text-xl font-bold ${findings.length > 0 ? 'mt-5' : ''} ${look.text}`}>{words.verdict}</h4>
        <Figures figures={words.figures} />
        {words.people && (
          <div className="mt-5 grid items-center gap-5 sm:grid-cols-2">
            <HundredPeople percent={words.people.percent} />
            <p className="text-lg">{words.people.text}</p>
          </div>
        )}
        <Part heading={m.risk_meaning()} lines={words.meaning} />
        <Part heading={m.risk_next()} lines={[words.next, m.risk_not_diagnosis()]} />
        <Changes changes={words.changes} />
        {whatIf && <WhatIfControls words={words} whatIf={whatIf} id={calculator} />}
        <Part heading={m.risk_limits()} lines={words.limits} />
        <Inputs outcome={outcome} />
        <Sources words={words} />
        <div className="no-print mt-5 flex flex-wrap gap-3">
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
        </div>
        <p className="no-print mt-2 text-sm text-ink-soft">{m.risk_download_hint()}</p>
      </section>
      <Exams exams={context.exams} listed={context.listed ?? []} />
    </>
  );
}

function Figures({ figures }: Pick<AnswerWords, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h5 className="text-base font-bold">{heading}</h5>
      {lines.map((line) => (
        <p key={line} className="mt-2">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The inputs of the answer, where users can notice a typing error. */
function Inputs({ outcome: { calculator, draft } }: { outcome: RiskOutcome }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h5 className="text-base font-bold">{m.risk_given()}</h5>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
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
    <div className="mt-5 border-t border-line pt-4 text-sm">
      <h5 className="text-base font-bold">{m.risk_sources()}</h5>
      <Figures figures={detailFigures} />
      {details.map((line) => (
        <p key={line} className="mt-2">
          {line}
        </p>
      ))}
      <ul className="mt-2 grid gap-2">
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
    <aside className="no-print mt-5 rounded-md bg-sunken p-5">
      <h4 className="font-bold">{m.risk_exams()}</h4>
      <p className="mt-1 text-sm text-ink-soft">{m.risk_exams_text()}</p>
      <ul className="mt-2 grid gap-3">
        {exams.map(({ code, name, page }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
