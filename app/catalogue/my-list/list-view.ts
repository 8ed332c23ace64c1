import { drawingOf } from '../../domain/exams/containers.ts';
import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import type { CalendarDate, OpeningDay, WallClock } from '../../domain/laboratory/opening-hours.ts';
import { type ExamsByCode, expandPanels } from '../../domain/preparation/expand-panels.ts';
import { type LaboratoryCalendar, timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { type ExamList, examList } from './exam-list.ts';
import type { ListAddress } from './list-address.ts';
import type { ListDisplay } from './list-display.ts';

/** Where the page answers the form of the visit. */
export const answerId = 'fecha';

/** Everything that the page of a list shows. */
export interface ListView {
  list: ExamList;
  address: ListAddress;
  /** What exams are called in short, those of panels too. */
  names: Readonly<Record<string, string>>;
  /** What the first specimen of each exam travels in; of a panel, its members'. */
  drawings: Readonly<Record<string, SpecimenDrawing | null>>;
  today: CalendarDate;
  /** The hours of the day of the visit. */
  hours: OpeningDay['hours'];
  display: ListDisplay;
}

/** What the page is computed from, besides the list: the same on the server and in the browser. */
interface Known {
  exams: ExamsByCode;
  calendar: LaboratoryCalendar;
  now: WallClock;
  locale: 'es' | 'en';
}

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
    // The warnings of emergencies stay until they are taken off, also when somebody chooses a day.
    address: { ...address, codes: address.codes.filter((code) => shown.has(code)) },
    names: Object.fromEntries(codes.map((code) => [code, shortName(catalogue.get(code)?.name[locale] ?? code)])),
    drawings: Object.fromEntries(list.exams.map((exam) => [exam.code, drawingFor(exam, catalogue)])),
    today: now.date,
    hours: hours && { opens: timeOf(hours.opens), closes: timeOf(hours.closes) },
    display,
  };
}

function drawingFor(exam: ExamToPlan, catalogue: ExamsByCode): SpecimenDrawing | null {
  const [first] = expandPanels([exam], catalogue).exams.flatMap((one) => one.exam.specimens);
  return first ? drawingOf(first.container) : null;
}

/** 'Hemograma IV (cuadro hemático automatizado)' → 'Hemograma IV': within a sentence that is enough. */
const shortName = (name: string): string => name.replace(/\s*\([^)]*\)$/, '');
