import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { retryWords } from './retry-words.ts';
import type { CodeReply } from './sign-in-reply.ts';

interface CodeFormProps {
  reply: CodeReply | undefined;
  hint: string;
  submit: string;
  next: string | null;
  /** The code has digits only, and comes by mail. */
  isMailed?: boolean;
  /** Other fields of the same form, after the code. */
  children?: ReactNode;
}

/** The code of the authenticator app. A recovery code fits into the same field. */
export function CodeForm({ reply, hint, submit, next, isMailed = false, children }: CodeFormProps) {
  return (
    <form method="post" noValidate className="grid gap-5">
      {next && <input type="hidden" name="a" value={next} />}
      <Field
        id="codigo"
        label={m.code_label()}
        hint={hint}
        fault={faultWords(reply, isMailed)}
        isAnnounced
        type="text"
        inputMode={isMailed ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {children}
      <button type="submit" className={button('primary', 'w-full')}>
        {submit}
      </button>
    </form>
  );
}

function faultWords(reply: CodeReply | undefined, isMailed: boolean): string | undefined {
  if (!reply) return undefined;
  if (reply.wait !== undefined) return `${m.signin_wait()}. ${retryWords(reply.wait)}`;
  if (reply.missing) return m.code_missing();
  return isMailed ? m.device_refused() : m.code_refused();
}
