import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { PasswordField } from '../../views/accounts/credential-fields.tsx';
import { retryWords } from '../../views/accounts/retry-words.ts';
import { PatientMessage } from '../frame/patient-message.tsx';
import { PatientStep } from '../frame/patient-step.tsx';

/** The answer to a password that did not confirm the address. `wait`: seconds. */
export type ConfirmationReply = { kind: 'missing' } | { kind: 'wrong' } | { kind: 'wait'; seconds: number };

/** Confirms the address of a registration with the password that was chosen there. */
export const ConfirmationPage = ({ reply }: { reply: ConfirmationReply | undefined }) => (
  <PatientStep heading={m.confirm_email_heading()} lead={m.confirm_email_lead()}>
    <form method="post" noValidate className="grid gap-5">
      <PasswordField label={m.account_password()} fault={reply && faultWords(reply)} isAnnounced />
      <button type="submit" className={button('primary', 'w-full')}>
        {m.confirm_email_submit()}
      </button>
    </form>
  </PatientStep>
);

function faultWords(reply: ConfirmationReply): string {
  if (reply.kind === 'wait') return retryWords(reply.seconds);
  return reply.kind === 'missing' ? m.account_password_missing() : m.confirm_email_wrong();
}

/** A link that confirms nothing: used, expired, replaced, or invented. */
export const ConfirmationGone = () => (
  <PatientMessage icon="mail" heading={m.confirm_email_gone()} text={m.confirm_email_gone_text()}>
    <SiteLink to="/portal-resultados/ingresar" className={button('primary')}>
      {m.account_sign_in()}
    </SiteLink>
    <SiteLink to="/portal-resultados/crear-cuenta" className={button('quiet')}>
      {m.account_create()}
    </SiteLink>
  </PatientMessage>
);
