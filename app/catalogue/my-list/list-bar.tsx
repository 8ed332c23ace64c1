import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { listQuery } from './list-address.ts';
import { listBarContract } from './list-bar.contract.ts';
import type { ListTotal } from './list-total.ts';
import { countWords } from './list-words.ts';

/** The list that the bar shows. */
export interface ListBarProps {
  /** The codes that the page's address carries. */
  codes: readonly string[];
  total: ListTotal;
  /** The address of the planning data, from which a browser computes the total of its own list. */
  planning: string;
}

/**
 * The length and the price of the visitor's list, and the way to its plan: at the lower edge of a phone, and above the page from 72rem. The browser fills in its
 * own list (`list-bar.browser.ts`); until then, and without a script, the bar shows the list of the address.
 */
export function ListBar({ codes, total: { count, price }, planning }: ListBarProps) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  return (
    <div
      {...dataFor(listBarContract, { planning })}
      className={classes(
        'no-print dock-bar sticky z-10 border-t border-line bg-tint min-[72rem]:static min-[72rem]:-order-1 min-[72rem]:border-t-0 min-[72rem]:border-b',
        count === 0 && 'hidden listed:block',
      )}
    >
      <a
        href={localizedHref(locale, '/mi-lista') + listQuery({ codes })}
        rel="nofollow"
        className="page-frame flex h-10 items-center gap-x-4 text-sm font-semibold hover:text-brand min-[72rem]:h-11"
      >
        <span {...dataFor(listBarContract, { one: countWords(1), other: m.list_count({ count: '{count}' }) })}>
          {count > 0 && countWords(count)}
        </span>
        <span {...dataFor(listBarContract, { total: '' })} className="tabular-nums">
          {count > 0 && price !== null && formatMoney(locale, price, currency)}
        </span>
        <span className="ml-auto inline-flex items-center gap-2 text-brand">
          {m.list_bar_plan()}
          <Icon name="arrow-right" className="size-4" />
        </span>
      </a>
    </div>
  );
}
