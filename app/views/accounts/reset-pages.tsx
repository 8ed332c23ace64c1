import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { EmailField } from './credential-fields.tsx';
import type { EmailReply } from './email-form.ts';
import { Entrance, EntranceHelp } from './entrance.tsx';
import { entranceAddresses } from './entrance-addresses.ts';
import { endingGiven } from './given-access-words.ts';
import type { NewPasswordFault } from './new-password.ts';
import { NewPasswordFields, newPasswordLine } from './new-password-fields.tsx';

interface AreaProps {
  kind: AccountKind;
}

/** Asks for the link that gives an account another password. */
export function ResetAskPage({ kind, reply }: AreaProps & { reply: EmailReply | undefined }) {
  const fault = reply && (reply.fault === 'missing' ? m.signin_email_missing() : m.signin_email_wrong());
  return (
    <Entrance isFramed={kind === 'patient'} heading={m.reset_heading()} lead={m.reset_lead()} help={<ResetHelp />}>
      <form method="post" action="#respuesta" noValidate className="grid gap-5">
        {fault && (
          <ErrorSummary id="respuesta" heading={m.signin_check()} faults={[{ field: 'correo', text: fault }]} />
        )}
        <EmailField fault={fault} typed={reply?.email} />
        <button type="submit" className={button('primary', 'w-full')}>
          {m.reset_submit()}
        </button>
      </form>
    </Entrance>
  );
}

/** The same for everybody who asks. */
export const ResetSentPage = ({ kind }: AreaProps) => (
  <Entrance
    isFramed={kind === 'patient'}
    heading={m.reset_sent_heading()}
    lead={m.reset_sent_lead()}
    help={<ResetHelp />}
  >
    <SiteLink to={entranceAddresses[kind].entrance} className={button('outline')}>
      {m.signin_submit()}
    </SiteLink>
  </Entrance>
);

const ResetHelp = () => (
  <EntranceHelp heading={m.reset_help_heading()}>
    <p>{m.reset_help()}</p>
  </EntranceHelp>
);

interface NewPasswordPageProps extends AreaProps {
  email: string;
  fault: NewPasswordFault | undefined;
}

/** Takes the new password of a link. */
export const ResetPage = ({ kind, email, fault }: NewPasswordPageProps) => (
  <Entrance
    isFramed={kind === 'patient'}
    heading={m.reset_heading()}
    lead={endingGiven(kind, m.reset_new_lead())}
    help={
      <EntranceHelp heading={m.reset_factor_heading()}>
        <p>{m.reset_factor()}</p>
      </EntranceHelp>
    }
  >
    <form method="post" action="#respuesta" noValidate className="grid gap-5">
      {fault && <ErrorSummary id="respuesta" heading={m.new_password_refused()} faults={[newPasswordLine(fault)]} />}
      {/* For password managers, which store the password under it. */}
      <input type="email" name="correo" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordFields fault={fault} />
      <button type="submit" className={button('primary', 'mt-1 w-full')}>
        {m.new_password_submit()}
      </button>
    </form>
  </Entrance>
);

/** A link that opens nothing: expired, used, replaced, or invented. */
export const ResetGonePage = ({ kind }: AreaProps) => (
  <Entrance isFramed={kind === 'patient'} heading={m.reset_gone_heading()} lead={m.reset_gone_lead()} help={null}>
    <div className="flex flex-wrap gap-3">
      <SiteLink to={entranceAddresses[kind].reset} className={button('primary')}>
        {m.reset_again()}
      </SiteLink>
      <SiteLink to={entranceAddresses[kind].entrance} className={button('quiet')}>
        {m.signin_submit()}
      </SiteLink>
    </div>
  </Entrance>
);
