import type { ReactNode } from 'react';

import { telHref } from '../../domain/laboratory/contact-links.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Table } from '../../ui/table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { CallNotice } from '../../views/results/call-notice.tsx';
import { FlagMark } from '../../views/results/flag-mark.tsx';
import { releasedByWords } from '../../views/results/released-by-words.ts';
import { doctorMoment } from '../frame/doctor-moment.ts';
import type { DoctorValue, ShownDoctorReport } from './read-doctor-report.ts';

export interface ReportProps {
  report: ShownDoctorReport;
  timeZone: string;
}

/** Short values without a remark stand below each other by their last digit. */
const isFigure = ({ value, comment, before, isDocument }: DoctorValue): boolean =>
  value.length <= LONGEST_FIGURE && comment === null && before === null && !isDocument;
const LONGEST_FIGURE = 12;

/** The values of one report, what the laboratory says about them, and where they come from. */
export function ReportSheet({ report, timeZone, shared }: ReportProps & { shared?: readonly ReportFact[] }) {
  const isOneOfMany = shared !== undefined;
  const { values, comment, status, correction } = report;
  const moment = (at: string) => doctorMoment(getLocale(), at, timeZone);
  return (
    <>
      {correction && (
        <ReportNotice>{m.doctor_report_corrected({ moment: moment(correction.earlierReleasedAt) })}</ReportNotice>
      )}
      <CallNotice call={report.criticalCall} reader="doctor" moment={moment} />
      {status === 'preliminary' && <ReportNotice>{m.doctor_report_preliminary()}</ReportNotice>}
      <div className={classes('mt-4 grid gap-x-16 gap-y-4', !isOneOfMany && 'lg:grid-cols-[minmax(0,1fr)_18rem]')}>
        <div className="min-w-0">
          <Table
            caption={m.doctor_report_values()}
            isCaptionHidden
            isAligned
            rows={values}
            keyOf={({ position }) => String(position)}
            columns={[
              { id: 'name', heading: m.doctor_report_analyte(), cell: ({ name: analyte }) => analyte },
              {
                id: 'value',
                heading: m.doctor_report_value(),
                isNumeric: values.every(isFigure),
                cell: (value) => <Value report={report.id} value={value} />,
              },
              { id: 'unit', heading: m.doctor_report_unit(), cell: ({ unit }) => unit },
              { id: 'interval', heading: m.doctor_report_interval(), cell: ({ range }) => range },
              {
                id: 'flag',
                heading: m.doctor_report_flag(),
                cell: ({ flag }) => <FlagMark level={flag.level} reader="doctor" />,
              },
            ]}
          />
          {correction?.removed.map((one) => (
            <p key={`${one.name} ${one.value}`} className="mt-3 text-sm">
              {m.doctor_report_removed({ name: one.name, value: one.value })}
            </p>
          ))}
          {comment && (
            <div className="mt-6 rounded-lg bg-sunken px-4 py-3 text-sm">
              <p className="font-semibold">{m.doctor_report_comment()}</p>
              <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">{comment}</p>
            </div>
          )}
        </div>
        {isOneOfMany ? (
          <FactLine facts={ownFacts(factsOf(report, timeZone), shared)} />
        ) : (
          <Facts report={report} timeZone={timeZone} />
        )}
      </div>
    </>
  );
}

export const ReportNotice = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-(--container-prose) rounded-lg bg-caution-tint px-4 py-3 font-semibold">{children}</p>
);

const Value = ({
  report,
  value: { value, before, comment, isDocument, position },
}: {
  report: string;
  value: DoctorValue;
}) => (
  <>
    {isDocument ? (
      <a
        href={localizedHref(getLocale(), '/portal-resultados/documento/:id', { id: `${report}.${position}` })}
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {m.doctor_report_document()}
      </a>
    ) : (
      <span className="font-semibold whitespace-pre-wrap wrap-anywhere tabular-nums">{value}</span>
    )}
    {before !== null && (
      <span className="block text-sm text-ink-soft">
        {before ? m.doctor_report_before({ value: before }) : m.doctor_report_new_row()}
      </span>
    )}
    {comment && <span className="block text-sm whitespace-pre-wrap text-ink-soft">{comment}</span>}
  </>
);

/** A term and its text; null if the laboratory did not send it. */
export type ReportFact = readonly [term: string, text: string | null];

function factsOf(report: ShownDoctorReport, timeZone: string): readonly ReportFact[] {
  const moment = (at: string | null) => at && doctorMoment(getLocale(), at, timeZone);
  return [
    [m.doctor_report_specimen(), report.specimen],
    [m.doctor_report_ordered_by(), report.orderedBy.join(' · ')],
    [m.doctor_report_collected(), moment(report.collectedAt)],
    [m.doctor_report_received(), moment(report.receivedAt)],
    [m.doctor_report_released(), moment(report.releasedAt)],
    [m.doctor_report_released_by(), releasedByWords(report)],
    [m.doctor_report_performer(), report.performer],
    ...report.conditions.map((condition): ReportFact => [m.doctor_report_condition(), condition]),
  ];
}

const isIn = (facts: readonly ReportFact[], [term, text]: ReportFact): boolean =>
  facts.some(([otherTerm, otherText]) => otherTerm === term && otherText === text);

const ownFacts = (facts: readonly ReportFact[], shared: readonly ReportFact[]): ReportFact[] =>
  facts.filter((fact) => !isIn(shared, fact));

/** The facts that all reports of an order share, so that the page says them once; none for a single report. */
export function sharedFacts(reports: readonly ShownDoctorReport[], timeZone: string): readonly ReportFact[] {
  const [first, ...others] = reports.map((report) => factsOf(report, timeZone));
  return first && others.length > 0 ? first.filter((fact) => others.every((facts) => isIn(facts, fact))) : [];
}

/** Where the values of one or of all reports of a page come from, in a line. */
export const FactLine = ({ facts }: { facts: readonly ReportFact[] }) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs empty:hidden">
    {facts.map(([term, text]) => (
      <div key={`${term} ${text}`} className="flex gap-1.5">
        <dt className="text-ink-soft">{term}</dt>
        <dd className="wrap-anywhere">{text || m.doctor_report_unknown()}</dd>
      </div>
    ))}
  </dl>
);

function Facts({ report, timeZone }: ReportProps) {
  const { phones } = useLaboratory();
  return (
    <aside className="text-sm lg:border-l lg:border-line lg:pl-8">
      <dl className="grid gap-2.5">
        {factsOf(report, timeZone).map(([term, text]) => (
          <div key={`${term} ${text}`} className="flex justify-between gap-4 lg:block">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere max-lg:text-right">{text || m.doctor_report_unknown()}</dd>
          </div>
        ))}
      </dl>
      <a
        href={telHref(phones[0])}
        className="no-print mt-5 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
      >
        <Icon name="phone" className="size-4" />
        {m.doctor_report_ask({ phone: phones[0] })}
      </a>
    </aside>
  );
}
