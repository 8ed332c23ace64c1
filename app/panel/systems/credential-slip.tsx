import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { copyContract } from '../../ui/behaviors/copy.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Moment } from '../frame/moment.tsx';
import { Addresses } from './system-facts.tsx';
import type { MadeSlip, SystemAddresses } from './system-view.ts';

/** A new credential. A static key is shown here and nowhere else; of a system that signs, its id. */
export function CredentialSlip({ made, addresses }: { made: MadeSlip; addresses: SystemAddresses }) {
  return (
    <div className="max-w-(--container-prose)">
      <h1 className="text-2xl">{made.key ? m.systems_slip_key() : m.systems_slip_signature()}</h1>
      <p className="mt-2 text-ink-soft">{made.key ? m.systems_slip_key_text() : m.systems_slip_signature_text()}</p>
      <div className="relative mt-5 rounded-lg border border-line-strong bg-surface p-5">
        <button
          type="button"
          hidden
          {...dataFor(copyContract, { copied: m.systems_copied() })}
          className="no-print absolute top-1.5 right-2 min-h-11 px-3 text-sm font-semibold text-brand"
        >
          {m.systems_copy()}
        </button>
        <p className="pr-24 text-xs font-semibold text-ink-soft">
          {made.key ? m.systems_kind_key() : m.systems_client_id()}
        </p>
        <code className="mt-2 block font-mono text-base wrap-anywhere select-all">{made.key ?? made.id}</code>
        <p className="mt-3 text-sm text-ink-soft">
          {m.systems_until()} <Moment instant={made.expiresAt} />
        </p>
      </div>
      <Addresses addresses={addresses} signs={made.key === null} />
      <a
        href={localizedHref(getLocale(), '/admin-panel/sistemas/:id', { id: made.id })}
        className={button('primary', 'mt-6 max-sm:w-full')}
      >
        {made.key ? m.systems_slip_done() : m.systems_slip_open()}
      </a>
    </div>
  );
}
