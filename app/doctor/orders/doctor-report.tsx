import type { ReactNode } from 'react';

import { telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Table } from '../../ui/table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { CallNotice } from '../../views/results/call-notice.tsx';
import { FlagMark } from '../../views/results/flag-mark.tsx';
import { releasedByWords } from '../../views/results/released-by-words.ts';
import { doctorMoment } from '../frame/doctor-moment.ts';
import type { DoctorValue, ShownDoctorReport } from './read-doctor-report.ts';

/** One report: the patient, the values as a table, and where they come from. */
export function DoctorReportPage({ report, timeZone }: { report: ShownDoctorReport; timeZone: string }) {
  const { patient, orderNumber, name, values, comment, status, correction } = report;
  const moment = (at: string) => doctorMoment(getLocale(), at, timeZone);
  return (
    <>
      <BackToOrders />
      <h1 className="mt-1 text-2xl wrap-anywhere">{name}</h1>
      <p className="mt-1.5">
        <span className="font-semibold">{patient.name}</span>
        <span className="text-ink-soft">
          {' '}
          · {patient.document} · {m.orders_number()} {orderNumber}
        </span>
      </p>
      {correction && <Notice>{m.doctor_report_corrected({ moment: moment(correction.earlierReleasedAt) })}</Notice>}
      <CallNotice call={report.criticalCall} reader="doctor" moment={moment} />
      {status === 'preliminary' && <Notice>{m.doctor_report_preliminary()}</Notice>}
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Table
            caption={m.doctor_report_values()}
            isCaptionHidden
            rows={values}
            keyOf={({ position }) => String(position)}
            columns={[
              { id: 'name', heading: m.doctor_report_analyte(), cell: ({ name: analyte }) => analyte },
              { id: 'value', heading: m.doctor_report_value(), cell: (value) => <Value value={value} /> },
              { id: 'unit', heading: m.doctor_report_unit(), cell: ({ unit }) => unit },
              { id: 'interval', heading: m.doctor_report_interval(), cell: ({ range }) => range },
              { id: 'flag', heading: m.doctor_report_flag(), cell: ({ flag }) => <FlagMark level={flag.level} /> },
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
        <Facts report={report} moment={moment} />
      </div>
    </>
  );
}

const BackToOrders = () => (
  <SiteLink
    to="/portal-medicos"
    className="no-print inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand"
  >
    <Icon name="chevron-left" className="size-4" />
    {m.doctor_report_back()}
  </SiteLink>
);

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-(--container-prose) rounded-lg bg-caution/12 px-4 py-3 font-semibold">{children}</p>
);

const Value = ({ value: { value, before, comment } }: { value: DoctorValue }) => (
  <>
    <span className="font-semibold whitespace-pre-wrap wrap-anywhere tabular-nums">{value}</span>
    {before !== null && (
      <span className="block text-sm text-ink-soft">
        {before ? m.doctor_report_before({ value: before }) : m.doctor_report_new_row()}
      </span>
    )}
    {comment && <span className="block text-sm whitespace-pre-wrap text-ink-soft">{comment}</span>}
  </>
);

function Facts({ report, moment }: { report: ShownDoctorReport; moment: (at: string) => string }) {
  const { phones } = useLaboratory();
  const facts = [
    [m.doctor_report_collected(), report.collectedAt && moment(report.collectedAt)],
    [m.doctor_report_received(), report.receivedAt && moment(report.receivedAt)],
    [m.doctor_report_released(), report.releasedAt && moment(report.releasedAt)],
    [m.doctor_report_released_by(), releasedByWords(report)],
    [m.doctor_report_performer(), report.performer],
    ...report.conditions.map((condition) => [m.doctor_report_condition(), condition] as const),
  ] as const;
  return (
    <aside className="text-sm lg:border-l lg:border-line lg:pl-8">
      <dl className="grid gap-2.5">
        {facts.map(([term, text]) => (
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

/** A report that the caller may not read, or that does not exist. The same words for both. */
export const MissingReport = () => (
  <>
    <BackToOrders />
    <EmptyState heading={m.doctor_report_missing_heading()}>{m.doctor_report_missing()}</EmptyState>
  </>
);
