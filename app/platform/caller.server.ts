import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import type { SessionsTable } from '../../db/account-tables.ts';
import { type Action, may, type Role } from '../domain/access/access-table.ts';
import { findAccount } from '../domain/accounts/account-store.server.ts';
import { agentName } from '../domain/accounts/agent-name.ts';
import { type Caller, rolesFor, standingOf, visitor } from '../domain/accounts/caller.ts';
import { isProofFresh } from '../domain/accounts/session-limits.ts';
import { findSession } from '../domain/accounts/session-store.server.ts';
import type { AuditOrigin } from '../domain/audit/audit-event.ts';
import { areaPages } from '../views/pages/personal-pages.ts';
import { isSessionAt } from './panel-host.ts';
import { requestIdContext } from './request-id.ts';
import { routePatternOf } from './route-classes.ts';
import { type Services, servicesContext } from './services.ts';
import { sessionTokenIn } from './session-cookie.ts';

type Context = Readonly<RouterContextProvider>;

/** The network that a request comes from, as the host sees it; empty without a socket. */
export const networkContext = createContext('');

interface Identified {
  caller: Caller;
  /** The session's row, for what changes it; null for a visitor. */
  session: SessionsTable | null;
}
const identifiedContext = createContext<Identified>({ caller: visitor, session: null });

/** Finds out who sends a request. Only the layout of the personal pages runs it: public pages never look at a session. */
export const identifyCaller: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const services = context.get(servicesContext);
  const token = sessionTokenIn(request.headers.get('Cookie'), services.publicUrl);
  // A page that asks by itself whether its list has changed is no sign of a person.
  const isActivity = routePatternOf(url.pathname) !== areaPages['panel-pulse'];
  const session = token ? await findSession(services.db, token, services.now(), isActivity) : null;
  if (session && isSessionAt(url.hostname, session.kind, services))
    context.set(identifiedContext, { caller: await callerOf(services, session), session });
  return next();
};

async function callerOf({ db, vault, now }: Services, session: SessionsTable): Promise<Caller> {
  const shown = {
    id: session.id,
    stage: session.stage,
    isFresh: isProofFresh(session, now()),
    endsAt: session.ends_at,
  };
  if (session.account === null)
    return session.scope === null ? visitor : { kind: 'link', order: session.scope, session: shown };
  const account = await findAccount(db, vault, session.account);
  // Disabling an account ends its sessions; this also holds for a session that starts at the same moment.
  if (account?.status !== 'active') return visitor;
  const { id, name, kind, roles } = account;
  return { kind: 'account', account: id, name, area: kind, roles: rolesFor(kind, roles), session: shown };
}

export const callerIn = (context: Context): Caller => context.get(identifiedContext).caller;
export const sessionIn = (context: Context): SessionsTable | null => context.get(identifiedContext).session;

/** Collects the needs of the operations on accounts from a request. */
export function accountNeeds(context: Context) {
  const { db, vault, now, laboratory } = context.get(servicesContext);
  const network = context.get(networkContext);
  const origin: AuditOrigin = {
    request: context.get(requestIdContext) || null,
    session: sessionIn(context)?.id ?? null,
    client: network ? vault.index('attempt', `network ${network}`).slice(0, 16) : null,
  };
  return { db, vault, now: now(), timeZone: laboratory.timeZone, origin };
}

/** 'Chrome · Android'; '' for a program. */
export const agentOf = (request: Request): string => agentName(request.headers.get('User-Agent') ?? '') ?? '';

type AccountCaller = Extract<Caller, { kind: 'account' }>;

/** Where each area signs in. */
const entrances = { staff: '/admin-login', doctor: '/medicos-login', patient: '/portal-resultados/ingresar' } as const;

/**
 * The caller of a page of one area, after all steps of signing in. Redirects everybody else to the area's entrance, which
 * returns them here. The queries, scoped by the caller, decide about records; this only decides which page to show.
 */
export function requireArea(context: Context, area: AccountCaller['area'], url: URL): AccountCaller {
  const caller = callerIn(context);
  if (caller.kind === 'account' && caller.area === area && caller.session.stage === 'full') return caller;
  const locale = url.pathname.startsWith('/en/') ? '/en' : '';
  throw redirect(`${locale}${entrances[area]}?${new URLSearchParams({ a: url.pathname })}`);
}

/** The caller, if they may do this; otherwise the answer is the area's screen for a forbidden page. */
export function requireAction(context: Context, area: AccountCaller['area'], url: URL, action: Action): AccountCaller {
  const caller = requireArea(context, area, url);
  const verdict = may(action, { ...standingOf(caller), isFresh: true });
  if (!verdict.allowed) throw new Response(null, { status: 403 });
  return caller;
}

/** Which of these actions the caller's menu offers. */
export const offeredActions = (roles: readonly Role[], asked: readonly Action[]): Action[] =>
  asked.filter((action) => may(action, { roles, isFresh: true }).allowed);
