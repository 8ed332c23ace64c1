import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { doctorMoment } from '../frame/doctor-moment.ts';
import { type DoctorFileKind, doctorFileKinds } from './doctor-file-kinds.ts';
import { INTENT_FIELD, MARK_CHOSEN } from './mark-bar.tsx';
import { MARK_FIELD } from './order-table.tsx';
import type { ShownDoctorReport } from './read-doctor-report.ts';
import {
  FactLine,
  type ReportFact,
  ReportNotice,
  type ReportProps,
  ReportSheet,
  sharedFacts,
} from './report-sheet.tsx';

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
  hasWithdrawn: boolean;
  timeZone: string;
}

/** All results of an order, one below the other, as they are printed. */
export function DoctorOrderPage({ reports, waiting, hasWithdrawn, timeZone }: OrderPageProps) {
  const [{ patient, orderNumber, person }] = reports;
  const shared = sharedFacts(reports, timeZone);
  return (
    <>
      <BackToOrders />
      <h1 className="mt-1 text-2xl wrap-anywhere">{patient.name}</h1>
      <p className="mt-1.5 text-ink-soft">
        {patient.document} · {m.orders_number()} {orderNumber}
      </p>
      <PatientTools person={person} reports={reports} timeZone={timeZone} />
      <div className="mt-4">
        <FactLine facts={shared} />
      </div>
      {hasWithdrawn && <ReportNotice>{m.doctor_order_withdrawn()}</ReportNotice>}
      {reports.map((report) => (
        <NamedSheet key={report.id} report={report} timeZone={timeZone} shared={shared} />
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
        <PrintedOrder key={order} reports={all} timeZone={timeZone} />
      ))}
    </>
  );
}

function PrintedOrder({ reports, timeZone }: { reports: readonly ShownDoctorReport[]; timeZone: string }) {
  const shared = sharedFacts(reports, timeZone);
  const [first] = reports;
  return (
    <section className="mt-8 border-t border-line-strong pt-6 not-last:break-after-page">
      {first && <PatientLine patient={first.patient} number={first.orderNumber} />}
      <div className="mt-2">
        <FactLine facts={shared} />
      </div>
      {reports.map((report) => (
        <NamedSheet key={report.id} report={report} timeZone={timeZone} shared={shared} />
      ))}
    </section>
  );
}

const NamedSheet = (props: ReportProps & { shared: readonly ReportFact[] }) => (
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
    <div className="no-print mt-3 grid grid-cols-[auto_auto] justify-start gap-x-6 text-sm sm:flex sm:flex-wrap sm:items-center sm:gap-y-2">
      {open.length > 0 ? (
        <form method="post" className="max-sm:col-span-2 max-sm:mb-2">
          {open.map(({ id, version }) => (
            <input key={id} type="hidden" name={MARK_FIELD} value={`${id}:${version}`} />
          ))}
          <button type="submit" name={INTENT_FIELD} value={MARK_CHOSEN} className={button('primary')}>
            <Icon name="check" className="size-5" />
            {m.doctor_report_mark()}
          </button>
        </form>
      ) : (
        <p className="inline-flex min-h-12 items-center gap-2 font-semibold text-open max-sm:col-span-2">
          <Icon name="check" className="size-5" />
          {last && m.doctor_report_marked({ moment: doctorMoment(getLocale(), last, timeZone) })}
        </p>
      )}
      <Files reports={reports} look={link} />
      <a href={localizedHref(getLocale(), '/portal-medicos/paciente/:person', { person })} className={link}>
        {m.doctor_patient_cumulative()}
      </a>
      <a href={localizedHref(getLocale(), '/portal-medicos/calculadoras/:person', { person })} className={link}>
        {m.doctor_patient_calculators()}
      </a>
    </div>
  );
}

const fileNames = {
  pdf: m.doctor_file_pdf,
  csv: m.doctor_file_csv,
  fhir: m.doctor_file_fhir,
} as const satisfies Record<DoctorFileKind, unknown>;

/** The results of this page as one file. Forms: which results they are is in no address. */
const Files = ({ reports, look }: { reports: readonly ShownDoctorReport[]; look: string }) =>
  doctorFileKinds.map((file) => (
    <form key={file} method="post" action={localizedHref(getLocale(), '/portal-medicos/archivo/:file', { file })}>
      {reports.map(({ id, version }) => (
        <input key={id} type="hidden" name={MARK_FIELD} value={`${id}:${version}`} />
      ))}
      <button type="submit" className={look}>
        {fileNames[file]()}
      </button>
    </form>
  ));

const BackToOrders = () => (
  <SiteLink
    to="/portal-medicos"
    className="no-print inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand"
  >
    <Icon name="chevron-left" className="size-4" />
    {m.doctor_report_back()}
  </SiteLink>
);

/** A report that the caller may not read, or that does not exist: the same words for both. A withdrawn one says so, as the list does. */
export const MissingReport = ({ isWithdrawn }: { isWithdrawn?: boolean }) => (
  <>
    <BackToOrders />
    <EmptyState
      heading={isWithdrawn ? m.doctor_report_withdrawn_heading() : m.doctor_report_missing_heading()}
      level="h1"
    >
      {isWithdrawn ? m.doctor_report_withdrawn() : m.doctor_report_missing()}
    </EmptyState>
  </>
);

/** No row was chosen in the list. */
export const NothingChosen = () => (
  <>
    <BackToOrders />
    <EmptyState heading={m.doctor_print_none_heading()} level="h1">
      {m.doctor_print_none()}
    </EmptyState>
  </>
);
