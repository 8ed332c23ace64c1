import type { ReactNode } from 'react';

import { telHref } from '../../domain/laboratory/contact-links.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Table } from '../../ui/table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { FlagMark } from '../../views/results/flag-mark.tsx';
import { doctorMoment } from '../frame/doctor-moment.ts';
import { INTENT_FIELD, MARK_CHOSEN } from './mark-bar.tsx';
import { MARK_FIELD } from './order-table.tsx';
import type { DoctorValue, ShownDoctorReport } from './read-doctor-report.ts';

interface ReportProps {
  report: ShownDoctorReport;
  timeZone: string;
}

/** One report: the patient, the values as a table, and where they come from. */
export function DoctorReportPage({ report, timeZone }: ReportProps) {
  const { patient, orderNumber, name, person } = report;
  return (
    <>
      <BackToOrders />
      <h1 className="mt-1 text-2xl wrap-anywhere">{name}</h1>
      <PatientLine patient={patient} number={orderNumber} />
      <PatientTools person={person} reports={[report]} timeZone={timeZone} />
      <ReportSheet report={report} timeZone={timeZone} />
    </>
  );
}

interface OrderPageProps {
  reports: readonly [ShownDoctorReport, ...ShownDoctorReport[]];
  /** Exams of the order that have no result yet. */
  waiting: readonly string[];
  timeZone: string;
}

/** All results of an order, one below the other, as they are printed. */
export function DoctorOrderPage({ reports, waiting, timeZone }: OrderPageProps) {
  const [{ patient, orderNumber, person }] = reports;
  return (
    <>
      <BackToOrders />
      <h1 className="mt-1 text-2xl wrap-anywhere">{patient.name}</h1>
      <p className="mt-1.5 text-ink-soft">
        {patient.document} · {m.orders_number()} {orderNumber}
      </p>
      <PatientTools person={person} reports={reports} timeZone={timeZone} />
      {reports.map((report) => (
        <NamedSheet key={report.id} report={report} timeZone={timeZone} />
      ))}
      {waiting.length > 0 && (
        <p className="mt-8 text-sm text-ink-soft">{m.doctor_order_waiting({ exams: waiting.join(' · ') })}</p>
      )}
    </>
  );
}

/** The results of several patients, each order on sheets of its own. */
export function PrintedOrders({ reports, timeZone }: { reports: readonly ShownDoctorReport[]; timeZone: string }) {
  return (
    <>
      <BackToOrders />
      <h1 className="mt-1 text-2xl">{m.doctor_print_heading({ count: reports.length })}</h1>
      <p className="no-print mt-1.5 max-w-(--container-prose) text-ink-soft">{m.doctor_print_lead()}</p>
      {[...Map.groupBy(reports, ({ order }) => order)].map(([order, all]) => (
        <section key={order} className="mt-8 border-t border-line-strong pt-6 not-last:break-after-page">
          {all[0] && <PatientLine patient={all[0].patient} number={all[0].orderNumber} />}
          {all.map((report) => (
            <NamedSheet key={report.id} report={report} timeZone={timeZone} />
          ))}
        </section>
      ))}
    </>
  );
}

const NamedSheet = (props: ReportProps) => (
  <section className="mt-8">
    <h2 className="text-lg font-semibold wrap-anywhere">{props.report.name}</h2>
    <ReportSheet {...props} />
  </section>
);

const PatientLine = ({ patient, number }: { patient: ShownDoctorReport['patient']; number: string }) => (
  <p className="mt-1.5">
    <span className="font-semibold">{patient.name}</span>
    <span className="text-ink-soft">
      {' '}
      · {patient.document} · {m.orders_number()} {number}
    </span>
  </p>
);

/** The mark 'Visto', and the ways to the patient's other pages. */
function PatientTools({
  person,
  reports,
  timeZone,
}: {
  person: string;
  reports: readonly ShownDoctorReport[];
  timeZone: string;
}) {
  const open = reports.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const last = reports
    .flatMap(({ acknowledgedAt }) => acknowledgedAt ?? [])
    .toSorted()
    .at(-1);
  const link =
    'inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4 hover:decoration-brand';
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {open.length > 0 ? (
        <form method="post">
          {open.map(({ id, version }) => (
            <input key={id} type="hidden" name={MARK_FIELD} value={`${id}:${version}`} />
          ))}
          <button type="submit" name={INTENT_FIELD} value={MARK_CHOSEN} className={button('primary')}>
            <Icon name="check" className="size-5" />
            {m.doctor_report_mark()}
          </button>
        </form>
      ) : (
        <p className="inline-flex min-h-12 items-center gap-2 font-semibold text-open">
          <Icon name="check" className="size-5" />
          {last && m.doctor_report_marked({ moment: doctorMoment(getLocale(), last, timeZone) })}
        </p>
      )}
      <a href={localizedHref(getLocale(), '/portal-medicos/paciente/:person', { person })} className={link}>
        {m.doctor_patient_cumulative()}
      </a>
      <a href={localizedHref(getLocale(), '/portal-medicos/calculadoras/:person', { person })} className={link}>
        {m.doctor_patient_calculators()}
      </a>
    </div>
  );
}

/** The values of one report, what the laboratory says about them, and where they come from. */
function ReportSheet({ report, timeZone }: ReportProps) {
  const { values, comment, status, correction } = report;
  const moment = (at: string) => doctorMoment(getLocale(), at, timeZone);
  return (
    <>
      {correction && <Notice>{m.doctor_report_corrected({ moment: moment(correction.earlierReleasedAt) })}</Notice>}
      {status === 'preliminary' && <Notice>{m.doctor_report_preliminary()}</Notice>}
      <div className="mt-4 grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
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
    [m.doctor_report_released_by(), report.releasedBy],
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

/** No row was chosen in the list. */
export const NothingChosen = () => (
  <>
    <BackToOrders />
    <EmptyState heading={m.doctor_print_none_heading()}>{m.doctor_print_none()}</EmptyState>
  </>
);
