import { telHref } from '../../domain/laboratory/contact-links.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Share } from '../../ui/share.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { FootLine, PageSources, Reviewed } from './foot-line.tsx';
import type { Page } from './page.ts';
import { PageActionLink } from './page-action-link.tsx';
import { chatOfSomethingMissing } from './page-chat.ts';
import { PageUseful } from './page-useful.tsx';

/** The end of a page: its main action again, and its foot. */
export function PageEnding({ page }: { page: Page }) {
  return (
    <div className="grid max-w-(--container-prose) gap-y-10">
      <NextStep page={page} />
      <PageFooter page={page} />
    </div>
  );
}

/** A page's reviewer, its sources, and the feedback question. In a grid of columns it has all of them. */
export function PageFooter({ page }: { page: Page }) {
  const { reviewed, version, locale, sources } = page;
  const { team } = useLaboratory();
  const reviewer = team['direccion-cientifica'];
  return (
    <FootLine className="lg:col-span-full">
      {reviewed && <Reviewed on={reviewed} parts={[version && m.page_version({ version }), reviewer?.name[locale]]} />}
      <PageSources sources={sources} />
      <Share look="link" />
      <PageUseful missing={chatOfSomethingMissing(page)} />
    </FootLine>
  );
}

/** Repeats the action, so that a reader at the end need not scroll back up. */
function NextStep({ page }: { page: Page }) {
  const { phones } = useLaboratory();
  return (
    <aside className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-5">
      <div>
        <p className="text-lg font-bold">{m.page_next_step()}</p>
        {page.action.to !== 'phone' && (
          <p className="text-ink-soft">
            <a
              href={telHref(phones[0])}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {m.page_or_call({ phone: phones[0].replaceAll(' ', '\u00A0') })}
            </a>
          </p>
        )}
      </div>
      <PageActionLink action={page.action} from={page} />
    </aside>
  );
}
