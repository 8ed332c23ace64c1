import { newId } from '../../db/new-id.ts';
import { demonstrationVisits } from '../../db/seed/visits/demonstration-visits.ts';
import { emailIndexOf } from '../domain/accounts/account-store.server.ts';
import { addDays, type CalendarDate, wallClock } from '../domain/laboratory/opening-hours.ts';
import { firstDay } from '../domain/promise/laboratory-calendar.ts';
import { askVisit } from '../domain/visits/ask-visit.server.ts';
import { closeVisit, decideVisit } from '../domain/visits/decide-visit.server.ts';
import type { VisitNeeds } from '../domain/visits/visit-needs.server.ts';
import { windowKey, windowsOf } from '../domain/visits/visit-windows.ts';
import { calendarOf } from './calendar.server.ts';
import type { Services } from './services.ts';

type Seeded = (typeof demonstrationVisits)[number];

/** Asks for the demonstration's visits, once, and decides about them through the functions that serve people. */
export async function ensureDemonstrationVisits(services: Services): Promise<void> {
  const { db, vault, isDemonstration, now, laboratory } = services;
  if (!isDemonstration || (await db.selectFrom('home_visits').select('id').limit(1).executeTakeFirst())) return;
  const collector = await accountOf(services, 'andres@yarumo.example');
  const reception = await accountOf(services, 'rosa@yarumo.example');
  if (!collector || !reception) return;
  const windows = windowsOf(laboratory);
  const today = wallClock(now(), laboratory.timeZone).date;
  for (const [index, visit] of demonstrationVisits.entries()) {
    // Each comes from a network of its own, so that none waits for the limit of one network.
    const origin = { request: null, session: null, client: `demonstration ${index}` };
    const needs = { db, vault, now: now(), origin, timeZone: laboratory.timeZone, windows };
    const plan = {
      day: dayFor(services, today, visit),
      window: windowKey(windows[visit.window] ?? windows[0] ?? usual),
    };
    await settle(needs, visit, { ...plan, collector, reception, today });
  }
}

const usual = { from: '08:00', to: '10:00' };

interface Settling {
  day: CalendarDate;
  window: string;
  collector: string;
  reception: string;
  today: CalendarDate;
}

async function settle(needs: VisitNeeds, visit: Seeded, { day, window, collector, reception, today }: Settling) {
  const id = newId();
  const { state, inDays: _, window: __, ...words } = visit;
  const authorization = { version: 'demonstration', hash: '' };
  await askVisit(needs, { ...words, id, day, window, locale: 'es', authorization });
  if (state === 'requested') return;
  const by = { actor: { kind: 'account', id: reception }, role: 'reception' } as const;
  const decision = { kind: 'confirm', plan: { day, window, collector } } as const;
  await decideVisit(needs, by, { id, version: 1, decision });
  if (state !== 'done') return;
  const actor = { actor: { kind: 'account', id: collector }, role: 'collector', account: collector } as const;
  await closeVisit(needs, actor, { id, version: 2, miss: null, today });
}

/** The first open day on or after the visit's; today for a visit that is done. */
const dayFor = (services: Services, today: CalendarDate, { state, inDays }: Seeded): CalendarDate =>
  state === 'done'
    ? today
    : (firstDay(addDays(today, inDays), calendarOf(services), ({ hours }) => hours !== null)?.date ?? today);

const accountOf = async ({ db, vault }: Services, email: string): Promise<string | null> =>
  (
    await db
      .selectFrom('accounts')
      .select('id')
      .where('kind', '=', 'staff')
      .where('email_index', '=', emailIndexOf(vault, email))
      .executeTakeFirst()
  )?.id ?? null;
