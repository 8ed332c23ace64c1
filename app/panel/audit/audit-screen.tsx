import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { AuditFilterForm } from './audit-filter.tsx';
import { type AuditView, auditHref } from './audit-view.ts';
import { EventTable } from './event-table.tsx';

/** Everything that happened, newest first, and whether nobody has changed it. */
export function AuditScreen({ view }: { view: AuditView }) {
  const { asked, events, isFirst, older } = view;
  return (
    <>
      <h1 className="text-2xl">{m.audit_heading()}</h1>
      <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.audit_lead()}</p>
      <Chain view={view} />
      <AuditFilterForm view={view} />
      {events.length === 0 ? (
        <EmptyState
          heading={m.audit_empty_heading()}
          action={
            <a href={auditHref({ action: null, account: null, day: null }, 'newest')} className={button('outline')}>
              {m.audit_all()}
            </a>
          }
        >
          {m.audit_empty()}
        </EmptyState>
      ) : (
        <EventTable events={events} isNumbered={!view.chain.intact} />
      )}
      {(!isFirst || older !== null) && (
        <nav aria-label={m.audit_pages()} className="mt-6 flex flex-wrap gap-3">
          {!isFirst && (
            <a href={auditHref(asked, 'newest')} className={button('outline')}>
              <Icon name="chevron-left" className="size-5" />
              {m.audit_newest()}
            </a>
          )}
          {older !== null && (
            <a href={auditHref(asked, older)} rel="next" className={button('outline')}>
              {m.audit_older()}
              <Icon name="chevron-right" className="size-5" />
            </a>
          )}
        </nav>
      )}
    </>
  );
}

/** Whether the chain of hashes is whole. */
function Chain({ view: { chain, asked } }: { view: AuditView }) {
  if (!chain.intact)
    return (
      <div className="mt-6 max-w-(--container-prose)">
        <ErrorState heading={m.audit_broken_heading({ seq: String(chain.seq) })}>{m.audit_broken()}</ErrorState>
      </div>
    );
  const locale = getLocale();
  const isPart = chain.checked !== null && chain.checked < chain.events;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Icon name="check" className="size-5 shrink-0 text-open" />
      <strong>{m.audit_intact()}</strong>
      <span className="text-ink-soft">
        {isPart
          ? m.audit_checked_part({
              count: formatNumber(locale, chain.checked ?? 0),
              all: formatNumber(locale, chain.events),
            })
          : m.audit_checked({ count: formatNumber(locale, chain.events) })}
      </span>
      {isPart && (
        <a
          href={auditHref(asked, 'whole-chain')}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {m.audit_check_all()}
        </a>
      )}
    </p>
  );
}
