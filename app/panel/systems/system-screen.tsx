import type { ReactNode } from 'react';
import { overlapDays } from '../../domain/senders/sender-states.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ActionPart } from '../frame/action-part.tsx';
import { CredentialSlip } from './credential-slip.tsx';
import { Addresses, SystemFacts } from './system-facts.tsx';
import { NetworksField, PublicKeyField } from './system-fields.tsx';
import type { SystemMove } from './system-schema.ts';
import type { SystemScreenProps } from './system-view.ts';
import { doneWords, stateWords } from './system-words.ts';
import { SystemsBack } from './systems-back.tsx';

/** One laboratory system: its credential, its networks, and what it sent. */
export function SystemScreen(props: SystemScreenProps) {
  const { system, done, reply, addresses } = props;
  if (reply?.made) return <CredentialSlip made={reply.made} addresses={addresses} />;
  const { text, tone } = stateWords(system.state);
  return (
    <>
      <SystemsBack />
      <header className="border-b border-line pb-5">
        <h1 className="text-2xl wrap-anywhere">{system.name}</h1>
        <p className="mt-2">
          <Tag tone={tone}>{text}</Tag>
        </p>
      </header>
      {done && !reply && (
        <p role="status" className="mt-6 max-w-(--container-prose) rounded-lg bg-tint p-4">
          {doneWords(done)}
        </p>
      )}
      {reply?.problem && (
        <div className="mt-6 max-w-(--container-prose)">
          <ErrorState heading={m.systems_changed_heading()} isAnnounced>
            {m.systems_changed_text()}
          </ErrorState>
        </div>
      )}
      <SystemFacts system={system} />
      {system.state.kind !== 'revoked' && <Changes {...props} />}
    </>
  );
}

/** The changes. The proof of identity comes before them, and leads back here. */
function Changes({ system, denial, reply, addresses }: SystemScreenProps) {
  const signs = system.credential === 'signature';
  const fieldFault = (field: 'redes' | 'llave') => (reply?.field === field ? reply.fault : null);
  return (
    <section className="mt-8 grid max-w-(--container-prose) gap-8">
      <ActionPart heading={m.systems_addresses()} text={m.systems_addresses_text()}>
        <Addresses addresses={addresses} signs={signs} />
      </ActionPart>
      {denial && <p className="text-sm text-ink-soft">{m.systems_needs_code()}</p>}
      <ActionPart
        heading={signs ? m.systems_rotate_signature() : m.systems_rotate_key()}
        text={signs ? m.systems_rotate_signature_text() : m.systems_rotate_key_text()}
      >
        <MoveForm move="renovar" seen={system.expiresAt} submit={m.systems_rotate()}>
          {signs && <PublicKeyField fault={fieldFault('llave')} typed={undefined} isAnnounced />}
          <SelectField id="plazo" label={m.systems_overlap()} hint={m.systems_overlap_hint()} defaultValue={7}>
            {overlapDays.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? m.systems_overlap_none() : m.systems_overlap_days({ count: days })}
              </option>
            ))}
          </SelectField>
        </MoveForm>
      </ActionPart>
      <ActionPart
        heading={m.systems_networks_heading()}
        text={signs ? m.systems_networks_optional() : m.systems_networks_text()}
      >
        <MoveForm move="redes" submit={m.systems_networks_save()}>
          <NetworksField fault={fieldFault('redes')} typed={system.networks.join('\n')} isAnnounced />
        </MoveForm>
      </ActionPart>
      <ActionPart heading={m.systems_revoke_heading()} text={m.systems_revoke_text()}>
        <MoveForm move="revocar" submit={m.systems_revoke()} />
      </ActionPart>
    </section>
  );
}

interface MoveFormProps {
  move: SystemMove;
  seen?: string;
  submit: string;
  children?: ReactNode;
}

const MoveForm = ({ move, seen, submit, children }: MoveFormProps) => (
  <form method="post" noValidate className="mt-4 grid gap-4">
    {seen && <input type="hidden" name="vista" value={seen} />}
    {children}
    <div>
      <button type="submit" name="accion" value={move} className={button('outline', 'max-sm:w-full')}>
        {submit}
      </button>
    </div>
  </form>
);
