import type { LaboratorySystem } from '../../domain/senders/read-senders.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Moment } from '../frame/moment.tsx';
import { credentialWords, stateWords } from './system-words.ts';

/** The laboratory systems that send results, with the state of their credentials. */
export function SystemList({ systems }: { systems: readonly LaboratorySystem[] }) {
  const add = (
    <SiteLink to="/admin-panel/sistemas/nuevo" className={button('primary', 'max-sm:w-full')}>
      {m.systems_add()}
    </SiteLink>
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-2xl">{m.systems_heading()}</h1>
          <p className="mt-2 max-w-(--container-prose) text-ink-soft">{m.systems_lead()}</p>
        </div>
        {systems.length > 0 && add}
      </div>
      <div className="mt-8">
        {systems.length === 0 ? (
          <EmptyState heading={m.systems_empty_heading()} action={add}>
            {m.systems_empty()}
          </EmptyState>
        ) : (
          <Table
            caption={m.systems_heading()}
            isCaptionHidden
            columns={columns()}
            rows={systems}
            keyOf={({ id }) => id}
          />
        )}
      </div>
    </>
  );
}

const columns = (): TableColumn<LaboratorySystem>[] => [
  {
    id: 'name',
    heading: m.systems_name(),
    isLong: true,
    cell: ({ id, name, application, facility }) => (
      <>
        <a
          href={localizedHref(getLocale(), '/admin-panel/sistemas/:id', { id })}
          className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-brand"
        >
          {name}
        </a>
        <span className="block font-mono text-sm font-normal wrap-anywhere text-ink-soft">
          {application} · {facility}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    heading: m.systems_state(),
    cell: ({ state }) => {
      const { text, tone } = stateWords(state);
      return <Tag tone={tone}>{text}</Tag>;
    },
  },
  { id: 'kind', heading: m.systems_kind(), cell: ({ credential }) => credentialWords(credential) },
  {
    id: 'last',
    heading: m.systems_last(),
    cell: ({ lastMessageAt }) => (lastMessageAt ? <Moment instant={lastMessageAt} /> : m.systems_never()),
  },
  { id: 'placed', heading: m.systems_placed(), isNumeric: true, cell: ({ counts }) => String(counts.placed) },
  {
    id: 'waiting',
    heading: m.systems_waiting(),
    isNumeric: true,
    cell: ({ counts }) => String(counts.quarantined + counts.stored),
  },
  { id: 'refused', heading: m.systems_refused(), isNumeric: true, cell: ({ counts }) => String(counts.refused) },
];
