import type { LoaderFunctionArgs } from 'react-router';

import { scopeOf, staffRoles } from '../domain/access/access-table.ts';
import { lastAlarm } from '../domain/audit/last-alarm.server.ts';
import { wallClock } from '../domain/laboratory/opening-hours.ts';
import { waitingWork } from '../domain/work/waiting-work.server.ts';
import { type WorkItem, workKindsOf } from '../domain/work/work-item.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { PanelHomeView, WorkLine } from '../panel/home/work-line.ts';
import { requireArea } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { waitedWords } from './waited-words.ts';

/** The start of the panel: what waits for the caller. */
export async function loadWork({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<PanelHomeView> {
  const { name, roles, account } = requireArea(context, 'staff', url);
  const { db, now, laboratory, catalogue } = context.get(servicesContext);
  const held = staffRoles.filter((role) => roles.includes(role));
  const at = now();
  const worker = { account, today: wallClock(at, laboratory.timeZone).date };
  const { items, counts } = await waitingWork(db, worker, workKindsOf(held));
  const { byCode } = await catalogue();
  const lineOf = (item: WorkItem): WorkLine => ({
    item,
    waited: item.since === null ? null : waitedWords(new Date(item.since), at),
    exam: 'code' in item ? (byCode.get(item.exam ?? '')?.name[getLocale()] ?? item.code) : null,
  });
  const alarm = scopeOf('audit.read', held) === null ? null : await lastAlarm(db, at);
  return { name, roles: held, lines: items.map(lineOf), counts, alarm };
}
