import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';

/** Leads to the second factor and back, before anything is typed. */
export function ProofLink({ person }: { person: string }) {
  const here = localizedHref(getLocale(), '/admin-panel/pacientes/:id', { id: person });
  const confirm = localizedHref(getLocale(), '/admin-panel/confirmar');
  return (
    <div className="rounded-lg bg-sunken p-5">
      <p className="text-sm text-ink-soft">{m.patients_prove_lead()}</p>
      <a href={`${confirm}?${new URLSearchParams({ a: here })}`} className={button('outline', 'mt-3')}>
        {m.patients_prove()}
      </a>
    </div>
  );
}
