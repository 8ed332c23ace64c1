import { telHref } from '../../domain/laboratory/contact-links.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Share } from '../../ui/share.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';
import { FoldedRow } from './folded-row.tsx';
import type { Page, Source } from './page.ts';
import { PageActionLink } from './page-action-link.tsx';
import { PageUseful } from './page-useful.tsx';

/** The end of a page: its main action again, its sources, its reviewer, and the feedback question. */
export function PageEnding({ page }: { page: Page }) {
  return (
    <div className="grid max-w-(--container-prose) gap-y-10">
      <NextStep page={page} />
      <PageFooter page={page} />
    </div>
  );
}

/** A page's sources, its reviewer, and the feedback question: in a column of prose, or as a strip over the whole page. */
export function PageFooter({ page, isWide = false }: { page: Page; isWide?: boolean }) {
  return (
    <footer
      className={
        isWide
          ? 'grid items-start gap-x-20 gap-y-5 lg:grid-cols-2 lg:first:*:row-span-2'
          : 'grid max-w-(--container-prose) gap-y-5'
      }
    >
      <PageSources sources={page.sources} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Reviewed page={page} />
        <Share />
      </div>
      <PageUseful page={page} />
    </footer>
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

/** The sources of a page's clinical and legal facts, folded: readers who check facts open them, and print shows them. */
export function PageSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <FoldedRow
      className="border-b text-sm"
      heading={
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {m.page_sources()} <span className="no-print font-normal text-ink-soft">{sources.length}</span>
        </h2>
      }
    >
      <ul className="prose list-disc pb-4 pl-5">
        {sources.map(({ label, url }) => (
          <li key={url} className="py-1.5">
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </FoldedRow>
  );
}

function Reviewed({ page: { reviewed, version, locale } }: { page: Page }) {
  const { team } = useLaboratory();
  if (!reviewed) return null;
  const reviewer = team['direccion-cientifica'];
  const parts = [version && m.page_version({ version }), reviewer?.name[locale]].filter(Boolean);
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={reviewed}>{m.page_reviewed({ date: formatDate(locale, reviewed) })}</time>
      {parts.map((part) => ` · ${part}`)}
    </p>
  );
}
