import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { PasswordField } from '../../views/accounts/credential-fields.tsx';
import { Entrance, EntranceHelp } from '../../views/accounts/entrance.tsx';
import { retryWords } from '../../views/accounts/retry-words.ts';
import { ApplicationSteps } from './registration-page.tsx';

/** Shown after every application, so nobody learns which addresses have accounts. */
export const AppliedPage = () => (
  <Entrance
    heading={m.applied_heading()}
    lead={m.applied_lead()}
    help={
      <EntranceHelp heading={m.applied_nothing_heading()}>
        <p>
          {m.applied_nothing()} <SiteLink to="/medicos-registro">{m.applied_again()}</SiteLink>.
        </p>
      </EntranceHelp>
    }
  >
    <ApplicationSteps />
  </Entrance>
);

/** 'missing': no password was typed; 'refused': it is wrong; 'wait': too many attempts. */
export type ConfirmReply = { kind: 'missing' | 'refused' | 'done' } | { kind: 'wait'; seconds: number };

/** The page of the confirmation link. Opening it confirms nothing, because mail scanners follow links (D 40); its button does. */
export function ConfirmPage({ reply }: { reply: ConfirmReply | undefined }) {
  if (reply?.kind === 'done')
    return (
      <Entrance heading={m.confirmed_heading()} lead={m.confirmed_lead()} help={null}>
        <SiteLink to="/medicos-login" className={button('primary')}>
          {m.confirmed_sign_in()}
        </SiteLink>
        <p className="mt-3 text-sm text-ink-soft">{m.confirmed_factor()}</p>
      </Entrance>
    );
  return (
    <Entrance
      heading={m.doctor_confirm_email_heading()}
      lead={m.doctor_confirm_email_lead()}
      help={
        <EntranceHelp heading={m.confirm_email_not_you_heading()}>
          <p>{m.confirm_email_not_you()}</p>
        </EntranceHelp>
      }
    >
      <form method="post" noValidate className="grid gap-5">
        <PasswordField label={m.apply_password()} fault={confirmFault(reply)} isAnnounced />
        <button type="submit" className={button('primary', 'w-full')}>
          {m.doctor_confirm_email_submit()}
        </button>
      </form>
    </Entrance>
  );
}

function confirmFault(reply: ConfirmReply | undefined): string | undefined {
  if (reply?.kind === 'wait') return retryWords(reply.seconds);
  if (reply?.kind === 'missing') return m.apply_missing();
  return reply?.kind === 'refused' ? m.confirm_email_refused() : undefined;
}

/** A link that opens nothing: expired, used, replaced, or invented. */
export const DeadConfirmPage = () => (
  <Entrance heading={m.confirm_dead_heading()} lead={m.confirm_dead()} help={null}>
    <div className="flex flex-wrap gap-3">
      <SiteLink to="/medicos-login" className={button('primary')}>
        {m.signin_submit()}
      </SiteLink>
      <SiteLink to="/medicos-registro" className={button('outline')}>
        {m.apply_submit()}
      </SiteLink>
    </div>
  </Entrance>
);
