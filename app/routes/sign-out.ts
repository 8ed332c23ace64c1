import { redirect } from 'react-router';
import { actorOf } from '../domain/accounts/caller.ts';
import { endSession } from '../domain/accounts/session-store.server.ts';
import { appendAudit } from '../domain/audit/audit-log.server.ts';
import { localeOfPath, pathInLocale } from '../i18n/locale.ts';
import { accountNeeds, callerIn, sessionIn } from '../platform/caller.server.ts';
import { servicesContext } from '../platform/services.ts';
import { expiredSessionCookie } from '../platform/session-cookie.ts';
import type { Route } from './+types/sign-out';

/** Ends the session, here and in every process, and empties the browser's cache of this site, so that Back shows nothing. */
export const action = async ({ context, url }: Route.ActionArgs) => {
  const session = sessionIn(context);
  const needs = accountNeeds(context);
  if (session)
    await needs.db.transaction().execute(async (transaction) => {
      await endSession(transaction, session.id, needs.now);
      const event = {
        action: 'session.ended',
        role: null,
        subject: null,
        object: null,
        outcome: 'done',
        reason: null,
      } as const;
      await appendAudit(transaction, { ...event, actor: actorOf(callerIn(context)) }, needs.origin, needs.now);
    });
  throw redirect(pathInLocale(localeOfPath(url.pathname), '/'), {
    status: 303,
    headers: {
      'Set-Cookie': expiredSessionCookie(context.get(servicesContext).publicUrl),
      'Clear-Site-Data': '"cache"',
    },
  });
};

/** Only the button of a personal page signs out; an address that somebody follows does not. */
export const loader = ({ url }: Route.LoaderArgs) => {
  throw redirect(pathInLocale(localeOfPath(url.pathname), '/'));
};
