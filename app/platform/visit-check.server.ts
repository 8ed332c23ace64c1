import type { LoaderFunctionArgs } from 'react-router';

import { coverageOf } from '../domain/laboratory/coverage.ts';
import { addDays } from '../domain/laboratory/opening-hours.ts';
import { typedDay } from '../domain/promise/typed-day.ts';
import { faultOfVisitDay, MAX_DAYS_AHEAD, nearestDays } from '../domain/visits/visit-windows.ts';
import { formatDay } from '../i18n/format.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { VisitDraft, VisitFaults } from '../site/visits/visit-request.ts';
import type { VisitRequestView } from '../site/visits/visit-view.ts';
import { servicesContext } from './services.ts';
import type { VisitCalendar } from './visit-calendar.server.ts';

type Context = LoaderFunctionArgs['context'];

/** The faults that only the laboratory knows: the area, the day and its windows, and exams that need the laboratory's site. */
export function checkVisit(context: Context, draft: VisitDraft, known: VisitCalendar): VisitFaults {
  return { ...placeFault(context, draft), ...examFault(draft, known), ...timeFault(draft, known) };
}

function placeFault(context: Context, { barrio }: VisitDraft): VisitFaults {
  const { state } = coverageOf(barrio, context.get(servicesContext).laboratory);
  if (state === 'covered') return {};
  return { barrio: state === 'which-area' ? 'which-area' : 'outside' };
}

/** A request for nothing but exams that cannot be taken at home is refused; with others, reception says which go where. */
function examFault({ codes }: VisitDraft, { exams, onlyAtSite }: VisitCalendar): VisitFaults {
  const isNothingLeft = exams.length > 0 && exams.every(({ code }) => onlyAtSite.includes(code));
  return isNothingLeft && codes.length <= exams.length ? { examenes: 'not-at-home' } : {};
}

function timeFault({ dia, franja }: VisitDraft, { days, calendar, moments }: VisitCalendar): VisitFaults {
  const date = typedDay(dia);
  const fault = faultOfVisitDay(date, days, calendar, moments);
  if (fault) return { dia: fault };
  const windows = days.find((day) => day.date === date)?.windows ?? [];
  return windows.some(({ key }) => key === franja) ? {} : { franja: 'not-that-day' };
}

/** The zone of a neighborhood, from the laboratory's own list: 'El Poblado, Medellín'. */
export function visitPlace(context: Context, typed: string): string {
  const answer = coverageOf(typed, context.get(servicesContext).laboratory);
  if (answer.state !== 'covered') return '';
  const { zone, municipality } = answer.place;
  return [...new Set([zone, municipality])].join(', ');
}

type Shown = Pick<
  VisitRequestView,
  'exams' | 'onlyAtSite' | 'days' | 'waitsForPreparation' | 'windows' | 'nearest' | 'holiday'
>;

/** The parts of the page that depend on the calendar and the catalog. */
export function shownVisit({ codes, dia }: VisitDraft, known: VisitCalendar): Shown {
  const locale = getLocale();
  const { days, calendar, exams, onlyAtSite, moments, waitsForPreparation } = known;
  const date = typedDay(dia);
  const chosen = days.find((day) => day.date === date);
  const first = days[0]?.date;
  const isNear = date !== null && date > addDays(moments.now.date, -MAX_DAYS_AHEAD);
  const all = [...new Set(days.flatMap((day) => day.windows.map(({ key }) => key)))].sort();
  return {
    exams: exams
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name }) => ({ code, name: name[locale], isTakenAtHome: !onlyAtSite.includes(code) })),
    onlyAtSite: exams.filter(({ code }) => onlyAtSite.includes(code)).map(({ name }) => name[locale]),
    days: first ? { first, last: days.at(-1)?.date ?? first, firstWords: formatDay(locale, first) } : null,
    waitsForPreparation,
    windows: chosen ? chosen.windows.map(({ key }) => key) : all,
    nearest:
      dia === '' || chosen
        ? []
        : nearestDays(days, isNear ? date : null).map((day) => ({
            date: day.date,
            words: formatDay(locale, day.date),
          })),
    holiday: (isNear && calendar.dayOn(date).holiday?.[locale]) || null,
  };
}
