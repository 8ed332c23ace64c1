import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../laboratory/whatsapp-link.tsx';

/**
 * "Was this page useful?" The browser itself opens the follow-up to the answer, and nothing reports it. `missing` is the chat's first text
 * of a visitor who did not find something.
 */
export function PageUseful({ missing }: { missing: string }) {
  return (
    <section
      aria-labelledby="util"
      className="no-print flex flex-wrap items-center gap-x-2 has-[details[open]]:order-1 has-[details[open]]:w-full lg:ml-auto"
    >
      <h2 id="util" className="mr-2 font-sans text-sm font-normal tracking-normal">
        {m.useful_question()}
      </h2>
      <Answer word={m.useful_yes()}>
        <p>{m.useful_thanks()}</p>
      </Answer>
      <Answer word={m.useful_no()}>
        <p>{m.useful_missing()}</p>
        <WhatsAppLink text={missing} className={button('whatsapp', 'mt-4')}>
          <Icon name="whatsapp" className="size-5" />
          {m.useful_chat()}
        </WhatsAppLink>
      </Answer>
    </section>
  );
}

/** The shared name makes the browser keep only one of the two open. Its text opens below both, so its box takes no part in the layout. */
function Answer({ word, children }: { word: string; children: ReactNode }) {
  return (
    <details
      name="util"
      className="group contents details-content:order-1 details-content:w-full [&:not([open])]:details-content:hidden"
    >
      <summary className="inline-flex min-h-11 min-w-14 list-none items-center justify-center rounded-full border border-line-strong px-3 text-ink group-open:border-brand group-open:font-semibold group-open:text-brand hover:border-brand hover:text-brand [&::-webkit-details-marker]:hidden">
        {word}
      </summary>
      <div className="mt-3 mb-3 max-w-(--container-prose) rounded-md border border-line bg-surface p-5 text-ink">
        {children}
      </div>
    </details>
  );
}
