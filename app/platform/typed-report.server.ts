import { data, type LoaderFunctionArgs } from 'react-router';

import { newToken } from '../domain/accounts/tokens.server.ts';
import type { Exam } from '../domain/exams/exam.ts';
import { specimenNames } from '../domain/exams/specimen-words.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { type EntryReading, entryFields, readEntry } from '../domain/manual-entry/entry-form.ts';
import { type EntryReport, readEntryReport } from '../domain/manual-entry/entry-report.server.ts';
import { type EntryRow, entryRows } from '../domain/manual-entry/entry-rows.ts';
import { typeReport } from '../domain/manual-entry/type-report.server.ts';
import { pathInLocale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { EntryReply, EntryView } from '../panel/entry/entry-view.ts';
import { accountNeeds } from './caller.server.ts';
import { afterTyping, typingNeeds, typistActor, typistIn } from './manual-entry.server.ts';
import { servicesContext } from './services.ts';
import { formOf } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

interface Opened {
  report: EntryReport;
  exam: Exam | null;
  rows: EntryRow[];
}

/** Reads the report and the lines of its form: the exam's values, with the intervals for this person. */
async function openEntry(args: Args, id: string): Promise<Opened> {
  const caller = typistIn(args);
  const needs = accountNeeds(args.context);
  const report = await readEntryReport(needs, typistActor(caller), id);
  if (!report) throw new Response(null, { status: 404 });
  const catalogue = await args.context.get(servicesContext).catalogue();
  const exam = catalogue.byCode.get(report.exam ?? '') ?? null;
  const { sex, birthDate } = report.person;
  const ageDays = Math.floor((needs.now.getTime() - Date.parse(`${birthDate}T00:00:00Z`)) / 86_400_000);
  const patient = { sex: sex === 'female' || sex === 'male' ? sex : ('any' as const), ageDays };
  return { report, exam, rows: entryRows(exam, catalogue, patient, report.observations) };
}

export async function loadEntry(args: Args, id: string): Promise<EntryView> {
  const { report, exam, rows } = await openEntry(args, id);
  const { laboratory } = args.context.get(servicesContext);
  const { document, observations: _, personId: __, sender: ___, ...shown } = report;
  return {
    report: { ...shown, hasDocument: document !== null },
    rows,
    token: newToken(),
    name: exam?.name[getLocale()] ?? report.code,
    values: startValues(report, exam, rows, laboratory),
  };
}

/** Returns the initial values of the form: those of the previous version, or those of the catalog. */
function startValues(
  report: EntryReport,
  exam: Exam | null,
  rows: readonly EntryRow[],
  { brand, timeZone }: { brand: string; timeZone: string },
): Record<string, string> {
  const { specimen, comment, performer, status, observations } = report;
  const types = new Set(exam?.specimens.map(({ type }) => specimenNames[type]({}, { locale: 'es' })));
  const method = observations.find((one) => one.method !== null)?.method ?? exam?.method?.es;
  const values = rows.flatMap(({ key, before, ranges }) => {
    const chosen = ranges.findIndex(({ text }) => text === before?.reference_range);
    const range = chosen >= 0 ? String(chosen) : ranges.length > 1 && before === null ? firstPlain(ranges) : '';
    return [
      [entryFields.value + key, before?.value ?? ''],
      [entryFields.note + key, noteWithout(ranges, before?.comment ?? '')],
      [entryFields.range + key, range],
    ];
  });
  return {
    ...Object.fromEntries(values),
    [entryFields.collected]: localMoment(specimen?.collectedAt ?? null, timeZone),
    [entryFields.specimen]: specimen?.type || [...types].join(', '),
    [entryFields.condition]: specimen?.condition ?? '',
    [entryFields.method]: method ?? '',
    [entryFields.performer]: performer ?? (exam?.performedBy === 'referral' ? '' : brand),
    [entryFields.comment]: comment ?? '',
    [entryFields.state]: status === 'preliminary' ? 'preliminar' : 'final',
  };
}

/** An interval with a condition (a phase of the cycle) is never chosen by us. */
const firstPlain = (ranges: EntryRow['ranges']): string => {
  const found = ranges.findIndex(({ interval }) => interval === null || interval.condition === null);
  return found >= 0 ? String(found) : '';
};

/** The condition of an interval is stored at the end of the note, and typed by choosing the interval. */
const noteWithout = (ranges: EntryRow['ranges'], note: string): string => {
  const conditions = ranges.flatMap(({ interval }) => interval?.condition?.es ?? []);
  const lines = note.split('\n');
  return conditions.includes(lines.at(-1) ?? '') ? lines.slice(0, -1).join('\n') : note;
};

/** '2026-11-17T12:12:00Z' → '2026-11-17T07:12', for a `datetime-local`; a day without an hour is left to the typist */
function localMoment(moment: string | null, timeZone: string): string {
  if (moment === null || moment.length === 10) return '';
  const { date, minutes } = wallClock(new Date(moment), timeZone);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Answers the form: the report's page, or the form as it was typed, with what is wrong in each field. */
export async function answerEntry(args: Args, id: string) {
  const form = await formOf(args.request);
  const { report, exam, rows } = await openEntry(args, id);
  if (report.source === 'system') throw new Response(null, { status: 409 });
  const needs = await typingNeeds(args);
  const reading = await readEntry(form, {
    rows,
    now: needs.now,
    timeZone: needs.timeZone,
    document: report.document,
    isSettled: ['final', 'corrected', 'withdrawn'].includes(report.status),
  });
  const token = String(form.get('formulario') ?? '') || newToken();
  if (!reading.content) return data(replyOf(reading, token, false), 422);
  const actor = typistActor(typistIn(args));
  const seen = Number(form.get('version'));
  const outcome = await typeReport(needs, actor, { token, report, exam, seen, content: reading.content });
  if (outcome.kind === 'changed') return data(replyOf(reading, newToken(), true), 409);
  throw afterTyping(outcome, pathInLocale(getLocale(), `/admin-panel/resultados/${id}`));
}

const replyOf = ({ typed, faults }: EntryReading, token: string, hasChanged: boolean): EntryReply => ({
  typed,
  faults,
  token,
  hasChanged,
});
