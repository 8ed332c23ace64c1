import { type LoaderFunctionArgs, redirect } from 'react-router';

import { type Account, findAccount } from '../domain/accounts/account-store.server.ts';
import { readOwnFactor } from '../domain/accounts/own-factor.server.ts';
import {
  endOtherSessions,
  endOwnSession,
  forgetDevice,
  readOwnSessions,
} from '../domain/accounts/own-sessions.server.ts';
import { securityDone } from '../views/accounts/security-topics.ts';
import { accountNeeds } from './caller.server.ts';
import { requireOwnSession } from './confirm-flow.server.ts';
import { servicesContext } from './services.ts';
import { formOf, onward } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type Own = ReturnType<typeof requireOwnSession>;

export const ownAccount = async ({ context }: Pick<Args, 'context'>, { session }: Own): Promise<Account> => {
  const { db, vault } = context.get(servicesContext);
  const account = await findAccount(db, vault, session.account);
  if (!account) throw new Response(null, { status: 404 });
  return account;
};

/** How the caller signs in, and where their account is open. */
export async function loadSecurity(args: Args) {
  const own = requireOwnSession(args);
  const needs = accountNeeds(args.context);
  return {
    kind: own.area.kind,
    email: (await ownAccount(args, own)).email,
    factor: await readOwnFactor(needs, own.session.account),
    ...(await readOwnSessions(needs, own.session)),
    done: securityDone(args.url.searchParams.get('hecho')),
  };
}

/** Ends sessions, and forgets devices. Neither needs a fresh proof: they take access away, and give none. */
export async function answerSecurity(args: Args) {
  const { session, area } = requireOwnSession(args);
  const form = await formOf(args.request);
  const needs = accountNeeds(args.context);
  const named = String(form.get('cual') ?? '');
  const done = (words: string) => redirect(`${onward(area.security, null)}?hecho=${words}`, 303);
  switch (form.get('accion')) {
    case 'cerrar-otras':
      await endOtherSessions(needs, session);
      throw done('otras');
    case 'cerrar':
      if (await endOwnSession(needs, session, named)) throw done('sesion');
      throw new Response(null, { status: 404 });
    case 'olvidar':
      if (await forgetDevice(needs, session, named)) throw done('dispositivo');
      throw new Response(null, { status: 404 });
    default:
      throw new Response(null, { status: 400 });
  }
}
