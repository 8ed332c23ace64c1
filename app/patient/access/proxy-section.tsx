import type { GrantOutcome, ProxyGrant, TwinAccount } from '../../domain/persons/proxies.server.ts';
import { type ProxyDays, proxyDays } from '../../domain/persons/proxy-durations.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { SelectField } from '../../ui/field.tsx';
import { EmailField, PasswordField } from '../../views/accounts/credential-fields.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { ProveFirst } from '../frame/prove-first.tsx';
import { dateWords } from '../frame/visit-words.ts';

/** The answer to a grant that was not given. The password never comes back. */
export interface ProxyReply {
  email: string;
  days: string;
  person: string;
  emailFault: 'missing' | 'email' | null;
  passwordMissing: boolean;
  problem: Exclude<GrantOutcome, 'granted' | 'missing'> | null;
}

interface ProxySectionProps {
  persons: readonly { id: string; firstName: string }[];
  grants: readonly ProxyGrant[];
  twins: readonly TwinAccount[];
  /** Whether the proof of the caller is new enough to give access. */
  isFresh: boolean;
  reply: ProxyReply | undefined;
}

/** The accounts that may read now, until when, and the form that gives access to one more. */
export const ProxySection = ({ persons, grants, twins, isFresh, reply }: ProxySectionProps) => (
  <section className="max-w-(--container-prose)">
    <h2 className="text-xl">{m.proxy_heading()}</h2>
    <p className="mt-2 text-ink-soft">{m.proxy_lead()}</p>
    {twins.map((twin) => (
      <TwinLine key={twin.email} twin={twin} />
    ))}
    {grants.length === 0 && twins.length === 0 && <p className="mt-5 rounded-lg bg-sunken p-5">{m.proxy_none()}</p>}
    {grants.length > 0 && (
      <ul className="mt-5 border-t border-line">
        {grants.map((grant) => (
          <GrantLine key={`${grant.account} ${grant.person}`} grant={grant} />
        ))}
      </ul>
    )}
    <details open={reply !== undefined} className="mt-5 border-b border-line pb-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {m.proxy_give()}
      </summary>
      {isFresh ? (
        <ProxyForm persons={persons} reply={reply} />
      ) : (
        <ProveFirst back={localizedHref(getLocale(), '/portal-resultados/accesos')} />
      )}
    </details>
  </section>
);

/** An account that somebody bound with a code of the laboratory. Either of the two may be the wrong one, so only the laboratory ends it. */
function TwinLine({ twin: { email, since } }: { twin: TwinAccount }) {
  const { timeZone, phones } = useLaboratory();
  return (
    <p className="mt-5 rounded-lg bg-sunken p-5">
      <span className="block font-semibold wrap-anywhere">{email}</span>
      {m.proxy_twin({ date: dateWords(since, timeZone), phone: phones[0] })}
    </p>
  );
}

function GrantLine({ grant: { account, email, person, firstName, until } }: { grant: ProxyGrant }) {
  const { timeZone } = useLaboratory();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{email}</span>
        <span className="block text-sm text-ink-soft">
          {m.proxy_until({ name: firstName, date: dateWords(until, timeZone) })}
        </span>
      </p>
      <form method="post">
        <input type="hidden" name="cuenta" value={account} />
        <input type="hidden" name="persona" value={person} />
        <button type="submit" name="accion" value="quitar" className={button('outline')}>
          {m.proxy_end()}
        </button>
      </form>
    </li>
  );
}

const answerId = 'respuesta';

function ProxyForm({ persons, reply }: Pick<ProxySectionProps, 'persons' | 'reply'>) {
  const fault = { correo: reply && emailFaultOf(reply), clave: reply && passwordFaultOf(reply) };
  const lines = Object.entries(fault).flatMap(([field, text]): SummaryLine[] => (text ? [{ field, text }] : []));
  const [first] = persons;
  return (
    <form method="post" action={`#${answerId}`} noValidate className="mt-3 mb-5 grid max-w-104 gap-5">
      {lines.length > 0 && <ErrorSummary id={answerId} heading={m.account_check()} faults={lines} />}
      {persons.length > 1 ? (
        <SelectField id="persona" label={m.proxy_whose()} defaultValue={reply?.person ?? first?.id}>
          {persons.map(({ id, firstName }) => (
            <option key={id} value={id}>
              {firstName}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="persona" value={first?.id ?? ''} />
      )}
      <EmailField
        label={m.proxy_email()}
        hint={m.proxy_email_hint()}
        fault={fault.correo}
        typed={reply?.email}
        autoComplete="off"
      />
      <SelectField id="dias" label={m.proxy_days()} defaultValue={reply?.days || '30'}>
        {proxyDays.map((days) => (
          <option key={days} value={days}>
            {dayWords[days]()}
          </option>
        ))}
      </SelectField>
      <PasswordField label={m.proxy_password()} fault={fault.clave} />
      <button type="submit" name="accion" value="dar" className={button('primary', 'justify-self-start')}>
        {m.proxy_give()}
      </button>
    </form>
  );
}

const dayWords = {
  '7': m.proxy_days_week,
  '30': m.proxy_days_month,
  '90': m.proxy_days_quarter,
  '365': m.proxy_days_year,
} as const satisfies Record<ProxyDays, () => string>;

function emailFaultOf({ emailFault, problem }: ProxyReply): string | undefined {
  if (emailFault) return emailFault === 'missing' ? m.account_email_missing() : m.account_email_wrong();
  if (problem === 'no-account') return m.proxy_no_account();
  return problem === 'self' ? m.proxy_self() : undefined;
}

function passwordFaultOf({ passwordMissing, problem }: ProxyReply): string | undefined {
  if (passwordMissing) return m.account_password_missing();
  if (problem === 'wait') return m.proxy_wait();
  return problem === 'password' ? m.proxy_password_wrong() : undefined;
}
