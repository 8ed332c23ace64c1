import { examList } from '../../features/exam-list/exam-list.ts';
import { readListAddress } from '../../features/exam-list/list-address.ts';
import { preparationCalendar } from '../../features/exam-list/preparation-calendar.ts';
import { wallClock } from '../../features/laboratory/opening-hours.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/preparation-calendar';

/** The fast and the visit of a list, for the visitor's own calendar. An address without exams has none, nor has an hour at which they cannot be done. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { laboratory } = services;
  const now = services.now();
  const wall = wallClock(now, laboratory.timeZone);
  const list = examList(readListAddress(url.searchParams), await services.catalogue(), wall, calendarOf(services));
  if (list.exams.length === 0 || !list.visit.isPossible)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(preparationCalendar(list, { laboratory, now, locale: localeOfPath(url.pathname) }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="preparacion.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
