import { MIN_PASSWORD_CHARACTERS, type PasswordFault } from '../../domain/accounts/password-rules.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { EmailField, PasswordField } from '../../views/accounts/credential-fields.tsx';
import { EntranceHelp } from '../../views/accounts/entrance.tsx';
import { PatientMessage } from '../frame/patient-message.tsx';
import { PatientStep } from '../frame/patient-step.tsx';

/** The answer to a registration that was not taken. The password never comes back. */
export interface RegistrationReply {
  email: string;
  emailFault: 'missing' | 'email' | null;
  passwordFault: 'missing' | PasswordFault | null;
}

const answerId = 'respuesta';

/** Creates an account. Its answer is the same whether or not the address has one. */
export function RegistrationPage({ reply }: { reply: RegistrationReply | undefined }) {
  const fault = {
    correo: reply?.emailFault && emailWords[reply.emailFault](),
    clave: reply?.passwordFault && passwordWords[reply.passwordFault](),
  };
  const lines = Object.entries(fault).flatMap(([field, text]): SummaryLine[] => (text ? [{ field, text }] : []));
  return (
    <PatientStep heading={m.account_create()} lead={m.account_create_lead()} help={<Help />}>
      <form method="post" action={`#${answerId}`} noValidate className="grid gap-5">
        {lines.length > 0 && <ErrorSummary id={answerId} heading={m.account_check()} faults={lines} />}
        <EmailField label={m.account_email()} fault={fault.correo} typed={reply?.email} />
        <PasswordField
          label={m.account_password()}
          hint={m.account_password_hint({ count: MIN_PASSWORD_CHARACTERS })}
          fault={fault.clave}
          autoComplete="new-password"
        />
        <button type="submit" className={button('primary', 'w-full')}>
          {m.account_create()}
        </button>
        <p className="text-sm">
          {m.account_have()}{' '}
          <SiteLink to="/portal-resultados/ingresar" className="text-brand underline underline-offset-4">
            {m.account_sign_in()}
          </SiteLink>
        </p>
      </form>
    </PatientStep>
  );
}

const emailWords = { missing: m.account_email_missing, email: m.account_email_wrong } as const;

const passwordWords = {
  missing: m.account_password_missing,
  'too-short': () => m.account_password_short({ count: MIN_PASSWORD_CHARACTERS }),
  'too-long': m.account_password_long,
  common: m.account_password_common,
  'about-you': m.account_password_yours,
} as const satisfies Record<'missing' | PasswordFault, () => string>;

const Help = () => (
  <>
    <EntranceHelp heading={m.account_help_what()}>
      <p>{m.account_help_what_text()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.account_help_bind()}>
      <p>{m.account_help_bind_text()}</p>
    </EntranceHelp>
  </>
);

/** The same for everybody who registers. */
export const RegistrationSent = () => (
  <PatientMessage icon="mail" heading={m.account_sent_heading()} text={m.account_sent_text()} />
);
