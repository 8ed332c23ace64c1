import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { EmailField } from '../../views/accounts/credential-fields.tsx';
import { Entrance, EntranceHelp } from '../../views/accounts/entrance.tsx';
import { retryWords } from '../../views/accounts/retry-words.ts';
import type { FirstRunReply } from './first-run-form.ts';

/** The first screen of an installation without an owner. The code of its terminal proves that the visitor runs it. */
export const FirstRunScreen = ({ reply }: { reply: FirstRunReply | undefined }) => (
  <Entrance heading={m.first_run_heading()} lead={m.first_run_lead()} help={<FirstRunHelp />}>
    <FirstRunForm reply={reply} />
  </Entrance>
);

function FirstRunForm({ reply }: { reply: FirstRunReply | undefined }) {
  const faults = faultTexts(reply);
  const lines = Object.entries(faults).flatMap(([field, text]): SummaryLine[] => (text ? [{ field, text }] : []));
  return (
    <form method="post" action="#respuesta" noValidate className="grid gap-5">
      {lines.length > 0 && <ErrorSummary id="respuesta" heading={m.team_check()} faults={lines} />}
      <Field
        id="codigo"
        label={m.first_run_code()}
        hint={m.first_run_code_hint()}
        fault={faults.codigo}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Field
        id="nombre"
        label={m.first_run_name()}
        fault={faults.nombre}
        type="text"
        autoComplete="name"
        defaultValue={reply?.name ?? ''}
      />
      <EmailField label={m.first_run_email()} fault={faults.correo} typed={reply?.email} autoComplete="email" />
      <button type="submit" className={button('primary', 'mt-1 w-full')}>
        {m.first_run_submit()}
      </button>
    </form>
  );
}

function faultTexts(reply: FirstRunReply | undefined): { codigo?: string; nombre?: string; correo?: string } {
  if (!reply) return {};
  if (reply.wait !== undefined) return { codigo: retryWords(reply.wait) };
  const { codigo, nombre, correo } = reply.faults;
  return {
    ...(codigo && { codigo: m.first_run_code_missing() }),
    ...(reply.problem === 'refused' && { codigo: m.first_run_code_refused() }),
    ...(nombre && { nombre: nombre === 'missing' ? m.team_name_missing() : m.team_name_long() }),
    ...(correo && { correo: correo === 'missing' ? m.team_email_missing() : m.team_email_wrong() }),
    ...(reply.problem === 'taken' && { correo: m.invite_taken() }),
  };
}

const nextSteps = [m.first_run_step_link, m.first_run_step_factor, m.first_run_step_team, m.first_run_step_system];

/** Where the code is, and the way from here to the first released result. */
const FirstRunHelp = () => (
  <>
    <section>
      <h2 className="text-lg">{m.first_run_next_heading()}</h2>
      <ol className="mt-3 border-t border-line">
        {nextSteps.map((step, index) => (
          <li key={step()} className="flex gap-4 border-b border-line py-3.5">
            <span aria-hidden="true" className="font-display text-lg text-brand tabular-nums">
              {index + 1}
            </span>
            <span className="self-center">{step()}</span>
          </li>
        ))}
      </ol>
    </section>
    <EntranceHelp heading={m.first_run_where_heading()}>
      <p>{m.first_run_where()}</p>
    </EntranceHelp>
    <EntranceHelp heading={m.first_run_none_heading()}>
      <p>
        {m.first_run_none()} <code className="font-mono text-sm">npm run admin:create</code>
      </p>
    </EntranceHelp>
  </>
);
