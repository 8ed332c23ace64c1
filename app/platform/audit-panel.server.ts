import type { Kysely } from 'kysely';
import type { LoaderFunctionArgs } from 'react-router';

import type { Tables } from '../../db/tables.ts';
import type { AccountKind } from '../domain/accounts/session-limits.ts';
import { staffNames } from '../domain/accounts/staff-list.server.ts';
import { auditActions } from '../domain/audit/audit-event.ts';
import { checkAudit } from '../domain/audit/audit-log.server.ts';
import { type AuditFilter, readAudit, type ShownEvent } from '../domain/audit/audit-reading.server.ts';
import { instantOf } from '../domain/laboratory/instant-of.ts';
import { addDays } from '../domain/laboratory/opening-hours.ts';
import { type AuditView, auditQuery, type EventView, type ShownParty } from '../panel/audit/audit-view.ts';
import { withoutNeighbors } from '../panel/audit/counseling-time.ts';
import { accountNeeds, requireAction } from './caller.server.ts';
import { servicesContext } from './services.ts';
import { panelAuthor } from './team-panel.server.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The whole chain is checked only on request: after years it has millions of events. */
const CHECKED_EVENTS = 5_000;

/** A page of the audit log. It names the staff, and nobody else. */
export async function loadAudit({ context, url }: Args): Promise<AuditView> {
  const caller = requireAction(context, 'staff', url, 'audit.read');
  const { timeZone } = context.get(servicesContext).laboratory;
  const needs = accountNeeds(context);
  const { db, vault } = needs;
  const asked = askedIn(url);
  const checksAll = url.searchParams.get(auditQuery.chain) === 'toda';
  const before = /^[1-9]\d{0,14}$/.exec(url.searchParams.get(auditQuery.before) ?? '');
  const filter = { action: asked.action, account: asked.account, span: spanOf(asked.day, timeZone) };
  const reader = panelAuthor(caller, 'audit.read');
  const { events, older } = await readAudit(needs, reader, filter, before ? Number(before[0]) : null);
  const names = await staffNames(db, vault);
  const kinds = await kindsOf(db, events);
  const check = await checkAudit(db, checksAll ? undefined : CHECKED_EVENTS);
  return {
    asked,
    isFirst: before === null,
    older,
    events: withoutNeighbors(
      events.map((event) => eventView(event, names, kinds)),
      timeZone,
    ),
    staff: [...names].map(([id, name]) => ({ id, name })),
    chain: { ...check, checked: check.intact && !checksAll ? Math.min(check.events, CHECKED_EVENTS) : null },
  };
}

function askedIn(url: URL): AuditView['asked'] {
  const account = url.searchParams.get(auditQuery.account) ?? '';
  const day = url.searchParams.get(auditQuery.day) ?? '';
  return {
    action: auditActions.find((one) => one === url.searchParams.get(auditQuery.action)) ?? null,
    account: /^[\da-f-]{36}$/.test(account) ? account : null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
  };
}

/** A day on the laboratory's clock. */
function spanOf(day: string | null, timeZone: string): AuditFilter['span'] {
  if (day === null) return null;
  const midnightOf = (date: string) => instantOf({ date, minutes: 0 }, timeZone);
  return { from: midnightOf(day), to: midnightOf(addDays(day, 1)) };
}

/** The kinds of the accounts that events name. */
async function kindsOf(db: Kysely<Tables>, events: readonly ShownEvent[]): Promise<ReadonlyMap<string, AccountKind>> {
  const ids = events.flatMap(({ actor, object }) => [actor, object].filter((id) => id !== null));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('accounts').select(['id', 'kind']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/**
 * Records of one order, and its person: with their ids, an owner could join the mail about a result with the counseling that a sensitive one
 * needs. The log itself keeps them.
 */
const unnamedKinds: ReadonlySet<string> = new Set([
  ...['order', 'report', 'message', 'person'],
  // The names of lists, which are words of the code.
  ...['visit-list', 'inbox-list'],
]);

function eventView(
  { seq, at, action, actor_kind, actor, role, object_kind, object, outcome, reason }: ShownEvent,
  names: ReadonlyMap<string, string>,
  kinds: ReadonlyMap<string, AccountKind>,
): EventView {
  const partyOf = (kind: string, id: string | null): ShownParty => {
    const name = id === null ? undefined : names.get(id);
    if (id === null || name === undefined)
      return { kind: kind === 'account' ? (kinds.get(id ?? '') ?? 'gone') : kind, id, name: null };
    return { kind: 'staff', id, name };
  };
  return {
    seq,
    at,
    action,
    role,
    reason,
    isRefused: outcome === 'refused',
    actor: partyOf(actor_kind, actor),
    object: object_kind === null ? null : partyOf(object_kind, unnamedKinds.has(object_kind) ? null : object),
  };
}
