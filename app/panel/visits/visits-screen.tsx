import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { visitDayWords, visitStateName, windowWords } from '../../views/visits/visit-words.ts';
import { LiveList } from '../live/live-list.tsx';
import { type VisitLine, type VisitListName, type VisitListView, visitListName, visitLists } from './visit-lists.ts';

// `as`: the keys of the table are the names of the lists.
const names = Object.keys(visitLists) as VisitListName[];

const visitsPath = (): string => localizedHref(getLocale(), '/admin-panel/domicilios');

export const visitTone = {
  requested: 'active',
  proposed: 'caution',
  confirmed: 'good',
  done: 'good',
  'not-found': 'alarm',
  cancelled: 'neutral',
  refused: 'neutral',
} as const satisfies Record<VisitLine['state'], TagTone>;

/** The home visits by day: reception's lists, or the collector's own days. */
export const VisitsScreen = ({ view }: { view: VisitListView }) => (
  <div className="max-w-4xl">
    <h1 className="text-2xl">{view.isOwn ? m.visits_own_heading() : m.panel_visits()}</h1>
    {!view.isOwn && <ListTabs list={view.list} />}
    <LiveList name="domicilios">
      {view.days.length === 0 ? (
        <div className="mt-6">
          <NoVisits view={view} />
        </div>
      ) : (
        view.days.map(({ date, lines }) => (
          <section key={date} aria-labelledby={`dia-${date}`} className="mt-8">
            <h2 id={`dia-${date}`} className="text-lg first-letter:uppercase">
              {date === view.today ? m.visits_today({ day: visitDayWords(date) }) : visitDayWords(date)}
            </h2>
            <ul className="mt-2 border-t border-line">
              {lines.map((line) => (
                <VisitRow key={line.id} line={line} view={view} />
              ))}
            </ul>
          </section>
        ))
      )}
    </LiveList>
  </div>
);

const ListTabs = ({ list }: { list: VisitListName }) => (
  <nav aria-label={m.visits_lists()} className="mt-4 max-sm:scroll-fade">
    <ul className="flex gap-1 border-b border-line">
      {names.map((name) => (
        <li key={name}>
          <a
            href={name === 'por-confirmar' ? visitsPath() : `${visitsPath()}?lista=${name}`}
            aria-current={name === list ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
          >
            {visitListName[name]()}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

function VisitRow({ line, view: { isOwn, list } }: { line: VisitLine; view: VisitListView }) {
  const { id, name, zone, window, state, collector } = line;
  return (
    <li className="border-b border-line">
      <a
        href={localizedHref(getLocale(), '/admin-panel/domicilios/:id', { id })}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-3 hover:bg-tint sm:grid-cols-[13.5rem_minmax(0,1fr)_auto]"
      >
        <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums sm:text-base">{windowWords(window)}</span>
        <span className="col-start-1 min-w-0 sm:col-start-2 sm:row-start-1">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {zone}
            {!isOwn && collector && ` · ${collector}`}
          </span>
        </span>
        <span className="col-start-2 row-span-2 row-start-1 flex items-center gap-2 sm:col-start-3 sm:row-span-1">
          {(isOwn || list === 'pasadas' || state === 'proposed') && (
            <Tag tone={visitTone[state]}>{visitStateName[state]()}</Tag>
          )}
          <Icon name="chevron-right" className="size-4 text-ink-soft" />
        </span>
      </a>
    </li>
  );
}

function NoVisits({ view: { isOwn, list } }: { view: VisitListView }) {
  if (isOwn) return <EmptyState heading={m.visits_none_own()}>{m.visits_none_own_text()}</EmptyState>;
  if (list === 'por-confirmar')
    return <EmptyState heading={m.visits_none_waiting()}>{m.visits_none_waiting_text()}</EmptyState>;
  return <EmptyState heading={m.visits_none()}>{m.visits_none_text()}</EmptyState>;
}
