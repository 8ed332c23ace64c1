import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LiveList } from '../live/live-list.tsx';
import {
  type InboxLine,
  type InboxListName,
  type InboxListView,
  inboxListName,
  inboxLists,
  inboxServiceName,
} from './inbox-view.ts';

// `as`: the keys of the table are the names of the lists.
const names = Object.keys(inboxLists) as InboxListName[];

const inboxPath = (): string => localizedHref(getLocale(), '/admin-panel/mensajes');

/** The messages of one list, the longest wait first, with the lists as tabs and a search by reference. */
export function InboxList({ view, chosen }: { view: InboxListView; chosen: string | undefined }) {
  const { list, reference, lines, isCut } = view;
  return (
    <>
      <nav aria-label={m.inbox_lists()}>
        <ul className="flex gap-1 border-b border-line">
          {names.map((name) => (
            <li key={name}>
              <a
                href={name === 'nuevos' ? inboxPath() : `${inboxPath()}?estado=${name}`}
                aria-current={reference === '' && name === list ? 'page' : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
              >
                {inboxListName[name]()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action={inboxPath()} className="mt-4 flex items-end gap-3">
        <Field
          id="referencia"
          label={m.inbox_search()}
          defaultValue={reference}
          maxLength={12}
          autoComplete="off"
          spellCheck={false}
          className="grow"
        />
        <button type="submit" className={button('outline')}>
          {m.inbox_search_submit()}
        </button>
      </form>
      <LiveList name="mensajes">
        {lines.length === 0 ? (
          <div className="mt-6">
            <Empty view={view} />
          </div>
        ) : (
          <ul className="mt-4 border-t border-line">
            {lines.map((line) => (
              <Line key={line.id} line={line} list={list} isChosen={line.id === chosen} />
            ))}
          </ul>
        )}
        {isCut && <p className="mt-3 text-sm text-ink-soft">{m.inbox_cut()}</p>}
      </LiveList>
    </>
  );
}

function Line({ line, list, isChosen }: { line: InboxLine; list: InboxListName; isChosen: boolean }) {
  const href = localizedHref(getLocale(), '/admin-panel/mensajes/:id', { id: line.id });
  const service = inboxServiceName(line.service);
  return (
    <li className="border-b border-line">
      <a
        href={list === 'nuevos' ? href : `${href}?estado=${list}`}
        aria-current={isChosen ? 'true' : undefined}
        className="block px-2 py-3 hover:bg-tint aria-[current]:bg-tint sm:px-3"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold wrap-anywhere">{line.name || m.inbox_nameless()}</span>
          <span className="font-mono text-sm text-ink-soft">{line.reference}</span>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {line.state === 'new' ? (
            <>
              {line.isOverdue && <Tag tone="alarm">{m.inbox_overdue()}</Tag>}
              <span className={line.isOverdue ? 'font-semibold text-alarm' : undefined}>
                {line.waited ? m.inbox_waits({ time: line.waited }) : m.inbox_just_now()}
              </span>
            </>
          ) : (
            <span>{line.received}</span>
          )}
          {service && <span>{service}</span>}
        </span>
      </a>
    </li>
  );
}

function Empty({ view: { list, reference } }: { view: InboxListView }) {
  if (reference)
    return (
      <EmptyState
        heading={m.inbox_search_none({ reference })}
        action={
          <a href={inboxPath()} className={button('outline')}>
            {m.inbox_back()}
          </a>
        }
      >
        {m.inbox_search_none_text()}
      </EmptyState>
    );
  return list === 'nuevos' ? (
    <EmptyState heading={m.inbox_none_new()}>{m.inbox_none_new_text()}</EmptyState>
  ) : (
    <EmptyState heading={m.inbox_none()}>{m.inbox_none_text()}</EmptyState>
  );
}
