import type { RouterContextProvider } from 'react-router';

import type { Laboratory } from '../features/laboratory/laboratory.ts';
import type { OpeningCalendar } from '../features/laboratory/opening-context.ts';
import { minutesUntilChange, openingDays, wallClock } from '../features/laboratory/opening-hours.ts';
import { type Services, servicesContext } from './services.ts';

/** Enough days to name the next opening after the longest closure (Holy Thursday to Easter Sunday) with room to spare. */
const DAYS_AHEAD = 10;
const MINUTE_MS = 60_000;

/** What every page knows: the laboratory, its next days, and where the site is. */
export function loadSite(context: Readonly<RouterContextProvider>): {
  laboratory: Laboratory;
  opening: OpeningCalendar;
  publicUrl: string;
} {
  const services = context.get(servicesContext);
  return { laboratory: services.laboratory, opening: openingCalendar(services), publicUrl: services.publicUrl };
}

export function openingCalendar({ laboratory, holidayOn, now }: Services): OpeningCalendar {
  const { timeZone, openingHours } = laboratory;
  const instant = now().getTime();
  const wall = wallClock(new Date(instant), timeZone);
  const days = openingDays(wall.date, DAYS_AHEAD, openingHours, holidayOn);
  const trueUntil = instant - (instant % MINUTE_MS) + minutesUntilChange(wall, days) * MINUTE_MS;
  return { now: wall, days, trueUntil };
}
