import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../laboratory/whatsapp-link.tsx';
import type { Page } from './page.ts';
import { chatOfSomethingMissing } from './page-chat.ts';

/** "Was this page useful?" The browser itself opens the follow-up to the answer, and nothing reports it. */
export function PageUseful({ page }: { page: Page }) {
  return (
    <section
      aria-labelledby="util"
      className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5"
    >
      <h2 id="util" className="font-sans text-base font-semibold tracking-normal">
        {m.useful_question()}
      </h2>
      <div className="flex flex-wrap items-start gap-3 has-[details[open]]:w-full">
        <Answer word={m.useful_yes()}>
          <p>{m.useful_thanks()}</p>
        </Answer>
        <Answer word={m.useful_no()}>
          <p>{m.useful_missing()}</p>
          <WhatsAppLink text={chatOfSomethingMissing(page)} className={button('whatsapp', 'mt-4')}>
            <Icon name="whatsapp" className="size-5" />
            {m.useful_chat()}
          </WhatsAppLink>
        </Answer>
      </div>
    </section>
  );
}

/** The shared name makes the browser keep only one of the two open. */
function Answer({ word, children }: { word: string; children: ReactNode }) {
  return (
    <details name="util" className="group open:w-full">
      <summary className="inline-flex min-h-11 list-none items-center rounded-full border border-line-strong px-5 font-semibold group-open:border-brand group-open:text-brand hover:border-brand hover:text-brand [&::-webkit-details-marker]:hidden">
        {word}
      </summary>
      <div className="mt-3 max-w-(--container-prose) rounded-md border border-line bg-surface p-5">{children}</div>
    </details>
  );
}
