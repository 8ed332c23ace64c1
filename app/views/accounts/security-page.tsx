import type { ReactNode } from 'react';

import type { OpenAccess } from '../../domain/accounts/own-sessions.server.ts';
import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { securityAddresses } from './entrance-addresses.ts';
import { AccessList } from './security-list.tsx';
import type { SecurityDeed, SecurityTopic } from './security-topics.ts';

interface SecurityPageProps {
  kind: AccountKind;
  email: string;
  /** Null: the account has no second factor. */
  factor: { codesLeft: number } | null;
  sessions: readonly OpenAccess[];
  devices: readonly OpenAccess[];
  done: SecurityDeed | null;
}

/** How somebody signs in, and where their account is open: each change is a page of its own, after a fresh proof. */
export function SecurityPage({ kind, email, factor, sessions, devices, done }: SecurityPageProps) {
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">{m.security_heading()}</h1>
      <p className="mt-2 text-ink-soft">{m.security_lead()}</p>
      {done && (
        <p role="status" className="mt-5 rounded-lg bg-tint p-4">
          {deedWords[done]()}
          {kind === 'patient' && done === 'clave' && ` ${m.given_ended()}`}
        </p>
      )}
      <dl className="mt-7 border-t border-line">
        <Setting name={m.security_password()} kind={kind} topic="clave" action={m.security_change()}>
          {m.security_password_text()}
        </Setting>
        <Setting name={m.security_email()} kind={kind} topic="correo" action={m.security_change()}>
          <span className="wrap-anywhere">{email}</span>
        </Setting>
        <Setting
          name={m.security_factor()}
          kind={kind}
          topic={kind === 'patient' ? 'segundo-paso' : 'aplicacion'}
          action={factorAction(kind, factor !== null)}
        >
          {factor ? m.security_factor_on() : m.security_factor_off()}
          {kind !== 'patient' && ` ${m.security_app_text()}`}
        </Setting>
        {factor && (
          <>
            {kind === 'patient' && (
              <Setting name={m.security_app()} kind={kind} topic="aplicacion" action={m.security_change()}>
                {m.security_app_text()}
              </Setting>
            )}
            <Setting name={m.security_codes()} kind={kind} topic="codigos" action={m.security_codes_renew()}>
              {factor.codesLeft > 0 ? m.security_codes_left({ count: factor.codesLeft }) : m.security_codes_none()}
            </Setting>
          </>
        )}
      </dl>
      <AccessList heading={m.security_sessions()} rows={sessions} action="cerrar" submit={m.security_close()} />
      {sessions.length > 1 && (
        <form method="post" className="mt-4">
          <button type="submit" name="accion" value="cerrar-otras" className={button('outline')}>
            {m.security_close_others()}
          </button>
          {kind === 'patient' && <p className="mt-2 text-sm text-ink-soft">{m.given_stays()}</p>}
        </form>
      )}
      <AccessList
        heading={m.security_devices()}
        lead={devices.length > 0 ? m.security_devices_lead() : m.security_no_devices()}
        rows={devices}
        action="olvidar"
        submit={m.security_forget()}
      />
    </div>
  );
}

/** Doctors and staff always have a second step, and only move it to another phone. */
function factorAction(kind: AccountKind, isOn: boolean): string {
  if (kind !== 'patient') return m.security_change();
  return isOn ? m.security_factor_remove() : m.security_factor_add();
}

const deedWords: Readonly<Record<SecurityDeed, () => string>> = {
  clave: m.security_done_password,
  correo: m.security_done_email,
  paso: m.security_done_factor,
  aplicacion: m.security_done_app,
  sesion: m.security_done_session,
  otras: m.security_done_others,
  dispositivo: m.security_done_device,
};

interface SettingProps {
  name: string;
  kind: AccountKind;
  topic: SecurityTopic;
  action: string;
  children: ReactNode;
}

function Setting({ name, kind, topic, action, children }: SettingProps) {
  return (
    // A description list takes one level of `div`, so a grid places the button.
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-sm text-ink-soft">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <a href={`${localizedHref(getLocale(), securityAddresses[kind])}/${topic}`} className={button('quiet')}>
          {action}
          <span className="sr-only">: {name}</span>
        </a>
      </dd>
    </div>
  );
}
