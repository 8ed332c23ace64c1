import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Entrance, EntranceHelp } from '../../views/accounts/entrance.tsx';
import type { NewPasswordFault } from '../../views/accounts/new-password.ts';
import { NewPasswordFields, newPasswordLine } from '../../views/accounts/new-password-fields.tsx';

interface InvitationScreenProps {
  /** Null: the link opens nothing. */
  invited: { name: string; email: string } | null;
  fault: NewPasswordFault | undefined;
}

/** The first page of a new member: their name, and a password. */
export function InvitationScreen({ invited, fault }: InvitationScreenProps) {
  if (!invited) return <DeadInvitation />;
  return (
    <Entrance
      heading={m.arrival_heading({ name: invited.name.split(' ')[0] ?? invited.name })}
      lead={m.arrival_lead()}
      help={<ArrivalHelp />}
    >
      <PasswordForm invited={invited} fault={fault} />
    </Entrance>
  );
}

function PasswordForm({
  invited: { name, email },
  fault,
}: {
  invited: { name: string; email: string };
  fault: NewPasswordFault | undefined;
}) {
  return (
    <form method="post" action="#respuesta" noValidate className="grid gap-5">
      {fault && <ErrorSummary id="respuesta" heading={m.new_password_refused()} faults={[newPasswordLine(fault)]} />}
      <dl className="grid gap-1 border-y border-line py-4">
        <div>
          <dt className="sr-only">{m.arrival_name()}</dt>
          <dd className="font-semibold wrap-anywhere">{name}</dd>
        </div>
        <div>
          <dt className="sr-only">{m.arrival_email()}</dt>
          <dd className="wrap-anywhere text-ink-soft">{email}</dd>
        </div>
      </dl>
      {/* For password managers, which store the password under it. */}
      <input type="email" name="correo" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordFields fault={fault} />
      <button type="submit" className={button('primary', 'mt-1 w-full')}>
        {m.new_password_submit()}
      </button>
    </form>
  );
}

const ArrivalHelp = () => (
  <>
    <EntranceHelp heading={m.arrival_help_heading()}>
      <p>{m.arrival_help()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.arrival_next_heading()}>
      <p>{m.arrival_next()}</p>
    </EntranceHelp>
  </>
);

const DeadInvitation = () => (
  <Entrance heading={m.arrival_dead_heading()} lead={m.arrival_dead_lead()} help={null}>
    <p>{m.arrival_dead_text()}</p>
    <SiteLink to="/admin-login" className={button('outline', 'mt-6')}>
      {m.arrival_signin()}
    </SiteLink>
  </Entrance>
);
