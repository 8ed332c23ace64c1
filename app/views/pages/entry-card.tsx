import { telHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { OpenNow } from '../laboratory/open-now.tsx';
import type { Page } from './page.ts';
import { PageActionLink } from './page-action-link.tsx';

/** The things to have at hand, the page's action, and the telephone number. On a phone the action comes first, so that it is in view. */
export function EntryCard({ page }: { page: Page }) {
  const { phones } = useLaboratory();
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface p-6 sm:p-8">
      {page.atHand.length > 0 && (
        <>
          <h2 className="font-sans text-lg font-semibold tracking-normal">{m.page_at_hand()}</h2>
          <ol className="mt-3 md:mb-7">
            {page.atHand.map((thing, position) => (
              <li key={thing} className="flex items-baseline gap-4 border-t border-line py-3">
                <span aria-hidden="true" className="w-4 shrink-0 font-display text-lg leading-none text-brand">
                  {position + 1}
                </span>
                {thing}
              </li>
            ))}
          </ol>
        </>
      )}
      <PageActionLink
        action={page.action}
        from={page}
        className="no-print order-first mb-7 w-full md:order-none md:mb-0"
      />
      <div className="mt-7 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">{m.page_by_phone()}</p>
        <a
          href={telHref(phones[0])}
          className="inline-flex min-h-12 items-center font-display text-xl underline-offset-4 hover:text-brand hover:underline"
        >
          {phones[0]}
        </a>
        <OpenNow className="text-sm" />
      </div>
    </div>
  );
}
