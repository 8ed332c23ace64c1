import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { CodeForm } from './code-form.tsx';
import { CodeHelp } from './code-help.tsx';
import { PasswordField } from './credential-fields.tsx';
import { Entrance } from './entrance.tsx';
import { entranceAddresses } from './entrance-addresses.ts';
import { retryWords } from './retry-words.ts';
import type { CodeReply } from './sign-in-reply.ts';

interface ProofStepProps {
  kind: AccountKind;
  /** The password, for an account without a second factor. */
  asks: 'code' | 'password';
  next: string | null;
  demonstration: string | null;
  reply: CodeReply | undefined;
}

/** A new proof of identity before a sensitive action, which then continues where it began. */
export const ProofStep = ({ kind, asks, next, demonstration, reply }: ProofStepProps) =>
  asks === 'code' ? (
    <Entrance
      isFramed
      heading={m.confirm_heading()}
      lead={m.confirm_lead()}
      help={<CodeHelp demonstration={demonstration} entrance={entranceAddresses[kind].entrance} />}
    >
      <CodeForm reply={reply} hint={m.code_hint()} submit={m.confirm_submit()} next={next} />
    </Entrance>
  ) : (
    <Entrance isFramed heading={m.confirm_heading()} lead={m.confirm_password_lead()} help={null}>
      <form method="post" noValidate className="grid gap-5">
        {next && <input type="hidden" name="a" value={next} />}
        <PasswordField fault={reply && faultWords(reply)} isAnnounced />
        <button type="submit" className={button('primary', 'w-full')}>
          {m.confirm_submit()}
        </button>
      </form>
    </Entrance>
  );

function faultWords({ wait, missing }: CodeReply): string {
  if (wait !== undefined) return `${m.signin_wait()}. ${retryWords(wait)}`;
  return missing ? m.signin_password_missing() : m.confirm_password_wrong();
}
