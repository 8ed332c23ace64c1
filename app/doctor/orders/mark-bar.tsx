import { m } from '../../i18n/paraglide/messages.js';
import { type DoctorFileKind, doctorFileKinds } from './doctor-file-kinds.ts';
import type { OrderRow } from './order-rows.ts';
import { MARK_FIELD } from './order-table.tsx';

/** The name and the values of the buttons that mark. */
export const INTENT_FIELD = 'intencion';
export const MARK_CHOSEN = 'visto';
const MARK_PAGE = 'visto-todo';
/** The field of 'Visto todo': the versions that this page shows, so a result that arrives meanwhile stays unread. */
const PAGE_FIELD = 'pagina-mostrada';

const look =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong px-3 text-sm whitespace-nowrap font-semibold hover:border-brand hover:text-brand sm:px-4 md:min-h-9';

interface MarkBarProps {
  rows: readonly OrderRow[];
  /** Where the chosen results are printed, or become a file. */
  printAction: string;
  fileAction: (file: DoctorFileKind) => string;
}

const files = {
  pdf: m.orders_pdf_chosen,
  csv: m.orders_csv_chosen,
  fhir: m.orders_fhir_chosen,
} as const satisfies Record<DoctorFileKind, unknown>;

/** Acts on the rows whose boxes are checked, or on all of the page. Buttons of the form around the table: they need no script. */
export function MarkBar({ rows, printAction, fileAction }: MarkBarProps) {
  const ready = rows.filter(({ isReady }) => isReady);
  const unseen = ready.filter(({ state }) => state !== 'seen');
  if (ready.length === 0) return <span />;
  return (
    <fieldset className="no-print flex min-w-0 items-center gap-1.5 max-md:-mx-4 max-md:w-screen max-md:px-4 max-md:py-1 max-md:scroll-fade sm:gap-2 md:flex-wrap">
      <legend className="sr-only">{m.orders_actions()}</legend>
      {unseen.map(({ id, versions }) => (
        <input key={id} type="hidden" name={PAGE_FIELD} value={versions} />
      ))}
      <button type="submit" name={INTENT_FIELD} value={MARK_CHOSEN} className={look}>
        {m.orders_mark_chosen()}
      </button>
      <button type="submit" formAction={printAction} className={look}>
        {m.orders_print_chosen()}
      </button>
      {doctorFileKinds.map((file) => (
        <button key={file} type="submit" formAction={fileAction(file)} className={look}>
          {files[file]()}
        </button>
      ))}
      {unseen.length > 0 && (
        <button type="submit" name={INTENT_FIELD} value={MARK_PAGE} className={look}>
          {m.orders_mark_page({ count: unseen.length })}
        </button>
      )}
    </fieldset>
  );
}

/** The versions of a posted form: 'report:version' of each result. Texts of another shape are left out. */
export function postedVersions(form: FormData): { report: string; version: number }[] {
  const field = form.get(INTENT_FIELD) === MARK_PAGE ? PAGE_FIELD : MARK_FIELD;
  const texts = form.getAll(field).flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
  return [...new Set(texts)].slice(0, MAX_MARKED).flatMap((text) => {
    const [, report, version] = /^([\w-]{1,64}):(\d{1,6})$/.exec(text) ?? [];
    return report && version ? [{ report, version: Number(version) }] : [];
  });
}

/** More results than forty orders have. */
const MAX_MARKED = 800;
