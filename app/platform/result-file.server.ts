import type { RouterContextProvider } from 'react-router';

import type { Exam } from '../domain/exams/exam.ts';
import { type BundledReport, fhirBundle, fhirBundleOf } from '../domain/reports/files/fhir-bundle.ts';
import { reportCsv } from '../domain/reports/files/report-csv.ts';
import { flagWords } from '../domain/reports/flag-words.ts';
import { reportCode } from '../domain/reports/report-codes.server.ts';
import type { ReportReader } from '../domain/reports/report-reader.ts';
import { downloadReport, type ReportFile } from '../domain/reports/report-store.server.ts';
import type { ReportView } from '../domain/reports/report-view.ts';
import { resultFlag } from '../domain/reports/result-flag.ts';
import { localizedHref } from '../i18n/href.ts';
import { m } from '../i18n/paraglide/messages.js';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { FileKind } from '../patient/result/file-kinds.ts';
import { readResult } from '../patient/result/read-result.ts';
import { reportDocument } from '../patient/result/report-document.ts';
import { accountNeeds } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Context = Readonly<RouterContextProvider>;

interface Asked {
  reader: ReportReader;
  report: string;
  kind: FileKind;
}

const files = { 'pdf-carta': 'pdf', 'pdf-a4': 'pdf', csv: 'csv', fhir: 'fhir' } as const satisfies Record<
  FileKind,
  ReportFile
>;

/** The file of a released report; null, always in the same way, for whatever the reader may not read. */
export async function resultFile(context: Context, { reader, report, kind }: Asked): Promise<Response | null> {
  const view = await downloadReport(accountNeeds(context), reader, report, files[kind]);
  if (!view) return null;
  const exam = (await examIn(context))(view);
  if (kind === 'csv') return attachment(csvOf(view), 'text/csv; charset=utf-8', 'csv');
  if (kind === 'fhir') {
    const { laboratory, publicUrl } = context.get(servicesContext);
    const text = fhirBundle(view, { exam, laboratory: { name: laboratory.brand }, publicUrl });
    return attachment(text, 'application/fhir+json', 'fhir.json');
  }
  const pdf = await pdfOf(context, [{ report: view, exam }], kind === 'pdf-a4' ? 'a4' : 'us-letter');
  return pdf ? attachment(pdf, 'application/pdf', 'pdf') : busy();
}

/** The catalog's exam of a report. */
async function examIn(context: Context): Promise<(view: ReportView) => Exam | undefined> {
  const { byCode } = await context.get(servicesContext).catalogue();
  return ({ exam }) => (exam === null ? undefined : byCode.get(exam));
}

const busy = (): Response => new Response(m.file_busy_heading(), { status: 503, headers: { 'Retry-After': '10' } });

/** The most reports of one file: the compiler sets fifty in a second or two. */
const MAX_IN_FILE = 50;

/**
 * One file of several released reports: those of the asked ones that the reader may read, each by the rules of its page, and each an event.
 * Null if there is none.
 */
export async function resultsFile(
  context: Context,
  reader: ReportReader,
  { reports, kind }: { reports: readonly string[]; kind: 'pdf-carta' | 'fhir' },
): Promise<Response | null> {
  const found: BundledReport[] = [];
  const examOf = await examIn(context);
  for (const report of reports.slice(0, MAX_IN_FILE)) {
    const view = await downloadReport(accountNeeds(context), reader, report, files[kind]);
    if (view) found.push({ report: view, exam: examOf(view) });
  }
  if (found.length === 0) return null;
  if (kind === 'fhir') {
    const { laboratory, publicUrl } = context.get(servicesContext);
    const text = fhirBundleOf(found, { laboratory: { name: laboratory.brand }, publicUrl });
    return attachment(text, 'application/fhir+json', 'fhir.json');
  }
  const pdf = await pdfOf(context, found, 'us-letter');
  return pdf ? attachment(pdf, 'application/pdf', 'pdf') : busy();
}

/** A name without the exam and the person: it stays in the list of downloads. */
const attachment = (body: string | Buffer, type: string, ending: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${m.file_name()}.${ending}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });

const csvOf = ({ observations }: ReportView): string =>
  reportCsv(
    observations.map((one) => ({
      ...one,
      flagWords: flagWords[resultFlag({ ...one, range: one.reference_range }).level](),
    })),
    {
      name: m.result_table_name(),
      code: m.file_code(),
      value: m.result_table_value(),
      unit: m.file_unit(),
      range: m.result_table_interval(),
      flags: m.file_flag(),
      flagWords: m.result_table_flag(),
      status: m.file_status(),
      method: m.file_method(),
      comment: m.result_comment(),
    },
  );

/** A PDF file of reports, each from a page of its own. */
async function pdfOf(
  context: Context,
  reports: readonly BundledReport[],
  paper: 'a4' | 'us-letter',
): Promise<Buffer | null> {
  const { laboratory, publicUrl, pdf } = context.get(servicesContext);
  const locale = getLocale();
  const printed = [];
  for (const { report, exam } of reports)
    printed.push(
      reportDocument(readResult(report, exam, locale), {
        locale,
        timeZone: laboratory.timeZone,
        laboratory: {
          name: laboratory.brand,
          contact: [laboratory.sites[0]?.address, laboratory.phones[0]].join(' · '),
        },
        code: await reportCode(accountNeeds(context), report),
        address: publicUrl + localizedHref(locale, '/portal-resultados/verificar'),
      }),
    );
  const title = printed.length === 1 ? (printed[0]?.title ?? '') : m.file_name();
  const at = reports.map(({ report }) => report.releasedAt ?? report.placedAt).toSorted();
  return pdf.compile({
    paper,
    data: { title, lang: locale, author: laboratory.brand, reports: printed },
    at: new Date(at.at(-1) ?? 0),
  });
}
