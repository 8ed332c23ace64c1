import { data, type LoaderFunctionArgs } from 'react-router';
import { encode } from 'uqr';

import { findAccount } from '../domain/accounts/account-store.server.ts';
import { startEnrollment } from '../domain/accounts/second-factor.server.ts';
import { base32, totpUri } from '../domain/accounts/totp.server.ts';
import { servicesContext } from './services.ts';
import { type AreaAddresses, answerCode, requireStage, settingCookies } from './sign-in-flow.server.ts';

/** The secret of an area's second factor, as a QR code and as text; null if the action has just confirmed it. */
export async function loadFactorSetup(args: LoaderFunctionArgs, area: AreaAddresses) {
  const session = requireStage(args, area, 'enroll');
  const { db, vault, laboratory } = args.context.get(servicesContext);
  const secret = await db.transaction().execute((transaction) => startEnrollment(transaction, vault, session));
  if (!secret) return null;
  const email = (await findAccount(db, vault, session.account))?.email ?? '';
  return shownSecret(secret, laboratory.shortBrand, email);
}

/** A secret as a QR code and as text. */
export function shownSecret(secret: Buffer, issuer: string, email: string) {
  return {
    rows: encode(totpUri(secret, issuer, email), { border: 4 }).data,
    secret: base32(secret).match(/.{4}/g)?.join(' ') ?? '',
  };
}

/** Answers the first code of a new second factor: with the recovery codes, or with why the code is refused. */
export async function answerFactorSetup(args: LoaderFunctionArgs, area: AreaAddresses) {
  const answer = await answerCode(args, requireStage(args, area, 'enroll'));
  if (answer.kind === 'reply') return data({ reply: answer.reply, codes: null }, answer.status);
  return data({ reply: undefined, codes: answer.recoveryCodes }, { headers: settingCookies(answer.cookies) });
}
