import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import type { Account } from '../domain/accounts/account-store.server.ts';
import { comparedEmail } from '../domain/accounts/email-address.ts';
import { askEmailChange } from '../domain/accounts/email-change.server.ts';
import {
  enrollOwnFactor,
  readOwnFactor,
  removeOwnFactor,
  renewRecoveryCodes,
  replaceOwnFactor,
} from '../domain/accounts/own-factor.server.ts';
import { changePassword, checkOwnPassword } from '../domain/accounts/own-password.server.ts';
import { startEnrollment, startReplacement } from '../domain/accounts/second-factor.server.ts';
import { readEmail } from '../views/accounts/email-form.ts';
import { readNewPassword } from '../views/accounts/new-password.ts';
import { readCode, readPassword } from '../views/accounts/read-sign-in.ts';
import type { SecurityReply } from '../views/accounts/security-forms.tsx';
import { type SecurityTopic, securityTopic } from '../views/accounts/security-topics.ts';
import { ownAccount } from './account-security.server.ts';
import { accountNeeds } from './caller.server.ts';
import { requireFreshProof, type requireOwnSession } from './confirm-flow.server.ts';
import { passwordJudge } from './new-password.server.ts';
import { shownSecret } from './second-factor-flow.server.ts';
import { servicesContext } from './services.ts';
import { cookieFor, formOf, onward, orBusy, secondsUntil, settingCookies } from './sign-in-flow.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;
type Own = ReturnType<typeof requireOwnSession>;

/** One change of the account's security, after a fresh proof. A change that this account cannot make is a 404. */
export async function loadSecurityChange(args: Args, topic: string | undefined) {
  const own = requireFreshProof(args);
  const asked = securityTopic(topic);
  const account = await ownAccount(args, own);
  const factor = await readOwnFactor(accountNeeds(args.context), account.id);
  if (!asked || !isOffered(asked, account.kind, factor !== null)) throw new Response(null, { status: 404 });
  const isSetup = asked === 'aplicacion' || (asked === 'segundo-paso' && factor === null);
  return {
    kind: account.kind,
    topic: asked,
    email: account.email,
    setup: isSetup ? await setupOf(args, own, account) : null,
  };
}

/** Only patients turn their second factor on and off; what belongs to a factor needs one. */
function isOffered(topic: SecurityTopic, kind: Account['kind'], hasFactor: boolean): boolean {
  if (topic === 'segundo-paso') return kind === 'patient';
  return hasFactor || (topic !== 'codigos' && topic !== 'aplicacion');
}

/** The secret of a first factor, or of one that will replace the present one. */
async function setupOf({ context }: Args, { session }: Own, { email }: Account) {
  const { db, vault, laboratory } = context.get(servicesContext);
  const secret = await db
    .transaction()
    .execute(
      async (transaction) =>
        (await startReplacement(transaction, vault, session)) ?? startEnrollment(transaction, vault, session),
    );
  return secret && shownSecret(secret, laboratory.shortBrand, email);
}

/** Answers the form of one change. */
export async function answerSecurityChange(args: Args, topic: string | undefined) {
  const own = requireFreshProof(args);
  const asked = securityTopic(topic);
  if (!asked) throw new Response(null, { status: 404 });
  const account = await ownAccount(args, own);
  const form = await formOf(args.request);
  return answers[asked]({ args, own, account, form });
}

interface Asked {
  args: Args;
  own: Own;
  account: Account;
  form: FormData;
}

const reply = (value: SecurityReply, status: number) => data<SecurityReply>(value, status);

/** Back to the list, which says what was done. */
const finished = ({ own: { area } }: Asked, done: string, cookies: readonly string[] = []) =>
  redirect(`${onward(area.security, null)}?hecho=${done}`, { status: 303, headers: settingCookies(cookies) });

const answers: Readonly<Record<SecurityTopic, (asked: Asked) => Promise<ReturnType<typeof reply>>>> = {
  clave: answerPassword,
  correo: answerEmail,
  'segundo-paso': answerFactor,
  aplicacion: answerReplacement,
  codigos: answerCodes,
};

