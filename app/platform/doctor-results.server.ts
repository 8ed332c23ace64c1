import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';

import type { DoctorFileKind } from '../doctor/orders/doctor-file-kinds.ts';
import { postedVersions } from '../doctor/orders/mark-bar.tsx';
import { doctorExamName } from '../doctor/orders/order-rows.ts';
import { shownDoctorReport } from '../doctor/orders/read-doctor-report.ts';
import { attemptRules } from '../domain/accounts/attempt-rules.ts';
import { countAttempt } from '../domain/accounts/attempt-store.server.ts';
import { acknowledgeReports } from '../domain/reports/acknowledge-reports.server.ts';
import { readDoctorOrder, readDoctorReports } from '../domain/reports/doctor-order-reports.server.ts';
import { type DoctorReportView, readDoctorReport } from '../domain/reports/doctor-report.server.ts';
import { isWithdrawnFor } from '../domain/reports/report-store.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds } from './caller.server.ts';
import { requireApproved } from './doctor-portal.server.ts';
import { resultsFile } from './result-file.server.ts';
import { servicesContext } from './services.ts';

type Context = LoaderFunctionArgs['context'];

/** Adds the words of the page to reports. */
async function shownWith(context: Context) {
  const { byCode } = await context.get(servicesContext).catalogue();
  return (found: DoctorReportView) => shownDoctorReport(found, byCode.get(found.report.exam ?? ''), getLocale());
}

/** One report of the caller's orders. Somebody else's and a held one get the same 404. */
export async function loadDoctorReport(args: LoaderFunctionArgs, id: string) {
  const { reader, doctor } = await requireApproved(args);
  const { timeZone } = args.context.get(servicesContext).laboratory;
  const needs = accountNeeds(args.context);
  const [found, shown] = await Promise.all([readDoctorReport(needs, reader.account, id), shownWith(args.context)]);
  const report = found && shown(found);
  const isWithdrawn = !report && (await isWithdrawnFor(needs, { kind: 'doctor', account: reader.account }, id));
  return data({ doctor, timeZone, report, isWithdrawn }, report ? 200 : 404);
}

/** All reports of one of the caller's orders, or the same 404. */
export async function loadDoctorOrder(args: LoaderFunctionArgs, id: string) {
  const { reader, doctor } = await requireApproved(args);
  const { laboratory, catalogue } = args.context.get(servicesContext);
  const found = await readDoctorOrder(accountNeeds(args.context), reader.account, id);
  if (!found) return data({ doctor, timeZone: laboratory.timeZone, order: null }, 404);
  const shown = await shownWith(args.context);
  const { byCode } = await catalogue();
  const [first, ...others] = found.reports;
  return data({
    doctor,
    timeZone: laboratory.timeZone,
    order: {
      reports: [shown(first), ...others.map(shown)] as const,
      hasWithdrawn: found.hasWithdrawn,
      waiting: found.waiting.map(({ exam, code }) => doctorExamName(byCode.get(exam ?? ''), code, getLocale())),
    },
  });
}

/** Answers 'Visto' on the page of a report or an order. Marking twice changes nothing. */
export async function answerMark(args: ActionFunctionArgs): Promise<Response> {
  const { reader } = await requireApproved(args);
  const form = await args.request.formData().catch(() => new FormData());
  await acknowledgeReports(accountNeeds(args.context), reader.account, postedVersions(form));
  return redirect(args.url.pathname, 303);
}

/** The chosen results on one page, for paper. It counts like a page of the list. */
export async function printDoctorReports(args: ActionFunctionArgs) {
  const { reader, doctor } = await requireApproved(args);
  const needs = accountNeeds(args.context);
  const key = needs.vault.index('attempt', `doctor list ${reader.account}`);
  const form = await args.request.formData().catch(() => new FormData());
  const ids = postedVersions(form).map(({ report }) => report);
  const isWaiting = (await countAttempt(needs.db, key, attemptRules.doctorList, needs.now)) !== null;
  const found = isWaiting ? [] : await readDoctorReports(needs, reader.account, ids);
  return { doctor, isWaiting, reports: found.map(await shownWith(args.context)), timeZone: needs.timeZone };
}

/** The printed page exists only as the answer to a form: its address alone leads back to the list. */
export async function loadPrintPage(args: LoaderFunctionArgs) {
  const { doctor } = await requireApproved(args);
  return { doctor };
}

const fileKinds = { pdf: 'pdf-carta', csv: 'csv', fhir: 'fhir' } as const satisfies Record<DoctorFileKind, unknown>;
const isFileKind = (file: string): file is keyof typeof fileKinds => Object.hasOwn(fileKinds, file);

/** The chosen results as one file. It counts like a page of the list; without a readable result it leads to the page that says so. */
export async function doctorFile(args: ActionFunctionArgs, file: string): Promise<Response> {
  const { reader } = await requireApproved(args);
  if (!isFileKind(file)) throw new Response(null, { status: 404 });
  const needs = accountNeeds(args.context);
  const form = await args.request.formData().catch(() => new FormData());
  const reports = postedVersions(form).map(({ report }) => report);
  const key = needs.vault.index('attempt', `doctor list ${reader.account}`);
  if ((await countAttempt(needs.db, key, attemptRules.doctorList, needs.now)) !== null)
    throw new Response(null, { status: 429 });
  const asked = { reports, kind: fileKinds[file] };
  const answer = await resultsFile(args.context, { kind: 'doctor', account: reader.account }, asked);
  return answer ?? redirect(localizedHref(getLocale(), '/portal-medicos/imprimir'), 303);
}
