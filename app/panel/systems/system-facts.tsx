import type { ReactNode } from 'react';

import type { LaboratorySystem } from '../../domain/senders/read-senders.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Moment } from '../frame/moment.tsx';
import type { SystemAddresses } from './system-view.ts';
import { credentialWords } from './system-words.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** The facts about a system, and how many messages it has sent. */
export function SystemFacts({ system }: { system: LaboratorySystem }) {
  const { application, facility, credential, publicKey, counts, lastMessageAt, oldKeyUntil } = system;
  return (
    <dl className="mt-6 grid max-w-4xl gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={m.systems_header()}>
        <span className="font-mono text-sm">
          {application} · {facility}
        </span>
      </Fact>
      <Fact name={m.systems_kind()}>{credentialWords(credential)}</Fact>
      {system.revokedAt ? (
        <Fact name={m.systems_revoked_at()}>
          <Moment instant={system.revokedAt} />
        </Fact>
      ) : (
        <Fact name={m.systems_until()}>
          <Moment instant={system.expiresAt} />
        </Fact>
      )}
      {oldKeyUntil && (
        <Fact name={m.systems_old_until()}>
          <Moment instant={oldKeyUntil} />
        </Fact>
      )}
      {publicKey && (
        <>
          <Fact name={m.systems_client_id()}>
            <span className="font-mono text-sm select-all">{system.id}</span>
          </Fact>
          <Fact name={m.systems_public_key()}>
            <span className="font-mono text-sm">
              {publicKey.alg} · {publicKey.kid}
            </span>
          </Fact>
        </>
      )}
      <Fact name={m.systems_last()}>{lastMessageAt ? <Moment instant={lastMessageAt} /> : m.systems_never()}</Fact>
      <Fact name={m.systems_messages()}>
        {m.systems_counts({
          placed: counts.placed,
          waiting: counts.quarantined + counts.stored,
          refused: counts.refused,
        })}
      </Fact>
    </dl>
  );
}

/** Where the system sends its messages. */
export const Addresses = ({
  addresses: { hl7, fhir, token },
  signs,
}: {
  addresses: SystemAddresses;
  signs: boolean;
}) => (
  <dl className="mt-6 grid gap-3">
    {signs && <Fact name={m.systems_address_token()}>{<code className="font-mono text-sm">{token}</code>}</Fact>}
    <Fact name={m.systems_address_hl7()}>{<code className="font-mono text-sm">{hl7}</code>}</Fact>
    <Fact name={m.systems_address_fhir()}>{<code className="font-mono text-sm">{fhir}</code>}</Fact>
  </dl>
);
