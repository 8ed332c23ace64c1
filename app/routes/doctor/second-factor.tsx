import { data } from 'react-router';
import { encode } from 'uqr';

import { findAccount } from '../../domain/accounts/account-store.server.ts';
import { startEnrollment } from '../../domain/accounts/second-factor.server.ts';
import { base32, totpAddress } from '../../domain/accounts/totp.server.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { doctorArea } from '../../platform/area-addresses.ts';
import { servicesContext } from '../../platform/services.ts';
import { answerCode, requireStage } from '../../platform/sign-in-flow.server.ts';
import { button } from '../../ui/button.ts';
import { Entrance } from '../../views/accounts/entrance.tsx';
import { FactorSetup } from '../../views/accounts/factor-setup.tsx';
import { RecoveryCodes } from '../../views/accounts/recovery-codes.tsx';
import type { Route } from './+types/second-factor';

export const loader = async (args: Route.LoaderArgs) => {
  const { account } = requireStage(args, doctorArea, 'enroll');
  const { db, vault, laboratory } = args.context.get(servicesContext);
  const secret = await db.transaction().execute((transaction) => startEnrollment(transaction, vault, account));
  // The action has just confirmed it.
  if (!secret) return null;
  const email = (await findAccount(db, vault, account))?.email ?? '';
  return {
    rows: encode(totpAddress(secret, laboratory.shortBrand, email), { border: 4 }).data,
    secret: base32(secret).match(/.{4}/g)?.join(' ') ?? '',
  };
};

export const action = async (args: Route.ActionArgs) => {
  const answer = await answerCode(args, requireStage(args, doctorArea, 'enroll'));
  if (answer.kind === 'reply') return data({ reply: answer.reply, codes: null }, answer.status);
  return data({ reply: undefined, codes: answer.recoveryCodes }, { headers: { 'Set-Cookie': answer.cookie } });
};

export const meta: Route.MetaFunction = () => [{ title: m.factor_heading() }, { name: 'robots', content: 'noindex' }];

export default function DoctorFactor({ loaderData: setup, actionData }: Route.ComponentProps) {
  if (actionData?.codes)
    return (
      <div className="page-frame max-w-3xl pt-10 pb-24 lg:pt-20">
        <RecoveryCodes codes={actionData.codes} />
        <SiteLink to="/portal-medicos" className={button('primary', 'mt-8')}>
          {m.recovery_continue()}
        </SiteLink>
      </div>
    );
  return (
    setup && (
      <Entrance heading={m.factor_heading()} lead={m.factor_lead()} help={null}>
        <FactorSetup setup={setup} reply={actionData?.reply} next={null} />
      </Entrance>
    )
  );
}
