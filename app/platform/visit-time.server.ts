import type { LoaderFunctionArgs } from 'react-router';
import { addDays, isCalendarDate, minutesOf, wallClock } from '../domain/laboratory/opening-hours.ts';
import { MAX_DAYS_AHEAD, windowKey, windowsOf } from '../domain/visits/visit-windows.ts';
import { calendarOf } from './calendar.server.ts';
import { servicesContext } from './services.ts';

/**
 * The fault of a time that reception gives a visit; null if it is possible. Reception may promise a visit at short notice, but only from today
 * on, on an open day, and within its hours.
 */
export function visitTimeFault(
  context: LoaderFunctionArgs['context'],
  day: string,
  key: string,
): 'day' | 'window' | null {
  const services = context.get(servicesContext);
  const today = wallClock(services.now(), services.laboratory.timeZone).date;
  if (!isCalendarDate(day) || day < today || day > addDays(today, MAX_DAYS_AHEAD)) return 'day';
  const { hours } = calendarOf(services).dayOn(day);
  if (!hours) return 'day';
  const window = windowsOf(services.laboratory).find((one) => windowKey(one) === key);
  const fits = window && minutesOf(window.from) >= hours.opens && minutesOf(window.to) <= hours.closes;
  return fits ? null : 'window';
}
