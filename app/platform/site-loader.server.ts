import { createContext, type RouterContextProvider } from 'react-router';
import { minutesUntilChange, openingDays, wallClock } from '../domain/laboratory/opening-hours.ts';
import { type PublicLaboratory, publicLaboratory } from '../domain/laboratory/public-laboratory.ts';
import type { OpeningCalendar } from '../views/laboratory/opening-context.ts';
import { addressAt } from './panel-host.ts';
import { type Services, servicesContext } from './services.ts';

/** Enough days to name the next opening after the longest closure (Holy Thursday to Easter Sunday) with room to spare. */
const DAYS_AHEAD = 10;
const MINUTE_MS = 60_000;

/**
 * Loads the data of every page: the laboratory's public facts, its opening hours of the next days, and the addresses of the site and of the
 * host that was asked.
 */
export function loadSite(
  context: Readonly<RouterContextProvider>,
  { hostname }: URL,
): {
  laboratory: PublicLaboratory;
  opening: OpeningCalendar;
  publicUrl: string;
  /** `publicUrl`, or the panel's address at the panel's own host. */
  hostUrl: string;
  consentVersion: string;
} {
  const services = context.get(servicesContext);
  const { laboratory, publicUrl, consentVersion } = services;
  return {
    laboratory: publicLaboratory(laboratory),
    opening: openingOf(context),
    publicUrl,
    hostUrl: addressAt(hostname, services),
    consentVersion,
  };
}

const openingContext = createContext<OpeningCalendar | null>(null);

/**
 * Returns the opening hours of the next days. A request has one such calendar, so that its page and its cache lifetime use the same time.
 */
export function openingOf(context: Readonly<RouterContextProvider>): OpeningCalendar {
  const known = context.get(openingContext);
  if (known) return known;
  const calendar = openingCalendar(context.get(servicesContext));
  context.set(openingContext, calendar);
  return calendar;
}

function openingCalendar({ laboratory, holidayOn, now }: Services): OpeningCalendar {
  const { timeZone, openingHours } = laboratory;
  const instant = now().getTime();
  const wall = wallClock(new Date(instant), timeZone);
  const days = openingDays(wall.date, DAYS_AHEAD, openingHours, holidayOn);
  const trueUntil = instant - (instant % MINUTE_MS) + minutesUntilChange(wall, days) * MINUTE_MS;
  return { now: wall, madeAt: instant, days, trueUntil };
}
