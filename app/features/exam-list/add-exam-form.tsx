import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { ListAddress } from './list-address.ts';

/** Adds an exam by what it is called. It asks by the address, so it needs no script; the answer's address has the code alone. */
export function AddExamForm({ address, typed }: { address: ListAddress; typed: string }) {
  const kept = { e: address.codes.join(','), dia: address.day, hora: address.hour, p: address.person };
  return (
    <form action={localizedHref(getLocale(), '/mi-lista')} autoComplete="off" className="no-print mt-6 max-w-[36rem]">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="block">
        <span className="font-semibold">{m.list_add_label()}</span>
        <span className="block text-sm text-ink-soft">{m.list_add_hint()}</span>
        <span className="mt-2 flex items-center rounded-full border border-line-strong bg-surface focus-within:border-brand focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand">
          <input
            type="text"
            name="agregar"
            defaultValue={typed}
            required
            maxLength={100}
            aria-invalid={typed ? true : undefined}
            aria-describedby={typed ? 'no-esta' : undefined}
            className="min-h-12 w-full min-w-0 rounded-full px-5 outline-none"
          />
          <button
            type="submit"
            className="m-1 min-h-11 shrink-0 rounded-full bg-brand px-5 font-semibold text-on-brand hover:bg-brand-strong"
          >
            {m.list_add_button()}
          </button>
        </span>
      </label>
    </form>
  );
}
