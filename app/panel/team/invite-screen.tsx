import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { TeamBack } from './team-back.tsx';
import type { InviteReply } from './team-form.ts';
import { roleOptions } from './team-words.ts';

/** The anchor to which a refused form leads. */
const answerId = 'respuesta';

/** The invitation of a new member. The form keeps the typed text even if the proof of identity expires. */
export function InviteScreen({ reply }: { reply: InviteReply | undefined }) {
  const faults = faultWords(reply);
  const lines = Object.entries(faults).flatMap(([field, text]): SummaryLine[] => (text ? [{ field, text }] : []));
  return (
    <>
      <TeamBack />
      <h1 className="text-2xl">{m.invite_heading()}</h1>
      <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.invite_lead()}</p>
      <form
        method="post"
        action={`#${answerId}`}
        noValidate
        className="mt-6 grid max-w-(--container-prose) justify-items-start gap-5 *:w-full"
      >
        {reply?.problem === 'proof' && <ProofFirst />}
        {lines.length > 0 && <ErrorSummary id={answerId} heading={m.team_check()} faults={lines} />}
        <Field
          id="nombre"
          label={m.invite_name()}
          hint={m.invite_name_hint()}
          fault={faults.nombre}
          autoComplete="off"
          defaultValue={reply?.name ?? ''}
        />
        <Field
          id="correo"
          label={m.invite_email()}
          hint={m.invite_email_hint()}
          fault={faults.correo}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          defaultValue={reply?.email ?? ''}
        />
        <Choices
          id="trabajo"
          name="trabajo"
          kind="checkboxes"
          label={m.invite_roles()}
          hint={m.invite_roles_hint()}
          fault={faults.trabajo}
          options={roleOptions(false)}
          chosen={reply?.roles}
        />
        <div>
          <button type="submit" className={button('primary', 'max-sm:w-full')}>
            {m.invite_submit()}
          </button>
        </div>
      </form>
    </>
  );
}

function faultWords(reply: InviteReply | undefined): { nombre?: string; correo?: string; trabajo?: string } {
  const { nombre, correo, trabajo } = reply?.faults ?? {};
  return {
    ...(nombre && { nombre: nombre === 'missing' ? m.team_name_missing() : m.team_name_long() }),
    ...(correo && { correo: correo === 'missing' ? m.team_email_missing() : m.team_email_wrong() }),
    ...(reply?.problem === 'taken' && { correo: m.invite_taken() }),
    ...(trabajo && { trabajo: m.invite_roles_missing() }),
  };
}

/** The code is given in another tab, so that nothing typed is lost. */
const ProofFirst = () => (
  <div id={answerId} role="alert" className="rounded-lg bg-caution-tint p-5">
    <p className="font-semibold">{m.invite_proof_heading()}</p>
    <p className="mt-1">{m.invite_proof_text()}</p>
    <SiteLink to="/admin-panel/confirmar" target="_blank" className={button('outline', 'mt-3')}>
      {m.confirm_heading()}
    </SiteLink>
  </div>
);
