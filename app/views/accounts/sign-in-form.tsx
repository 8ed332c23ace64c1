import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { retryWords } from './retry-words.ts';
import type { SignInReply } from './sign-in-reply.ts';

/** The anchor to which a refused form leads. */
const answerId = 'respuesta';

interface SignInFormProps {
  reply: SignInReply | undefined;
  /** The page to open after signing in. */
  next: string | null;
}

/** The first step of signing in, for every area. It works without a script, and keeps the address that was typed. */
export function SignInForm({ reply, next }: SignInFormProps) {
  const faults = reply?.faults ?? {};
  const faultOf = {
    correo: faults.correo && emailWords(faults.correo),
    clave: faults.clave && m.signin_password_missing(),
  };
  return (
    <form method="post" action={`#${answerId}`} noValidate className="grid gap-5">
      <Problem reply={reply} faults={faultOf} />
      {next && <input type="hidden" name="a" value={next} />}
      <Field
        id="correo"
        label={m.signin_email()}
        fault={faultOf.correo}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        defaultValue={reply?.email ?? ''}
      />
      <Field
        id="clave"
        label={m.signin_password()}
        fault={faultOf.clave}
        type="password"
        autoComplete="current-password"
      />
      <button type="submit" className={button('primary', 'mt-1 w-full')}>
        {m.signin_submit()}
      </button>
    </form>
  );
}

const emailWords = (fault: 'missing' | 'email'): string =>
  fault === 'missing' ? m.signin_email_missing() : m.signin_email_wrong();

function Problem({ reply, faults }: { reply: SignInReply | undefined; faults: Record<string, string | undefined> }) {
  const lines = Object.entries(faults).flatMap(([field, text]): SummaryLine[] => (text ? [{ field, text }] : []));
  if (lines.length > 0) return <ErrorSummary id={answerId} heading={m.signin_check()} faults={lines} />;
  if (reply?.wait !== undefined)
    return (
      <ErrorSummary
        id={answerId}
        heading={m.signin_wait()}
        faults={[{ field: 'clave', text: retryWords(reply.wait) }]}
      />
    );
  if (!reply?.refused) return null;
  return (
    <ErrorSummary
      id={answerId}
      heading={m.signin_refused()}
      faults={[{ field: 'clave', text: m.signin_refused_text() }]}
    />
  );
}
