import type { ReactNode } from 'react';
import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { EmailField, PasswordField } from './credential-fields.tsx';
import type { EmailReply } from './email-form.ts';
import { Entrance } from './entrance.tsx';
import { securityAddresses } from './entrance-addresses.ts';
import { FactorSetup, type FactorSetupData } from './factor-setup.tsx';
import { endingGiven } from './given-access-words.ts';
import type { NewPasswordFault } from './new-password.ts';
import { NewPasswordFields, newPasswordLine } from './new-password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { retryWords } from './retry-words.ts';
import type { SecurityTopic } from './security-topics.ts';
import type { CodeReply } from './sign-in-reply.ts';

/** The answer to a change that was not made, or new recovery codes. Passwords never come back. */
export interface SecurityReply {
  /** Why the present password is refused. */
  present?: { kind: 'missing' | 'wrong' } | { kind: 'wait'; seconds: number } | undefined;
  newPassword?: NewPasswordFault;
  email?: EmailReply;
  code?: CodeReply;
  codes?: readonly string[];
}

interface SecurityChangeProps {
  kind: AccountKind;
  topic: SecurityTopic;
  /** The address of the account today. */
  email: string;
  /** The secret of a second factor that is being set up. */
  setup: FactorSetupData | null;
  reply: SecurityReply | undefined;
}

/** One change of an account's security. */
export function SecurityChange({ kind, topic, email, setup, reply }: SecurityChangeProps) {
  if (reply?.codes)
    return (
      <div className="max-w-3xl">
        <h1 className="mb-6 text-2xl">{m.security_codes()}</h1>
        <RecoveryCodes codes={reply.codes} />
        <SiteLink to={securityAddresses[kind]} className={button('primary', 'mt-8')}>
          {m.recovery_continue()}
        </SiteLink>
      </div>
    );
  const { heading, lead } = topicWords(topic, kind, email, setup !== null);
  return (
    <>
      <SiteLink
        to={securityAddresses[kind]}
        className="mb-3 inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {m.security_back()}
      </SiteLink>
      <Entrance isFramed heading={heading} lead={lead} help={null}>
        {topic === 'clave' && <PasswordForm email={email} reply={reply} />}
        {topic === 'correo' && <EmailForm reply={reply} />}
        {topic === 'segundo-paso' &&
          (setup ? <FactorSetup setup={setup} reply={reply?.code} next={null} /> : <RemoveForm />)}
        {topic === 'aplicacion' && setup && (
          <FactorSetup setup={setup} reply={reply?.code} next={null} submit={m.security_app_submit()}>
            <PasswordField id="actual" label={m.security_present()} fault={presentWords(reply)} isAnnounced />
          </FactorSetup>
        )}
        {topic === 'codigos' && (
          <form method="post">
            <button type="submit" className={button('primary', 'w-full')}>
              {m.security_codes_submit()}
            </button>
          </form>
        )}
      </Entrance>
    </>
  );
}

function topicWords(
  topic: SecurityTopic,
  kind: AccountKind,
  email: string,
  isSetup: boolean,
): { heading: string; lead: string } {
  if (topic === 'clave')
    return { heading: m.security_password_heading(), lead: endingGiven(kind, m.security_password_lead()) };
  if (topic === 'correo') return { heading: m.security_email_heading(), lead: m.security_email_lead({ email }) };
  if (topic === 'aplicacion') return { heading: m.security_app_heading(), lead: m.security_app_lead() };
  if (topic === 'codigos') return { heading: m.security_codes_heading(), lead: m.security_codes_lead() };
  return isSetup
    ? { heading: m.factor_heading(), lead: m.factor_lead() }
    : { heading: m.security_remove_heading(), lead: m.security_remove_lead() };
}

/** A form with its summary of faults. */
const Change = ({
  lines,
  submit,
  children,
}: {
  lines: readonly SummaryLine[];
  submit: string;
  children: ReactNode;
}) => (
  <form method="post" action="#respuesta" noValidate className="grid gap-5">
    {lines.length > 0 && <ErrorSummary id="respuesta" heading={m.signin_check()} faults={[...lines]} />}
    {children}
    <button type="submit" className={button('primary', 'mt-1 w-full')}>
      {submit}
    </button>
  </form>
);

function PasswordForm({ email, reply }: { email: string; reply: SecurityReply | undefined }) {
  const present = presentWords(reply);
  const lines = [
    ...(present ? [{ field: 'actual', text: present }] : []),
    ...(reply?.newPassword ? [newPasswordLine(reply.newPassword)] : []),
  ];
  return (
    <Change lines={lines} submit={m.new_password_submit()}>
      {/* For password managers, which store the password under it. */}
      <input type="email" name="correo" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField id="actual" label={m.security_present()} fault={present} />
      <NewPasswordFields fault={reply?.newPassword} />
    </Change>
  );
}

function EmailForm({ reply }: { reply: SecurityReply | undefined }) {
  const present = presentWords(reply);
  const email = reply?.email?.fault ? emailWords[reply.email.fault]() : undefined;
  const lines = [
    ...(email ? [{ field: 'correo', text: email }] : []),
    ...(present ? [{ field: 'actual', text: present }] : []),
  ];
  return (
    <Change lines={lines} submit={m.security_email_submit()}>
      <EmailField label={m.security_email_new()} fault={email} typed={reply?.email?.email} autoComplete="email" />
      <PasswordField id="actual" label={m.security_present()} fault={present} />
    </Change>
  );
}

const RemoveForm = () => (
  <form method="post">
    <button type="submit" name="accion" value="quitar" className={button('primary', 'w-full')}>
      {m.security_remove_submit()}
    </button>
  </form>
);

function presentWords(reply: SecurityReply | undefined): string | undefined {
  if (!reply?.present) return undefined;
  if (reply.present.kind === 'wait') return retryWords(reply.present.seconds);
  return reply.present.kind === 'missing' ? m.signin_password_missing() : m.security_present_wrong();
}

const emailWords = {
  missing: m.signin_email_missing,
  email: m.signin_email_wrong,
  same: m.security_email_same,
  recent: m.security_email_recent,
  wait: m.security_email_wait,
} as const;
