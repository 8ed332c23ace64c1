import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary, type SummaryLine } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { CredentialSlip } from './credential-slip.tsx';
import { NetworksField, PublicKeyField } from './system-fields.tsx';
import type { AddReply, SystemAddresses } from './system-view.ts';
import { faultWords } from './system-words.ts';
import { SystemsBack } from './systems-back.tsx';

/** The anchor to which a refused form leads. */
const answerId = 'respuesta';

/** A new laboratory system. What was typed stays, also when the proof of identity has run out. */
export function AddSystem({ reply, addresses }: { reply: AddReply | undefined; addresses: SystemAddresses }) {
  if (reply?.made) return <CredentialSlip made={reply.made} addresses={addresses} />;
  const { typed = {}, faults = {} } = reply ?? {};
  const lines = Object.entries(faults).flatMap(([field, fault]): SummaryLine[] => {
    const text = faultWords(fault);
    return text ? [{ field, text }] : [];
  });
  return (
    <>
      <SystemsBack />
      <h1 className="text-2xl">{m.systems_add()}</h1>
      <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.systems_add_lead()}</p>
      <form
        method="post"
        action={`#${answerId}`}
        noValidate
        className="mt-6 grid max-w-(--container-prose) justify-items-start gap-5 *:w-full"
      >
        {reply?.problem === 'proof' && <ProofFirst />}
        {lines.length > 0 && <ErrorSummary id={answerId} heading={m.systems_check()} faults={lines} />}
        <Names typed={typed} faults={faults} />
        <Choices
          id="prueba"
          name="prueba"
          kind="radios"
          label={m.systems_proof()}
          fault={faultWords(faults.prueba)}
          options={[
            { value: 'clave', label: m.systems_kind_key(), hint: m.systems_kind_key_hint() },
            { value: 'firma', label: m.systems_kind_signature(), hint: m.systems_kind_signature_hint() },
          ]}
          chosen={[typed.prueba ?? 'clave']}
        />
        <NetworksField fault={faults.redes} typed={typed.redes} />
        <PublicKeyField fault={faults.llave} typed={typed.llave} />
        <div>
          <button type="submit" className={button('primary', 'max-sm:w-full')}>
            {m.systems_submit()}
          </button>
        </div>
      </form>
    </>
  );
}

/** The name for people, and those that HL7 headers have. */
const Names = ({ typed, faults }: Pick<AddReply, 'typed' | 'faults'>) => (
  <>
    <Field
      id="nombre"
      label={m.systems_name()}
      hint={m.systems_name_hint()}
      fault={faultWords(faults.nombre)}
      autoComplete="off"
      defaultValue={typed.nombre ?? ''}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        id="aplicacion"
        label={m.systems_application()}
        hint={m.systems_application_hint()}
        fault={faultWords(faults.aplicacion)}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed.aplicacion ?? ''}
      />
      <Field
        id="sede"
        label={m.systems_facility()}
        hint={m.systems_facility_hint()}
        fault={faultWords(faults.sede)}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed.sede ?? ''}
      />
    </div>
  </>
);

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