/** Compares the present password of a form. A reply says why it is refused; null: it is right. */
async function refusalOf({
  args,
  account,
  form,
}: Asked): Promise<{ present: SecurityReply['present']; status: number } | null> {
  const typed = readPassword(form, 'actual');
  if (typed === null) return { present: { kind: 'missing' }, status: 422 };
  const needs = accountNeeds(args.context);
  const checked = await checkOwnPassword(needs, account.id, typed).catch(orBusy);
  if (checked.kind === 'wait')
    return { present: { kind: 'wait', seconds: secondsUntil(checked.until, needs.now) }, status: 429 };
  return checked.kind === 'refused' ? { present: { kind: 'wrong' }, status: 422 } : null;
}

async function answerPassword(asked: Asked) {
  const { args, own, account, form } = asked;
  const { password, fault } = readNewPassword(form);
  if (password === null) return reply({ newPassword: fault }, 422);
  const refused = (await passwordJudge(args.context))(password, account);
  if (refused) return reply({ newPassword: refused }, 422);
  const wrong = await refusalOf(asked);
  if (wrong) return reply({ present: wrong.present }, wrong.status);
  const needs = accountNeeds(args.context);
  const started = await changePassword(needs, own.session, account, password).catch(orBusy);
  throw finished(asked, 'clave', [cookieFor(args.context, own.area.kind, started.token)]);
}

async function answerEmail(asked: Asked) {
  const { args, own, account, form } = asked;
  const { value, reply: email } = readEmail(form);
  if (value === null) return reply({ email }, 422);
  if (comparedEmail(value) === comparedEmail(account.email)) return reply({ email: { ...email, fault: 'same' } }, 422);
  const wrong = await refusalOf(asked);
  if (wrong) return reply({ email, present: wrong.present }, wrong.status);
  const outcome = await askEmailChange(accountNeeds(args.context), account, { email: value, page: own.area.email });
  if (outcome !== 'asked') return reply({ email: { ...email, fault: outcome } }, outcome === 'wait' ? 429 : 422);
  throw finished(asked, 'correo');
}

async function answerFactor(asked: Asked) {
  const { args, own, account, form } = asked;
  if (account.kind !== 'patient') throw new Response(null, { status: 404 });
  const needs = accountNeeds(args.context);
  if (form.get('accion') === 'quitar') {
    await removeOwnFactor(needs, own.session);
    throw finished(asked, 'paso');
  }
  const typed = readCode(form);
  if (typed === null) return reply({ code: { missing: true, refused: false } }, 422);
  const outcome = await enrollOwnFactor(needs, own.session, typed);
  if (outcome.kind === 'refused') return reply({ code: { missing: false, refused: true } }, 422);
  if (outcome.kind === 'wait')
    return reply({ code: { missing: false, refused: true, wait: secondsUntil(outcome.until, needs.now) } }, 429);
  const cookies = [cookieFor(args.context, own.area.kind, outcome.session.token)];
  return data<SecurityReply>({ codes: outcome.codes }, { headers: settingCookies(cookies) });
}

async function answerReplacement(asked: Asked) {
  const { args, own, account, form } = asked;
  const needs = accountNeeds(args.context);
  if (!(await readOwnFactor(needs, account.id))) throw new Response(null, { status: 404 });
  const typed = readCode(form);
  const missing: SecurityReply = typed === null ? { code: { missing: true, refused: false } } : {};
  const wrong = await refusalOf(asked);
  if (wrong) return reply({ ...missing, present: wrong.present }, wrong.status);
  if (typed === null) return reply(missing, 422);
  const outcome = await replaceOwnFactor(needs, own.session, typed);
  if (outcome.kind === 'refused') return reply({ code: { missing: false, refused: true } }, 422);
  if (outcome.kind === 'wait')
    return reply({ code: { missing: false, refused: true, wait: secondsUntil(outcome.until, needs.now) } }, 429);
  throw finished(asked, 'aplicacion', [cookieFor(args.context, own.area.kind, outcome.session.token)]);
}

async function answerCodes({ args, own }: Asked) {
  const codes = await renewRecoveryCodes(accountNeeds(args.context), own.session);
  if (!codes) throw new Response(null, { status: 404 });
  return reply({ codes }, 200);
}
