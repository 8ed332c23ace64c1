import { randomUUID } from 'node:crypto';

import { redirect } from 'react-router';

import { examList } from '../../catalogue/my-list/exam-list.ts';
import { listQuery, readListAddress } from '../../catalogue/my-list/list-address.ts';
import { answerId } from '../../catalogue/my-list/list-view.ts';
import { calendarFileName, preparationCalendar } from '../../catalogue/my-list/preparation-calendar.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { localizedHref } from '../../i18n/href.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/preparation-calendar';

/**
 * Answers the iCalendar file of a list: the start of each preparation step, and the visits. An address without exams has no such file. An
 * invalid day or hour redirects to the list, which explains the fault.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { laboratory } = services;
  const now = services.now();
  const wall = wallClock(now, laboratory.timeZone);
  const locale = localeOfPath(url.pathname);
  const address = readListAddress(url.searchParams);
  const list = examList(address, (await services.catalogue()).byCode, wall, calendarOf(services));
  const headers = { 'Cache-Control': 'no-store' };
  if (list.exams.length === 0) return new Response(null, { status: 404, headers });
  if (!list.visit.isPossible)
    return redirect(`${localizedHref(locale, '/mi-lista')}${listQuery(address)}#${answerId}`, { status: 303, headers });
  return new Response(preparationCalendar(list, { laboratory, now, locale, newId: randomUUID }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${calendarFileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
