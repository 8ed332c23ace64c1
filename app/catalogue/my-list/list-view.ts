import { drawingOf } from '../../domain/exams/containers.ts';
import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import type { CalendarDate, OpeningDay, WallClock } from '../../domain/laboratory/opening-hours.ts';
import { type ExamsByCode, expandPanels } from '../../domain/preparation/expand-panels.ts';
import { type LaboratoryCalendar, timeOf } from '../../domain/promise/laboratory-calendar.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type ExamList, examList } from './exam-list.ts';
import type { ListAddress } from './list-address.ts';
import type { ListDisplay } from './list-display.ts';

/** The anchor of the answer to the visit form. */
export const answerId = 'fecha';

/** The anchor of the question about the person of the list. */
export const personId = 'persona';

/** The anchor of the notice about typed text that names no exam. */
export const unclearId = 'no-esta';
/** The id of that notice's one sentence. */
export const unclearSummaryId = 'no-esta-resumen';
/** The sentence that the list is empty now. */
export const emptiedId = 'vacia';

/** All data that the page of a list shows. */
export interface ListView {
  list: ExamList;
  address: ListAddress;
  /** The short names of the exams, including those of panels. */
  names: Readonly<Record<string, string>>;
  /** The container of each exam's first specimen; for a panel, that of its members. */
  drawings: Readonly<Record<string, SpecimenDrawing | null>>;
  today: CalendarDate;
  now: WallClock;
  /** The opening hours on the day of the visit. */
  hours: OpeningDay['hours'];
  display: ListDisplay;
}

/** The data from which the page is computed, besides the list. They are the same on the server and in the browser. */
interface Known {
  exams: ExamsByCode;
  calendar: LaboratoryCalendar;
  now: WallClock;
  locale: Locale;
}

/** Plans a list and collects what its page shows. The server and the browser call it alike. */
export function listView(
  address: ListAddress,
  { exams: catalogue, calendar, now, locale }: Known,
  display: ListDisplay,
): ListView {
  const list = examList(address, catalogue, now, calendar);
  const codes = [...list.exams.map(({ code }) => code), ...list.plan.exams];
  const shown = new Set([...list.exams, ...list.emergencies].map(({ code }) => code));
  const { hours } = calendar.dayOn(list.visit.at.date);
  return {
    list,
    // Emergency warnings stay until the visitor removes them, even if the visitor chooses a day.
    address: { ...address, codes: address.codes.filter((code) => shown.has(code)) },
    names: Object.fromEntries(codes.map((code) => [code, shortName(catalogue.get(code)?.name[locale] ?? code)])),
    drawings: Object.fromEntries(list.exams.map((exam) => [exam.code, drawingFor(exam, catalogue)])),
    today: now.date,
    now,
    hours: hours && { opens: timeOf(hours.opens), closes: timeOf(hours.closes) },
    display,
  };
}

function drawingFor(exam: ExamToPlan, catalogue: ExamsByCode): SpecimenDrawing | null {
  const [first] = expandPanels([exam], catalogue).exams.flatMap((one) => one.exam.specimens);
  return first ? drawingOf(first.container) : null;
}

/** 'Hemograma IV (cuadro hemático automatizado)' → 'Hemograma IV': short enough for a sentence. */
const shortName = (name: string): string => name.replace(/\s*\([^)]*\)$/, '');
