import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { MessageLink } from './list-message.tsx';
import type { ListView } from './list-view.ts';
import { countWords } from './list-words.ts';

/** On a phone, the length and the total of the list and its one message, at the lower edge (`chat-dock.css`): the plan is longer than the window. */
export function AskBar({ view }: { view: ListView }) {
  const { currency } = useLaboratory();
  const { exams, price } = view.list;
  return (
    <div className="ask-bar dock-bar no-print sticky mt-16 lg:hidden">
      <div className="page-frame flex h-full min-h-14 items-center justify-between gap-x-3 max-sm:px-3">
        <p className="text-sm font-semibold whitespace-nowrap">
          {price.known > 0 && (
            <span className="block text-base leading-tight tabular-nums">
              {formatMoney(getLocale(), price.known, currency)}
            </span>
          )}{' '}
          <span className="block text-xs text-ink-soft">{countWords(exams.length)}</span>
        </p>
        <MessageLink view={view} className={button('primary', 'min-h-11 py-2 text-sm whitespace-nowrap')}>
          {m.list_bar_ask()}
        </MessageLink>
      </div>
    </div>
  );
}
