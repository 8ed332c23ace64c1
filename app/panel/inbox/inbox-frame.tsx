import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { InboxList } from './inbox-list.tsx';
import type { InboxListView } from './inbox-view.ts';

interface InboxFrameProps {
  view: InboxListView;
  /** The id of the open message. */
  chosen: string | undefined;
  children: ReactNode;
}

/** The inbox: the list and the open message side by side, or one at a time on a phone. */
export const InboxFrame = ({ view, chosen, children }: InboxFrameProps) => (
  <div className="grid gap-x-10 xl:grid-cols-[24rem_minmax(0,1fr)]">
    <section aria-labelledby="mensajes" className={chosen ? 'hidden xl:block' : undefined}>
      {chosen ? (
        <p id="mensajes" className="mb-4 font-display text-xl font-medium">
          {m.panel_inbox()}
        </p>
      ) : (
        <h1 id="mensajes" className="mb-4 text-2xl">
          {m.panel_inbox()}
        </h1>
      )}
      <InboxList view={view} chosen={chosen} />
    </section>
    {(chosen || view.lines.length > 0) && <div className="min-w-0 xl:border-l xl:border-line xl:pl-10">{children}</div>}
  </div>
);

/** Beside the list, before a message is open. */
export const InboxStart = () => <p className="hidden py-12 text-ink-soft xl:block">{m.inbox_choose()}</p>;
