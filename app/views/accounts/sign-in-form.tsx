import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { telHref } from '../../domain/laboratory/contact-links.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { entranceAddresses } from './entrance-addresses.ts';
import { retryWords } from './retry-words.ts';
import type { SignInNews } from './sign-in-news.ts';
import type { SignInReply } from './sign-in-reply.ts';

/** The anchor to which a refused form leads. */
const answerId = 'respuesta';

interface SignInFormProps {
  kind: AccountKind;
  reply: SignInReply | undefined;
  /** The page to open after signing in. */
  next: string | null;
  /** The change that led here: a new password, a new address, or a change that was stopped. */
  done: SignInNews | null;
}

/** The first step of signing in, for every area. It works without a script, and keeps the address that was typed. */
export function SignInForm({ kind, reply, next, done }: SignInFormProps) {
  const faults = reply?.faults ?? {};
  const faultOf = {
    correo: faults.correo && emailWords(faults.correo),
    clave: faults.clave && m.signin_password_missing(),
  };
  return (
    <form method="post" action={`#${answerId}`} noValidate className="grid gap-5">
      <Problem reply={reply} faults={faultOf} />
      {done && !reply && (
        <p role="status" className="rounded-lg bg-tint p-4">
          {newsWords[done]()}
        </p>
      )}
      {next && <input type="hidden" name="a" value={next} />}
      <EmailField fault={faultOf.correo} typed={reply?.email} />
      <PasswordField fault={faultOf.clave} />
      <button type="submit" className={button('primary', 'mt-1 w-full')}>
        {m.signin_submit()}
      </button>
      <p className="text-sm">
        {m.signin_forgot()}{' '}
        <SiteLink
          to={entranceAddresses[kind].reset}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {m.signin_forgot_link()}
        </SiteLink>
      </p>
    </form>
  );
}

const newsWords: Readonly<Record<SignInNews, () => string>> = {
  clave: m.signin_changed,
  correo: m.signin_email_changed,
  detenido: m.signin_email_stopped,
};

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
  if (reply?.isSuspended) return <Suspended />;
  if (!reply?.refused) return null;
  return (
    <ErrorSummary
      id={answerId}
      heading={m.signin_refused()}
      faults={[{ field: 'clave', text: m.signin_refused_text() }]}
    />
  );
}

/** The mail gave the reason. Here only the state, and whom to call. */
function Suspended() {
  const { phones } = useLaboratory();
  return (
    <div id={answerId} tabIndex={-1} role="alert" className="rounded-lg bg-caution-tint p-5 -outline-offset-2">
      <p className="text-lg font-semibold">{m.signin_suspended()}</p>
      <p className="mt-1">{m.signin_suspended_text()}</p>
      <a
        href={telHref(phones[0])}
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4"
      >
        <Icon name="phone" className="size-5" />
        {phones[0]}
      </a>
    </div>
  );
}
