import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { type OrdersAddress, ordersHref } from './orders-address.ts';

/** The longest name, document, or number that the search reads. */
export const MAX_SEARCHED = 60;

export const SEARCH_ID = 'buscar';

/** Finds a patient. It posts, so a name or a document is readable in no address, no history, and no log. */
export function OrderSearch({ search, address }: { search: string; address: OrdersAddress }) {
  const path = ordersHref({ ...address, filter: 'all', page: 1, search: '' });
  return (
    <search className="no-print w-full md:w-96">
      <form method="post" action={path} className="flex items-center gap-2">
        <label htmlFor={SEARCH_ID} className="sr-only">
          {m.orders_search_label()}
        </label>
        <span className="flex min-w-0 grow items-center rounded-full border border-line-strong bg-surface has-[input:focus]:border-brand has-[input:focus]:outline-2 has-[input:focus]:outline-brand">
          <Icon name="search" className="ml-4 size-5 shrink-0 text-ink-soft" />
          <input
            id={SEARCH_ID}
            name={SEARCH_ID}
            type="search"
            defaultValue={search}
            placeholder={m.orders_search_example()}
            maxLength={MAX_SEARCHED}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 px-3 text-sm outline-none placeholder:text-ink-soft placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="submit"
            className="m-0.5 min-h-10 shrink-0 rounded-full px-4 text-sm font-semibold text-brand hover:bg-sunken max-md:min-h-11"
          >
            {m.orders_search()}
          </button>
        </span>
        {search !== '' && (
          <a
            href={path}
            className="inline-flex min-h-11 items-center px-2 text-sm whitespace-nowrap text-brand underline underline-offset-4"
          >
            {m.orders_clear()}
          </a>
        )}
      </form>
    </search>
  );
}
