import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { MessageLink } from './list-message.tsx';
import type { ListView } from './list-view.ts';
import { countWords } from './list-words.ts';

/** On a phone, the length and the total of the list and its one message, at the lower edge: the plan is longer than the window. */
export function AskBar({ view }: { view: ListView }) {
  const { currency } = useLaboratory();
  const { exams, price } = view.list;
  return (
    <div className="no-print dock-bar sticky z-10 mt-16 border-t border-line bg-tint lg:hidden">
      <div className="page-frame flex h-12 items-center gap-x-4 text-sm font-semibold">
        <span className="max-sm:sr-only">{countWords(exams.length)}</span>
        {price.known > 0 && <span className="tabular-nums">{formatMoney(getLocale(), price.known, currency)}</span>}
        <MessageLink
          view={view}
          className="-mr-2 ml-auto inline-flex h-full items-center gap-2 px-2 whitespace-nowrap text-brand"
        >
          {m.list_bar_ask()}
          <Icon name="arrow-right" className="size-4" />
        </MessageLink>
      </div>
    </div>
  );
}
