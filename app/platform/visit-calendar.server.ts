import type { LoaderFunctionArgs } from 'react-router';

import { earliestVisit } from '../catalogue/my-list/earliest-visit.ts';
import { USUAL_MINUTES, windowOf } from '../catalogue/my-list/lead-time.ts';
import { parseExams } from '../catalogue/named-exam/exam-named.ts';
import type { Exam } from '../domain/exams/exam.ts';
import { addDays, wallClock } from '../domain/laboratory/opening-hours.ts';
import { preparationPlan } from '../domain/preparation/preparation-plan.ts';
import type { LaboratoryCalendar } from '../domain/promise/laboratory-calendar.ts';
import type { VisitNeeds } from '../domain/visits/visit-needs.server.ts';
import { takenPlaces } from '../domain/visits/visit-places.server.ts';
import {
  anyHour,
  MAX_DAYS_AHEAD,
  type OpenDay,
  openDays,
  type VisitMoments,
  windowsOf,
} from '../domain/visits/visit-windows.ts';
import { calendarOf } from './calendar.server.ts';
import { accountNeeds } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Context = LoaderFunctionArgs['context'];

/** Collects the needs of the operations on visits from a request. */
export function visitNeeds(context: Context): VisitNeeds {
  const { laboratory } = context.get(servicesContext);
  return { ...accountNeeds(context), timeZone: laboratory.timeZone, windows: windowsOf(laboratory) };
}

export interface VisitCalendar {
  calendar: LaboratoryCalendar;
  moments: VisitMoments;
  days: readonly OpenDay[];
  /** The exams of the catalog that are meant, from the list and from the text. */
  exams: readonly Exam[];
  /** The exams that cannot be taken at home, by code. */
  onlyAtSite: readonly string[];
  /** True if the preparation ends after the first day that would be possible without it. */
  waitsForPreparation: boolean;
}

/** The days and windows on which a visit for these exams can be asked for, with the room that is left. */
export async function visitCalendar(
  context: Context,
  { codes, examenes }: { codes: readonly string[]; examenes: string },
): Promise<VisitCalendar> {
  const services = context.get(servicesContext);
  const { laboratory, db } = services;
  const catalogue = await services.catalogue();
  const calendar = calendarOf(services);
  const now = wallClock(services.now(), laboratory.timeZone);
  const typed = examenes.trim() ? parseExams(catalogue, examenes).pieces.flatMap(({ exam }) => exam ?? []) : [];
  const listed = codes.flatMap((code) => catalogue.byCode.get(code) ?? []);
  const exams = [...new Set([...listed, ...typed])];
  const plan = preparationPlan(exams, catalogue.byCode);
  const taken = await takenPlaces(db, now.date, addDays(now.date, MAX_DAYS_AHEAD));
  const windows = windowsOf(laboratory);
  const open = (moments: VisitMoments): OpenDay[] => openDays(windows, calendar, moments, taken);
  const soonest = { now, ready: now, hours: anyHour };
  const moments = { now, ...preparedFor(plan.visits, now, calendar) };
  const days = open(moments);
  return {
    calendar,
    moments,
    days,
    exams,
    onlyAtSite: plan.sampling.home.preventedBy,
    waitsForPreparation: moments.ready.date > now.date && (open(soonest)[0]?.date ?? '') < (days[0]?.date ?? ''),
  };
}

/** When the preparation of the first visit ends, and its hours. Exams in several visits are for reception to arrange. */
function preparedFor(
  visits: ReturnType<typeof preparationPlan>['visits'],
  now: VisitMoments['now'],
  calendar: LaboratoryCalendar,
): Pick<VisitMoments, 'ready' | 'hours'> {
  const [first] = visits;
  if (!first) return { ready: now, hours: anyHour };
  const { at } = earliestVisit(first.preparation, { now }, calendar);
  // Seven is the hour that a plan proposes for a whole morning; a visit may be earlier.
  const ready = { date: at.date, minutes: at.minutes <= USUAL_MINUTES ? 0 : at.minutes };
  return { ready, hours: windowOf(first.preparation) };
}
