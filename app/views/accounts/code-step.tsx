import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CodeForm } from './code-form.tsx';
import { CodeHelp } from './code-help.tsx';
import { Entrance } from './entrance.tsx';
import { entranceAddresses } from './entrance-addresses.ts';
import type { CodeReply } from './sign-in-reply.ts';

interface CodeStepProps {
  kind: AccountKind;
  next: string | null;
  /** The code comes by mail, and not from an authenticator app. */
  isMailed: boolean;
  /** The current code of a demonstration account. */
  demonstration: string | null;
  reply: CodeReply | undefined;
}

/** The second step of signing in, in every area. */
export const CodeStep = ({ kind, next, isMailed, demonstration, reply }: CodeStepProps) => (
  <Entrance
    isFramed={kind === 'patient'}
    heading={isMailed ? m.device_heading() : m.code_heading()}
    lead={isMailed ? m.device_lead() : m.code_lead()}
    help={<CodeHelp demonstration={demonstration} entrance={entranceAddresses[kind].entrance} isMailed={isMailed} />}
  >
    <CodeForm
      reply={reply}
      hint={isMailed ? m.device_hint() : m.code_hint()}
      submit={m.code_submit()}
      next={next}
      isMailed={isMailed}
    />
  </Entrance>
);
