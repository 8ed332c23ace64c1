import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { AlarmBox } from '../../ui/alarm-box.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { CallNotice } from '../../views/results/call-notice.tsx';
import { dateWords } from '../frame/visit-words.ts';
import { CultureTables } from './culture-table.tsx';
import type { PatientResult } from './read-result.ts';
import { ResultDates } from './result-dates.tsx';
import { ResultDownloads } from './result-downloads.tsx';
import { NextSteps } from './result-next.tsx';
import { Comment, ResultValues, ValuesTable } from './result-values.tsx';
import { removedWords } from './value-words.ts';

/** An account, the visit of a link, or somebody to whom a patient gave a link. */
export type ResultReader = 'account' | 'link' | 'shared';

/** One result: what needs attention first, then its values, what it measures, and what to do. */
export function ResultPage({ result, reader }: { result: PatientResult; reader: ResultReader }) {
  const hasDrawing = result.values.some(({ drawing }) => drawing !== null);
  return (
    <>
      {reader === 'shared' ? (
        <p className="mb-6 rounded-lg bg-tint p-4">{m.shared_note({ name: result.subject.name })}</p>
      ) : (
        <a
          href={localizedHref(getLocale(), '/portal-resultados/resultado')}
          className="no-print -mt-3 mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand"
        >
          <Icon name="chevron-left" className="size-4" />
          {m.result_back()}
        </a>
      )}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{result.name}</h1>
          <Standing result={result} />
          <section className="mt-8">
            <h2 className="sr-only">{m.result_values()}</h2>
            {hasDrawing && <p className="mb-3 text-sm text-ink-soft">{m.result_legend()}</p>}
            <ResultValues report={result.id} values={result.values} />
            {result.germs.length > 0 && <CultureTables germs={result.germs} />}
            {result.comment && <Comment text={result.comment} />}
            {result.conditions.map((condition) => (
              <p key={condition} className="mt-3 text-sm text-ink-soft">
                {m.result_specimen({ condition })}
              </p>
            ))}
            <div className="no-print">
              <ValuesTable values={result.values} />
            </div>
          </section>
        </div>
        <aside className="grid content-start gap-y-10 lg:border-l lg:border-line lg:pl-10">
          {reader !== 'shared' && <NextSteps result={result} />}
          {reader === 'link' && <p className="no-print rounded-lg bg-sunken p-4 text-sm">{m.trend_account()}</p>}
          <ResultDates result={result} />
          {reader !== 'shared' && <ResultDownloads report={result.id} canShare={reader === 'account'} />}
        </aside>
      </div>
    </>
  );
}

/** Notices that come before the values: urgency, a correction, a preliminary result. */
function Standing({ result }: { result: PatientResult }) {
  const { phones, timeZone } = useLaboratory();
  return (
    <>
      {result.level.startsWith('soon') && (
        <AlarmBox
          heading={m.result_soon_heading()}
          call={{ number: phones[0].replace(/[^+\d]/g, ''), text: m.visit_call() }}
          className="mt-6"
        >
          <p className="mt-1.5">{m.result_soon_text()}</p>
        </AlarmBox>
      )}
      {result.status === 'preliminary' && (
        <Banner heading={m.result_preliminary_heading()} text={m.result_preliminary_text()} />
      )}
      <CallNotice call={result.criticalCall} reader="patient" moment={(at) => dateWords(at, timeZone)} />
      <Correction result={result} />
    </>
  );
}

function Correction({ result: { status, correction } }: { result: PatientResult }) {
  const { timeZone } = useLaboratory();
  if (!correction || status === 'preliminary') return null;
  const earlier = dateWords(correction.earlierReleasedAt, timeZone);
  const isChanged = correction.changed.length + correction.removed.length > 0;
  const text = isChanged ? m.result_corrected_text({ earlier }) : m.result_corrected_same({ earlier });
  return (
    <Banner heading={m.result_corrected_heading()} text={text}>
      {correction.removed.map((row) => (
        <p key={row.position} className="mt-1.5">
          {m.result_removed({ value: removedWords(row) })}
        </p>
      ))}
    </Banner>
  );
}

const Banner = ({ heading, text, children }: { heading: string; text: string; children?: React.ReactNode }) => (
  <section className="mt-6 rounded-lg bg-caution-tint p-5 print:border print:border-line">
    <h2 className="font-sans text-base font-semibold tracking-normal">{heading}</h2>
    <p className="mt-1">{text}</p>
    {children}
  </section>
);
