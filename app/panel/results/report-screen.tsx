import type { ReviewedReport } from '../../domain/release/panel-queries.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ErrorState } from '../../ui/error-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CaseSection } from '../critical/case-section.tsx';
import type { CallReply } from '../critical/read-call.ts';
import { ElementTable } from './element-table.tsx';
import { ObservationTable } from './observation-table.tsx';
import { PersonLine } from './person-line.tsx';
import { ReportActions, type ReportRights } from './report-actions.tsx';
import { asideWords, statusWords } from './result-words.ts';
import { shownMoment } from './shown-moment.ts';

interface ReportScreenProps {
  review: ReviewedReport;
  name: string;
  rights: ReportRights;
  timeZone: string;
  /** The report to review after this one; null while this one is open, or if no other waits. */
  next: string | null;
  /** Somebody or something was faster than the caller. */
  hasChanged: boolean;
  /** Nobody has received the critical value, and the release did not say why. */
  isNotCalled: boolean;
  isNotCompared: boolean;
  /** The caller may type results. */
  mayType: boolean;
  /** The record of a call that was not complete. */
  call: CallReply | null;
}

/** One report, with everything that a bacteriologist compares before releasing it. */
export function ReportScreen({ review, name, timeZone, hasChanged, ...side }: ReportScreenProps) {
  const { report, versions } = review;
  const latest = versions.find(({ version }) => version === report.latest_version);
  const earlier = versions.filter(({ version }) => version !== report.latest_version);
  // A version that only registers the order has nothing to show.
  const filled = earlier.filter(({ observations }) => observations.length > 0);
  const before = earlier.find(({ set_aside }) => set_aside === null);
  return (
    <>
      <SiteLink to="/admin-panel/resultados" className="text-brand underline underline-offset-4">
        {m.report_back()}
      </SiteLink>
      <h1 className="mt-3 text-2xl">{name}</h1>
      <PersonLine {...review.person} />
      <p className="mt-3">
        <Tag tone={report.status === 'corrected' ? 'caution' : 'neutral'}>{statusWords(report.status)}</Tag>
      </p>
      {hasChanged && (
        <div className="mt-6">
          <ErrorState heading={m.report_changed()} isAnnounced>
            {m.report_version({ version: report.latest_version })}
          </ErrorState>
        </div>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          {latest?.hasOtherDoctors && <p>{m.report_other_doctors()}</p>}
          {latest && <ObservationTable version={latest} before={before} caption={m.report_values()} />}
          {filled.length > 0 && (
            <section className="grid gap-6">
              <h2 className="text-xl">{m.report_versions()}</h2>
              {filled.map((one) => (
                <div key={one.version}>
                  <p className="mb-2 text-sm text-ink-soft">
                    {[
                      shownMoment(getLocale(), one.issued_at, timeZone),
                      asideWords(one.set_aside),
                      one.hasOtherDoctors && m.report_other_doctors(),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <ObservationTable
                    version={one}
                    caption={`${m.report_version({ version: one.version })}: ${statusWords(one.status)}`}
                  />
                </div>
              ))}
            </section>
          )}
        </div>
        <Side review={review} timeZone={timeZone} {...side} />
      </div>
    </>
  );
}

type SideProps = Omit<ReportScreenProps, 'name' | 'hasChanged'>;

/** The calls, the actions, and the facts beside the values. */
const Side = ({ review, next, rights, timeZone, isNotCalled, isNotCompared, mayType, call }: SideProps) => (
  <div className="grid content-start gap-8">
    {review.cases.map((one) => (
      <CaseSection
        key={one.id}
        found={one}
        timeZone={timeZone}
        mayRecord={rights.record === null}
        reply={one.state === 'open' ? call : null}
      />
    ))}
    <ReportActions
      review={review}
      next={next}
      rights={rights}
      isNotCalled={isNotCalled}
      isNotCompared={isNotCompared}
    />
    <ElementTable broken={review.rules} />
    <Facts review={review} timeZone={timeZone} />
    {mayType && <TypingLink review={review} />}
    <MessageLink review={review} />
  </div>
);

/** A result of a laboratory system is corrected there: the system would send its own value again. */
function TypingLink({ review: { report, typist } }: { review: ReviewedReport }) {
  if (typist === null && report.status !== 'registered') return null;
  return (
    <a
      href={localizedHref(getLocale(), '/admin-panel/digitar/resultado/:id', { id: report.id })}
      className="text-sm text-brand underline underline-offset-4"
    >
      {report.status === 'registered' ? m.entry_type_link() : m.entry_correct_link()}
    </a>
  );
}

/** The message also has the texts that the report does not hold. */
function MessageLink({ review: { versions, report } }: { review: ReviewedReport }) {
  const latest = versions.find(({ version }) => version === report.latest_version);
  if (!latest) return null;
  return (
    <a
      href={localizedHref(getLocale(), '/admin-panel/mensajes-del-sistema/:id', { id: latest.message })}
      className="text-sm text-brand underline underline-offset-4"
    >
      {m.report_message()}
    </a>
  );
}

function Facts({
  review: { versions, report, typist, doctors },
  timeZone,
}: {
  review: ReviewedReport;
  timeZone: string;
}) {
  const latest = versions.find(({ version }) => version === report.latest_version);
  const specimen = latest?.specimen;
  const collected = specimen?.collected_at;
  const facts = [
    ...doctors.map((doctor) => [m.report_doctor(), doctor]),
    [m.report_specimen(), specimen?.type || m.report_specimen_unknown()],
    [m.report_collected(), collected ? shownMoment(getLocale(), collected, timeZone) : m.report_specimen_unknown()],
    ...(specimen?.condition ? [[m.report_condition(), specimen.condition]] : []),
    [m.report_performer(), latest?.performer || m.report_specimen_unknown()],
    ...(typist ? [[m.report_typist(), typist.name]] : []),
  ];
  return (
    <dl className="grid gap-2 border-t border-line pt-5 text-sm">
      {facts.map(([term, value]) => (
        <div key={`${term}${value}`} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
