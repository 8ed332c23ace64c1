import type { DeskBond } from '../../domain/persons/person-accounts.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { shownMoment } from '../results/shown-moment.ts';
import type { DeskRight } from './desk-right.ts';
import { ProofLink } from './proof-link.tsx';

interface DeskAccountsProps {
  person: string;
  bonds: readonly DeskBond[];
  right: DeskRight;
  timeZone: string;
}

/** The accounts that read a person's results, how that was proved, and the button that ends it. */
export function DeskAccounts({ person, bonds, right, timeZone }: DeskAccountsProps) {
  return (
    <section>
      <h2 className="text-xl">{m.patients_accounts()}</h2>
      {bonds.length === 0 ? (
        <p className="mt-3 text-ink-soft">{m.patients_accounts_none()}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {bonds.map((bond) => (
            <li
              key={`${bond.account} ${bond.since}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <Bond bond={bond} timeZone={timeZone} />
              {right === 'yes' && (
                <form method="post">
                  <input type="hidden" name="cuenta" value={bond.account} />
                  <button type="submit" name="accion" value="quitar" className={button('outline')}>
                    {m.patients_bond_end()}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {bonds.length > 0 && right === 'proof' && <ProofLink person={person} />}
      {bonds.length > 0 && right === 'no' && <p className="mt-2 text-sm text-ink-soft">{m.patients_desk_only()}</p>}
    </section>
  );
}

function Bond({ bond: { email, relation, proof, since, until }, timeZone }: { bond: DeskBond; timeZone: string }) {
  const moment = (instant: string): string => shownMoment(getLocale(), instant, timeZone);
  const whose = relation === 'self' ? m.patients_bond_self() : m.patients_bond_proxy({ until: moment(until ?? since) });
  return (
    <p className="min-w-0">
      <span className="font-semibold wrap-anywhere">{email}</span>
      <span className="block text-sm text-ink-soft">{whose}</span>
      <span className="block text-sm text-ink-soft">
        {m.patients_bond_since({ since: moment(since) })} · {proofWords[proof]()}
      </span>
    </p>
  );
}

const proofWords = {
  'handed-code': m.patients_proof_code,
  'verified-contact': m.patients_proof_contact,
  granted: m.patients_proof_granted,
  demonstration: m.patients_proof_code,
} as const satisfies Record<DeskBond['proof'], () => string>;
